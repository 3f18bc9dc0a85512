import { useRouteLoaderData } from 'react-router'
import type { EmergencyNumber } from '@himoya/contract/content/content'
import type { Language } from '@himoya/contract/languages'
import type { Banner } from '@himoya/contract/content/site'
import type { SiteOptions } from '../../site-context.ts'

/** What the root's loader has read. `rest` is the path after the language, the same in all three. */
export type PageFrame = Pick<SiteOptions, 'public_url' | 'islands' | 'map_tiles'> & {
  lang: Language
  rest: string
  numbers: EmergencyNumber[]
  banner: Banner | undefined
}

/** What every part of a page may know: the language, its own path, the numbers, where the islands' scripts are. */
export function useSite(): PageFrame {
  const frame = useRouteLoaderData<PageFrame>('root')
  if (!frame) throw new Error('The root loader has not run')
  return frame
}
