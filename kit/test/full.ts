import { type Language, LANGUAGES } from '@himoya/contract/languages'

/** FULL=1: everything in every language, which takes longer and is no gate for each change. */
export const FULL = process.env['FULL'] === '1'

/** Of many alike every one in the long form, else each `step`th. */
export const sampled = <Item>(items: readonly Item[], step: number): Item[] => items.filter((_, at) => FULL || at % step === 0)

/** For what goes the same way in each language, by the same code: all of them in the long form, else Uzbek, the first. */
export const WALKED_LANGUAGES: readonly Language[] = FULL ? LANGUAGES : ['uz']
