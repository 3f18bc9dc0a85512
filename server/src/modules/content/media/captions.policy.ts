import { AppError } from '../../../platform/core/errors.ts'

const MOST_CUES = 5_000
const TIME = String.raw`(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})`
const TIMES = new RegExp(String.raw`^\s*${TIME}\s+-->\s+${TIME}(?:\s.*)?$`)

/** `<b>`, `</c>`, `<v Ona>`, `<00:01.000>`; a lone sign stays a sign. */
const TAGS = /<\/?[a-z][^<>]*>|<[\d:.]+>/gi

/**
 * Captions as WebVTT of our own making, from WebVTT or SRT: times and words. Styles, places, notes and tags stay behind, so
 * nothing in the file can look or behave otherwise than words. Throws `invalid` for what has no cue in order.
 */
export function cleanCaptions(text: string): string {
  const blocks = text
    .replace(/^\u{FEFF}/u, '')
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
  const cues = blocks.map(cueOf).filter((cue) => cue !== null)
  if (cues.length === 0 || cues.length > MOST_CUES) throw new AppError('invalid', { fields: { text: ['wrong_format'] } })
  return `WEBVTT\n\n${cues.join('\n\n')}\n`
}

/** null for a head, a note, a style, and what is empty once its tags are gone. */
function cueOf(block: string): string | null {
  const lines = block.split('\n')
  const at = lines.findIndex((line) => TIMES.test(line))
  if (at === -1 || at > 1) return null
  const [, ...parts] = TIMES.exec(lines[at] ?? '') ?? []
  const [begin, end] = [milliseconds(parts.slice(0, 4)), milliseconds(parts.slice(4))]
  const words = lines
    .slice(at + 1)
    .map(plainLine)
    .filter((line) => line !== '')
    .join('\n')
  return begin < end && words !== '' ? `${stamp(begin)} --> ${stamp(end)}\n${words}` : null
}

/** An arrow would begin another cue; `&` and `<` would begin a name or a tag. */
const plainLine = (line: string): string =>
  line
    .replace(TAGS, '')
    .replaceAll('&amp;', '&')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .trim()

function milliseconds([hours = '0', minutes = '0', seconds = '0', rest = '0']: readonly (string | undefined)[]): number {
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(rest)
}

function stamp(time: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  const seconds = Math.floor(time / 1_000)
  return `${two(Math.floor(seconds / 3_600))}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}.${String(time % 1_000).padStart(3, '0')}`
}
