import { encode } from 'uqr'
import styles from './invite.module.css'

const QUIET = 2

/** Dark squares on white in both looks, as cameras expect. */
export function QrCode({ content, label }: { content: string; label: string }) {
  const { data: squares, size } = encode(content, { border: QUIET })
  const path = squares.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className={styles.qr} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
