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

const PLACE = String.raw`(-?(?:\d+(?:\.\d+)?|\.\d+))[ ,]*`
/** A path may begin by `m` as by `M`; in the middle of another, `m` would count from where the pen is. */
const BEGINNING = new RegExp(`^m\\s*${PLACE}${PLACE}(?=([-\\d.])?)`)

const fromItsOwnPlace = (path: string): string =>
  path.replace(BEGINNING, (_, x: string, y: string, next?: string) => `M${x} ${y}${next === undefined ? '' : 'l'}`)

/** Its lines as one: they have one colour and no filling, and each path has its price on the way. */
function draw(of: IconNode): IconNode {
  const lines = of.filter(([tag, attributes]) => tag === 'path' && Object.keys(attributes).join() === 'd')
  const d = lines.map(([, { d: path }]) => fromItsOwnPlace(shorten(String(path)))).join('')
  return [...(d ? [['path', { d }] as const] : []), ...of.filter((part) => !lines.includes(part))] as IconNode
}

const drawn = new Map<IconNode, IconNode>()

/** An icon of the set (24 grid, stroke 2), drawn into the page. It always stands beside words or inside a named control. */
export function Icon({ of, className = 'ic' }: { of: IconNode; className?: string }) {
  const parts = drawn.get(of) ?? draw(of)
  drawn.set(of, parts)
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      {parts.map(([tag, attributes], place) => createElement(tag, { key: place, ...attributes }))}
    </svg>
  )
}

/** Ours: an arrow leaving an arch. */
export const ExitIcon: IconNode = [
  ['path', { d: 'M13 21H4v-9c0-4 2.5-6.5 6-9 1.6 1.1 3 2.3 4 3.6' }],
  ['path', { d: 'M10 14h11m-4-4 4 4-4 4' }],
]
