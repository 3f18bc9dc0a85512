export type Row = {
  name: string
  tone: 'own' | 'limit' | 'peer'
  /** undefined: nothing to draw, the label says why. */
  value: number | undefined
  /** A span on a scale of powers of ten, from `value`. */
  to?: number | undefined
  /** The end of the scale where it is known. */
  most?: number
  label: string
  bad?: boolean
}
export type Panel = { title: string; unit: string; rows: readonly Row[] }

export const PANEL = { width: 620, head: 54, row: 26, foot: 30 }
const NAMES = 170
const LABELS = 200
const PLOT = PANEL.width - NAMES - LABELS
const BAR = 14

type Scale = { place(value: number): number; ticks: readonly number[] }

/** Names to the left, bars or spans on one scale, the figure itself behind each. */
export function drawPanel({ title, unit, rows }: Panel): string {
  const drawn = rows.some(({ value }) => value !== undefined)
  const scale = rows.some(({ to }) => to !== undefined) ? powers(rows) : linear(rows)
  const bottom = PANEL.head + rows.length * PANEL.row
  const axis = scale.ticks.map((tick) => {
    const x = (NAMES + scale.place(tick)).toFixed(1)
    return `<path class="line" d="M${x} ${PANEL.head - 4}V${bottom}"/><text class="soft middle" x="${x}" y="${bottom + 18}">${short(tick)}</text>`
  })
  return [
    `<text class="head" y="16">${escaped(title)}</text><text class="soft" y="36">${escaped(unit)}</text>`,
    ...(drawn ? axis : []),
    ...rows.map((row, index) => drawRow(row, scale, PANEL.head + index * PANEL.row)),
  ].join('\n')
}

function drawRow({ name, tone, value, to, label, bad }: Row, scale: Scale, y: number): string {
  const middle = y + PANEL.row / 2
  const from = value === undefined ? 0 : scale.place(value)
  const end = to === undefined ? from : scale.place(to)
  const text = `<text x="${NAMES + end + 10}" y="${middle + 4}"${bad ? ' class="bad"' : ''}>${escaped(label)}</text>`
  const called = `<text class="end" x="${NAMES - 12}" y="${middle + 4}">${escaped(name)}</text>`
  if (value === undefined) return called + text
  if (to === undefined)
    return `${called}<rect class="${tone}" x="${NAMES}" y="${middle - BAR / 2}" width="${Math.max(1, from).toFixed(1)}" height="${BAR}" rx="2"/>${text}`
  const dots = [from, end].map((x) => `<circle class="${tone}" cx="${(NAMES + x).toFixed(1)}" cy="${middle}" r="5"/>`)
  return `${called}<path class="${tone}" stroke-width="4" d="M${NAMES + from} ${middle}H${NAMES + end}"/>${dots.join('')}${text}`
}

function linear(rows: readonly Row[]): Scale {
  const most = Math.max(...rows.map(({ value, most: known }) => known ?? value ?? 0), 1e-9)
  const step = stepOf(most)
  const ticks = Array.from({ length: Math.floor(most / step) + 1 }, (_, index) => index * step)
  return { place: (value) => (value / most) * PLOT, ticks }
}

/** 1, 2 or 5 times a power of ten, so that there are two to five lines. */
function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most))
  return [0.2, 0.5, 1].map((share) => share * power).find((step) => most / step <= 5) ?? 2 * power
}

function powers(rows: readonly Row[]): Scale {
  const values = rows.flatMap(({ value, to }) => (value === undefined || to === undefined ? [] : [value, to]))
  const low = Math.floor(Math.log10(Math.max(0.1, Math.min(...values))))
  const high = Math.max(low + 1, Math.ceil(Math.log10(Math.max(...values))))
  return {
    place: (value) => Math.max(0, ((Math.log10(Math.max(value, 10 ** low)) - low) / (high - low)) * PLOT),
    ticks: Array.from({ length: high - low + 1 }, (_, index) => 10 ** (low + index)),
  }
}

const short = (value: number): string => (value >= 1_000 ? `${value / 1_000}k` : String(Number(value.toPrecision(3))))
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
