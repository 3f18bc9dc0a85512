/** More than these do not fit into an arch. */
const MOST = 12
const BOX = { width: 170, height: 150 }
const RADIUS = 62
const CENTRE = { x: 85, y: 118 }
const LARGEST = 10
const INNER = 0.765
const POINTS = 8
const ARCH = 'M0 150V60C0 28.5 40.8 17.3 85 0c44.2 17.3 85 28.5 85 60v90z'

const polar = (x: number, y: number, radius: number, angle: number): string =>
  `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y - radius * Math.sin(angle)).toFixed(1)}`

/** The eight-pointed star of the girih. */
const star = (x: number, y: number, radius: number): string =>
  `M${Array.from({ length: POINTS * 2 }, (_, at) => polar(x, y, at % 2 === 0 ? radius : radius * INNER, (at * Math.PI) / POINTS)).join('L')}Z`

/** Right questions of all: a star each, from the left over the arch to the right; of many questions a bar. */
export function ResultStars({ score, max }: { score: number; max: number }) {
  if (max > MOST) return <progress className="result-bar" max={max} value={score} aria-hidden="true" />
  const radius = Math.min(LARGEST, (RADIUS * Math.PI) / (max - 1) / 2.2)
  const place = (at: number): { x: number; y: number } => {
    const angle = Math.PI * (1 - at / (max - 1))
    return { x: CENTRE.x + RADIUS * Math.cos(angle), y: CENTRE.y - RADIUS * Math.sin(angle) }
  }
  return (
    <svg className="result-stars" viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      <path className="result-arch" d={ARCH} />
      {Array.from({ length: max }, (_, at) => {
        const { x, y } = place(at)
        return <path key={at} className={at < score ? 'star-on' : 'star-off'} d={star(x, y, radius)} />
      })}
      <text x={CENTRE.x} y={CENTRE.y} textAnchor="middle">
        {score}
        <tspan dx="4">/ {max}</tspan>
      </text>
    </svg>
  )
}
