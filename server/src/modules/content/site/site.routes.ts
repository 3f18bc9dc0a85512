import { PageQuery } from '@himoya/contract/common'
import { PAGE_KEYS } from '@himoya/contract/content/content-lists'
import { Counts, RegionPage, SitePage } from '@himoya/contract/content/site'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get } from '../../../platform/http/routes.ts'
import { askedLanguage } from '../../../platform/core/language.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepCounts } from './counts.service.ts'
import { listRegions } from './regions.service.ts'
import { showSitePage } from './site-pages.service.ts'

const REGIONS = '/api/v1/region/'

export function siteRoutes(app: App, platform: Platform): void {
  const counts = keepCounts(platform)

  get(app, '/api/v1/about', 'public', 'What Himoya is')
    .takes({ errors: ['not_found'] })
    .answers(SitePage, (request) => showSitePage(platform, askedLanguage(request.headers['accept-language']), 'about'))

  get(app, '/api/v1/page/:key/', 'public', 'About, privacy, terms, complaint')
    .takes({ params: z.strictObject({ key: z.enum(PAGE_KEYS) }), errors: ['not_found'] })
    .answers(SitePage, (request) => showSitePage(platform, askedLanguage(request.headers['accept-language']), request.params.key))

  get(app, '/api/v1/count/', 'public', 'How much there is, rounded').answers(Counts, () => counts())

  get(app, REGIONS, 'public', 'The 14 divisions of the country')
    .takes({ query: PageQuery })
    .answers(RegionPage, async (request) => {
      const all = await listRegions(platform, askedLanguage(request.headers['accept-language']))
      const { limit, offset } = windowOf(request.query)
      return pageAnswer(REGIONS, request.query, { count: all.length, results: all.slice(offset, offset + limit) })
    })
}
