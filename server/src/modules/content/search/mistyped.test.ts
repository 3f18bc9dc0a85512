import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { uzbekStem } from './fold.policy.ts'
import { readNear, readTermStatus } from './search.store.ts'
import { beginningOf, meantWords } from './terms.policy.ts'

/** What was meant, and how a finger typed it: a letter too few, too many, another one, two swapped; then forms that no text has. */
const MEANT: readonly [Language, meant: string, typed: string][] = [
  ['uz', 'qo‘rquv', 'qoruqv qorqiv qo‘rquvv korquv qoruqvlarim'],
  ['uz', 'hisob', 'hiosb hisoob hidob hidobimizdagi'],
  ['uz', 'tarmoqda', 'tramoqda tarmqoqda taromqda'],
  ['uz', 'haqorat', 'haqrat haqirat хақоат haqoartlarga'],
  ['uz', 'suhbat', 'suhbst suhabt suhbta uhbat'],
  ['uz', 'shikoyat', 'shioyat shikoyta shikoyqt'],
  ['uz', 'zo‘ravonlik', 'zoravonlk zorovonlik zoravonilk'],
  ['uz', 'odam', 'odma odan odaam'],
  ['ru', 'больно', 'блльно бльно бооьно болбно'],
  ['ru', 'травля', 'тпавля травял трввля'],
  ['ru', 'телефон', 'теелфон тнлефон телефн тлеефонами'],
  ['ru', 'пароль', 'парлоь праоль пвроль'],
  ['ru', 'приют', 'приюь пиют прийют'],
  ['ru', 'учитель', 'учитиль учмтель учитилями'],
  ['en', 'bullying', 'bulyng bulying bullyng blulying bullyign'],
  ['en', 'support', 'supoprt suport suppprt supporr suportive'],
  ['en', 'afraid', 'afriad afaid agraid'],
  ['en', 'office', 'ovfice offcie ofice'],
  ['en', 'leave', 'leae laeve leavr'],
  ['en', 'stop', 'stpo stoo stpp'],
]

/** Words that no text has, and no text is near to: what is not known is better said than made up. */
const NOT_MEANT: readonly [Language, string][] = [
  ['uz', 'qasr skripka pishloq qahva taksi daraxt barg kompyuter arslon yulduz qurbaqa koylak'],
  ['ru', 'замок скрипка серебро лошадь облако цирк пицца волк такси корабль обезьяна лягушка'],
  ['en', 'violin planet bottle market ticket circus kitten soup boat coal computer dragon guitar'],
]
const split = (words: string) => words.split(' ')

describe('a slip of the finger', () => {
  let test: TestApp
  const search = async (q: string, lang: Language) =>
    (await test.call('GET', `/api/v1/search/?q=${encodeURIComponent(q)}&page_size=100`, { lang })).body
  const paths = async (q: string, lang: Language): Promise<string[]> =>
    (await search(q, lang)).results.map(({ path }: { path: string }) => path)
  beforeAll(async () => {
    test = await startTestApp({ samples: true, env: { LIMITS: 'search=1000000/1,api=1000000/1' } })
  })
  afterAll(() => test.close())

  it.each(MEANT)('%s: «%s» is found by %s', async (lang, meant, typed) => {
    const [best] = await paths(meant, lang)
    expect(best).toBeDefined()
    for (const slip of split(typed)) {
      const { results, mistyped } = await search(slip, lang)
      expect(mistyped, slip).toBe(true)
      expect(
        results.map(({ path }: { path: string }) => path),
        slip,
      ).toContain(best)
    }
  })

  it.each(NOT_MEANT)('%s: nothing is made of words that no text is near to: %s', async (lang, words) => {
    for (const word of split(words)) expect(await paths(word, lang), word).toEqual([])
  })

  it('in a short word is one of the language that is read, or of its script', async () => {
    const [best] = await paths('приют', 'ru')
    for (const lang of LANGUAGES) expect(await paths('приюь', lang), lang).toContain(best)
    expect(await paths('leavr', 'en')).not.toEqual([])
    expect(await paths('leavr', 'uz')).toEqual([])
  })

  it.each(LANGUAGES)('%s: one in any word of a title is made good, and means five words at most', async (lang) => {
    const { db } = test.platform
    const { rows } = await sql<{ word: string }>`
      select distinct word from search_document, regexp_split_to_table(title, ' ') as word
      where lang = ${lang} and length(word) >= 5 order by word
    `.execute(db)
    const typed = rows.map(({ word }, place) => slipIn(word, place))
    const status = await readTermStatus(
      db,
      lang,
      typed.map((word) => ({ word, beginning: beginningOf(word, lang) })),
    )
    const unknown = rows.map(({ word }, at) => ({ word, typed: typed[at]! })).filter((_, at) => !status[at]!.known)
    const near = await readNear(
      db,
      lang,
      unknown.map((one) => one.typed),
    )
    const meant = unknown.map((one) => ({ ...one, meant: meantWords(near.get(one.typed)!) }))
    expect(Math.max(...meant.map((one) => one.meant.length))).toBeLessThanOrEqual(5)
    const lost = meant.filter((one) => !one.meant.some((word) => word.startsWith(beginningOf(one.word, lang)!)))
    expect(unknown.length).toBeGreaterThan(200)
    expect(lost.length / unknown.length, JSON.stringify(lost)).toBeLessThan(0.02)
  })

  it('the database leaves the same endings away', async () => {
    const words = split('oqituvchilarga oqituvchi maktabimizdagi uy bolalarning kitobi ota daftarda qoshnisidan a ka lar onalar')
    const { rows } = await sql<{ stem: string }>`
      select search_stem(word, 'uz') as stem from unnest(${words}::text[]) with ordinality as one (word, place) order by place
    `.execute(test.platform.db)
    expect(rows.map(({ stem }) => stem)).toEqual(words.map(uzbekStem))
  })
})

/** The word with a letter left out, doubled, swapped with the next, or another one; which and where follows from `place`. */
function slipIn(word: string, place: number): string {
  const at = place % (word.length - 1)
  const [before, letter, after] = [word.slice(0, at), word[at]!, word.slice(at + 1)]
  const ways = [
    before + after,
    before + letter + letter + after,
    before + after[0]! + letter + after.slice(1),
    `${before}q${after}`,
  ]
  return ways[Math.floor(place / 7) % ways.length]!
}
