import { looseOf, soundOf, type Spelling } from './words.ts'

/** A word of a phrase that a text's word may be: itself or a beginning, compared strictly or loosely. */
type Atom = { sound: string; open: boolean; affirmed: boolean; strict: boolean; token: number }

/** Words at least so long are also found with one typing error behind their first letter. */
const FORGIVEN = 7

/** Finds which tokens of the phrases a word may be. What is built is small and built once; a look-up costs the word's letters. */
export function createWordIndex() {
  const whole = new Map<string, Atom[]>()
  const begun = new Map<string, Atom[]>()
  const long = new Map<string, Atom[]>()
  const tokens = new Map<string, number>()
  let longest = 0

  function add(atom: Atom): void {
    const key = (atom.strict ? '=' : '') + atom.sound
    push(atom.open ? begun : whole, key, atom)
    longest = Math.max(longest, atom.sound.length)
    if (!atom.strict && atom.sound.length >= FORGIVEN) push(long, atom.sound[0]!, atom)
  }

  /** The number of a token: `word`, `a|b*`. The same text has the same number. */
  function tokenOf(text: string): number {
    const known = tokens.get(text)
    if (known !== undefined) return known
    const token = tokens.size
    tokens.set(text, token)
    for (const word of text.split('|')) for (const atom of atomsOf(word, token)) add(atom)
    return token
  }

  function fitting({ loose, strict }: Spelling): Set<number> {
    const found = new Set<number>()
    const take = (atoms: readonly Atom[] | undefined, said: string): void => {
      for (const atom of atoms ?? []) if (!atom.affirmed || !denied(said.slice(atom.sound.length))) found.add(atom.token)
    }
    take(whole.get(loose), loose)
    take(whole.get(`=${strict}`), strict)
    for (let length = 1; length <= Math.min(strict.length, longest); length += 1) {
      take(begun.get(loose.slice(0, length)), loose)
      take(begun.get(`=${strict.slice(0, length)}`), strict)
    }
    if (found.size === 0 && loose.length >= FORGIVEN) {
      for (const atom of long.get(loose[0]!) ?? []) if (mistyped(loose, atom)) found.add(atom.token)
    }
    return found
  }

  return { tokenOf, fitting, count: () => tokens.size }
}

/** -ma- behind a stem denies it, also in berishmaydi and urilmadi; -moqchi, said -maqchi too, does not. */
const denied = (rest: string): boolean => /^(?:ish|il|in|tir|dir)?ma(?!kchi)/.test(rest)

function atomsOf(word: string, token: number): Atom[] {
  const strict = word.startsWith('=')
  const affirmed = word.endsWith('+')
  const open = affirmed || word.endsWith('*')
  const bare = word.slice(strict ? 1 : 0, open ? -1 : undefined)
  return spellings(bare).map((sound) => ({ sound: strict ? sound : looseOf(sound), open, affirmed, strict, token }))
}

/** ё is typed as е, and o‘ by a Russian keyboard as у. */
function spellings(word: string): string[] {
  const words = word.includes('ё') ? [word, word.replaceAll('ё', 'е')] : [word]
  const sounds = words.map(soundOf)
  const russian = sounds.filter((sound) => sound.length > 3).map((sound) => sound.replaceAll('ö', 'u'))
  return [...new Set([...sounds, ...russian])]
}

/** One letter more, less, other, or two changed about; of a beginning only the word's beginning counts. */
function mistyped(said: string, { sound, open, affirmed }: Atom): boolean {
  const ends = open ? [sound.length, sound.length - 1, sound.length + 1].filter((end) => end <= said.length) : [said.length]
  return ends.some((end) => oneApart(said.slice(0, end), sound) && !(affirmed && denied(said.slice(end))))
}

function oneApart(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let at = 0
  while (at < left.length && left[at] === right[at]) at += 1
  const rest = (text: string, from: number): string => text.slice(from)
  return (
    rest(left, at + 1) === rest(right, at + 1) ||
    rest(left, at + 1) === rest(right, at) ||
    rest(left, at) === rest(right, at + 1) ||
    (left[at] === right[at + 1] && left[at + 1] === right[at] && rest(left, at + 2) === rest(right, at + 2))
  )
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const known = map.get(key)
  if (known) known.push(value)
  else map.set(key, [value])
}
