import type { ListedPage } from '../../../platform/pages/sitemap.ts'
import type { Platform } from '../../../platform/platform.ts'
import { pathOfContent } from './listed.policy.ts'
import { readListed } from './listed.store.ts'

/** Every page of content that may be found, in the languages it is written in; the newest change first. */
export async function listedContent({ db }: Pick<Platform, 'db'>): Promise<ListedPage[]> {
  return (await readListed(db)).flatMap(({ languages, updated_at, ...content }) => {
    const path = pathOfContent(content)
    return path === null ? [] : [{ path, languages, updated_at }]
  })
}
