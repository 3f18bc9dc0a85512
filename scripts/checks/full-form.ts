/** What of a journey the gate leaves out: all of it, or its repetition in other languages. */
export type LeftOut = { title: string; what: 'whole' | 'languages' }

/** A journey or a group of them with its title and, in oxfmt's layout, what stands between the title and its function. */
const CALL =
  /^(?<indent> *)(?:test|it)(?:[.]describe)?[(]\s*(?<quote>['"`])(?<title>.*?)\k<quote>,\s*(?<details>[{][^}]*[}]|repeatedIn[(]\w+[)])?/gm
const TITLE = /\b(?:test|it)[(]\s*(['"`])(?<title>.*?)\1/g
const TAG = /@full\b/

/** The journeys of a file that `npm test` does not walk in full (e2e/playwright.config.ts): those with the tag, or in a group with it. */
export function leftOutOf(text: string): LeftOut[] {
  const left_out = new Map<string, LeftOut['what']>()
  for (const { index, 0: said, groups } of text.matchAll(CALL)) {
    const { indent = '', title = '', details = '' } = groups!
    const what = TAG.test(title) || TAG.test(details) ? 'whole' : details.startsWith('repeatedIn') ? 'languages' : null
    if (what === null) continue
    const is_group = said.includes('.describe')
    // A group ends where a line of its own indent closes it.
    const inside = text.slice(index, text.indexOf(`\n${indent}}`, index))
    const titles = is_group ? [...inside.matchAll(TITLE)].map((hit) => hit.groups!['title']!) : [title]
    for (const one of titles) if (left_out.get(one) !== 'whole') left_out.set(one, what)
  }
  return [...left_out].map(([title, what]) => ({ title, what }))
}
