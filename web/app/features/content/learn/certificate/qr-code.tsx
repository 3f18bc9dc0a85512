import { encode } from 'uqr'

/** Squares around it that stay white, so that a camera finds it (ISO/IEC 18004, 9.1). */
const QUIET = 4

/** Dark on white in every look and on paper. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data: squares, size } = encode(content, { ecc: 'M', border: QUIET })
  const path = squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="certificate-qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
