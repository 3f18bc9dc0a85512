import type { IconNode } from 'lucide'
import { createElement } from 'react'

const NUMBER = /-?(?:\d*\.\d+|\d+)/g
const ARC_NUMBERS = 7

/** The set is drawn to thousandths; a tenth is a fifteenth of its line. */
const shorten = (path: string): string =>
  path.replace(/([a-z])([^a-z]*)/gi, (command, letter: string, numbers: string) => {
    // An arc may write its flags and what follows as one (`002`): that one is left as it is.
    const is_plain = letter.toLowerCase() !== 'a' || (numbers.match(NUMBER)?.length ?? 0) % ARC_NUMBERS === 0
    return is_plain ? letter + shortened(numbers) : command
  })

const shortened = (numbers: string): string =>
  numbers.replace(/-?\d*\.\d+/g, (number, at: number) => {
    const short = String(Math.round(Number(number) * 10) / 10).replace(/^(-?)0\./, '$1.')
    // Numbers that stood apart by their dot only must not run together.
    const before = /[\d.]/.test(numbers[at - 1] ?? '') && /^\d/.test(short) ? ' ' : ''
    const after = numbers[at + number.length] === '.' && !short.includes('.') ? ' ' : ''
    return before + short + after
  })

const known = new Map<string, string>()

function rounded(path: string): string {
  const short = known.get(path) ?? shorten(path)
  known.set(path, short)
  return short
}

/** An icon of the set (24 grid, stroke 2), drawn into the page. It always stands beside words or inside a named control. */
export function Icon({ of, className = 'ic' }: { of: IconNode; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {of.map(([tag, { d, ...attributes }], place) =>
        createElement(tag, { key: place, ...(typeof d === 'string' && { d: rounded(d) }), ...attributes }),
      )}
    </svg>
  )
}

/** Ours: an arrow leaving an arch. */
export const ExitIcon: IconNode = [
  ['path', { d: 'M13 21H4v-9c0-4 2.5-6.5 6-9 1.6 1.1 3 2.3 4 3.6' }],
  ['path', { d: 'M10 14h11m-4-4 4 4-4 4' }],
]
