import { PageQuery } from '@himoya/contract/common'
import { PAGE_KEYS } from '@himoya/contract/content-lists'
import { Counts, RegionPage, SitePage } from '@himoya/contract/site'
import { z } from 'zod'
import type { App } from '../../platform/core/app-type.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import { pageAnswer, windowOf } from '../../platform/core/paging.ts'
import type { Platform } from '../../platform/platform.ts'
import { keepCounts } from './counts.service.ts'
import { listRegions } from './regions.service.ts'
import { showSitePage } from './site-pages.service.ts'

const REGIONS = '/api/v1/region/'

export function siteRoutes(app: App, platform: Platform): void {
  const counts = keepCounts(platform)

  app.get(
    '/api/v1/about',
    {
      config: { access: 'public', summary: 'What Himoya is', errors: ['not_found'] },
      schema: { response: { 200: SitePage } },
    },
    (request) => showSitePage(platform, askedLanguage(request.headers['accept-language']), 'about'),
  )

  app.get(
    '/api/v1/page/:key/',
    {
      config: { access: 'public', summary: 'About, privacy, terms, complaint', errors: ['not_found'] },
      schema: { params: z.strictObject({ key: z.enum(PAGE_KEYS) }), response: { 200: SitePage } },
    },
    (request) => showSitePage(platform, askedLanguage(request.headers['accept-language']), request.params.key),
  )

  app.get(
    '/api/v1/count/',
    {
      config: { access: 'public', summary: 'How much there is, rounded' },
      schema: { response: { 200: Counts } },
    },
    () => counts(),
  )

  app.get(
    REGIONS,
    {
      config: { access: 'public', summary: 'The 14 divisions of the country' },
      schema: { querystring: PageQuery, response: { 200: RegionPage } },
    },
    async (request) => {
      const all = await listRegions(platform, askedLanguage(request.headers['accept-language']))
      const { limit, offset } = windowOf(request.query)
      return pageAnswer(REGIONS, request.query, { count: all.length, results: all.slice(offset, offset + limit) })
    },
  )
}
