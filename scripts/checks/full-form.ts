/** What of a journey the gate leaves out: all of it, or its repetition by other ways or in other languages. */
export type LeftOut = { title: string; what: 'whole' | 'ways' | 'languages' }

/** A journey or a group of them with its title and, in oxfmt's layout, what stands between the title and its function. */
const CALL =
  /^(?<indent> *)(?:test|it)(?:[.]describe)?[(]\s*(?<quote>['"`])(?<title>.*?)\k<quote>,\s*(?<details>[{][^}]*[}]|(?:repeatedIn|anotherWay)[(][^\n]*?[)](?=,))?/gm
const TITLE = /\b(?:test|it)[(]\s*(['"`])(?<title>.*?)\1/g
const TAG = /@full\b/

function leftOut(title: string, details: string): LeftOut['what'] | null {
  if (TAG.test(title) || TAG.test(details)) return 'whole'
  if (details.startsWith('anotherWay')) return 'ways'
  return details.startsWith('repeatedIn') ? 'languages' : null
}

/** The journeys of a file that `npm test` does not walk in full (e2e/playwright.config.ts): those with the tag, or in a group with it. */
export function leftOutOf(text: string): LeftOut[] {
  const left_out = new Map<string, LeftOut['what']>()
  for (const { index, 0: said, groups } of text.matchAll(CALL)) {
    const { indent = '', title = '', details = '' } = groups!
    const what = leftOut(title, details)
    if (what === null) continue
    const is_group = said.includes('.describe')
    // A group ends where a line of its own indent closes it.
    const inside = text.slice(index, text.indexOf(`\n${indent}}`, index))
    const titles = is_group ? [...inside.matchAll(TITLE)].map((hit) => hit.groups!['title']!) : [title]
    for (const one of titles) if (left_out.get(one) !== 'whole') left_out.set(one, what)
  }
  return [...left_out].map(([title, what]) => ({ title, what }))
}
