import { LOOK_DRAWINGS, LOOK_SIDE, type Look } from './looks.ts'

/** As it will stand on the screen. Its name stands beside it. */
export function LookIcon({ look }: { look: Look }) {
  const { ground, shapes } = LOOK_DRAWINGS[look]
  return (
    <svg className="look" viewBox={`0 0 ${LOOK_SIDE} ${LOOK_SIDE}`} aria-hidden="true">
      <rect width={LOOK_SIDE} height={LOOK_SIDE} rx="22" fill={ground} />
      {shapes.map(([path, fill]) => (
        <path key={path} d={path} fill={fill} />
      ))}
    </svg>
  )
}
