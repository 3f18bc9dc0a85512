import type { Language } from '@himoya/contract/languages'
import { NEXT_STEP_COUNT } from '@himoya/contract/content/test-lists'
import type { Working } from '../public/working.ts'
import { LANGUAGES } from '../../../i18n/languages.ts'
import { type Band, bandsOf, type BandWords, bandWords, newKey, withFact, withWords } from './built.ts'
import type { Change } from './build-questions.ts'

const MOST = 100
const NEW_STEPS = [
  { to: 'learn', id: null },
  { to: 'questions', id: null },
  { to: 'chat', id: null },
] as const satisfies Band['steps']

const withBands = (working: Working, bands: readonly Band[]): Working => withFact(working, 'bands', bands)

/** In the middle of the last range, so that it is a range of its own at once; the first one begins at 0. */
export function addBand(): Change {
  const key = newKey()
  return (working) => {
    const bands = bandsOf(working.facts)
    const last = bands.at(-1)
    const from = last ? Math.min(MOST, Math.ceil((last.from + MOST) / 2)) : 0
    return withBands(working, [...bands, { key, from, tone: 'mixed', steps: [...NEW_STEPS] }])
  }
}

export const removeBand =
  (key: string): Change =>
  (working) => {
    const [first, ...others] = bandsOf(working.facts).filter((band) => band.key !== key)
    const left = first ? [{ ...first, from: 0 }, ...others] : []
    return LANGUAGES.reduce((all, lang) => withWords(all, lang, 'bands', key, undefined), withBands(working, left))
  }

export const setBand =
  (key: string, part: Partial<Band>): Change =>
  (working) =>
    withBands(
      working,
      bandsOf(working.facts).map((band) => (band.key === key ? { ...band, ...part } : band)),
    )

/** Lowest first. */
export const sortBands: Change = (working) =>
  withBands(
    working,
    bandsOf(working.facts).toSorted((one, other) => one.from - other.from),
  )

export const setStep = (band: Band, place: number, step: Band['steps'][number]): Change => {
  const steps = Array.from({ length: NEXT_STEP_COUNT }, (_, at) => (at === place ? step : (band.steps[at] ?? NEW_STEPS[at]!)))
  return setBand(band.key, { steps })
}

export const setBandWords =
  (lang: Language, key: string, part: Partial<BandWords>): Change =>
  (working) =>
    withWords(working, lang, 'bands', key, { ...bandWords(working.texts[lang], key), ...part })

/** Whole percents of each band: where it begins and where it ends, both within it. */
export const rangesOf = (bands: readonly Band[]): { key: string; from: number; until: number; tone: Band['tone'] }[] =>
  bands.map(({ key, from, tone }, at) => ({ key, from, tone, until: (bands[at + 1]?.from ?? MOST + 1) - 1 }))
