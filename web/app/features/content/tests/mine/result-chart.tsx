import type { Language } from '@himoya/contract/languages'
import type { ResultRow } from '@himoya/contract/content/tests'
import { formatRelative } from '@himoya/kit/dates'

const WIDTH = 480
const HEIGHT = 96
const SIDE = 16
const TOP = 14
const GROUND = 82
/** More dots than these run into each other: the newest stay. */
const MOST = 24

/** How high a result stands: by its share of the score, or of a self-check by how it was meant. */
const HEIGHTS: Record<ResultRow['tone'], number> = { care: 0.1, mixed: 0.5, good: 0.9 }
const heightOf = ({ test, tone, score, max }: ResultRow): number =>
  test.kind === 'knowledge' ? (max === 0 ? 0 : score / max) : HEIGHTS[tone]

/** Dots over time, the oldest at the left; the rows under it say the same in words. */
export function ResultChart({ rows, lang }: { rows: readonly ResultRow[]; lang: Language }) {
  const shown = rows.slice(0, MOST).toReversed()
  if (shown.length < 2) return null
  const step = (WIDTH - 2 * SIDE) / (shown.length - 1)
  const dots = shown.map((row, at) => ({ row, x: SIDE + at * step, y: GROUND - heightOf(row) * (GROUND - TOP) }))
  return (
    <div aria-hidden="true">
      <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path className="chart-ground" d={`M0 ${GROUND + 6}H${WIDTH}`} />
        <path className="chart-line" d={`M${dots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`} />
        {dots.map(({ row, x, y }) => (
          <circle key={row.id} className={`chart-dot chart-dot-${row.tone}`} cx={x} cy={y} r="7" />
        ))}
      </svg>
      <p className="meta flex justify-between">
        <span>{formatRelative(shown[0]!.created_at, lang)}</span>
        <span>{formatRelative(shown.at(-1)!.created_at, lang)}</span>
      </p>
    </div>
  )
}
