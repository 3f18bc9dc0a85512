import { RegionCode } from '@himoya/contract/common'
import type { Language } from '@himoya/contract/languages'
import type { Region } from '@himoya/contract/content/site'
import type { Platform } from '../../../platform/platform.ts'
import { readRegions } from './site.store.ts'

/** The 14 divisions of the country in the order they are listed, named in `lang`. */
export async function listRegions({ db }: Pick<Platform, 'db'>, lang: Language): Promise<Region[]> {
  return (await readRegions(db, lang)).map(({ code, name }) => ({ code: RegionCode.parse(code), name }))
}
