import { FoundPage, SearchQuery } from '@himoya/contract/search'
import type { App } from '../../platform/core/app-type.ts'
import { clientOf } from '../../platform/core/client.ts'
import type { Platform } from '../../platform/platform.ts'
import { search } from './search.service.ts'

export function searchRoutes(app: App, platform: Platform): void {
  app.get(
    '/api/v1/search/',
    {
      config: { access: 'public', summary: 'All public content with these words, in any script and with slips of the finger' },
      schema: { querystring: SearchQuery, response: { 200: FoundPage } },
    },
    (request) => search(platform, clientOf(request), request.query),
  )
}
