import { FoundPage, SearchQuery } from '@himoya/contract/content/search'
import type { App } from '../../../platform/core/app-type.ts'
import { get } from '../../../platform/http/routes.ts'
import { clientOf } from '../../../platform/core/client.ts'
import type { Platform } from '../../../platform/platform.ts'
import { search } from './search.service.ts'

export function searchRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/search/', 'public', 'All public content with these words, in any script and with slips of the finger')
    .takes({ query: SearchQuery })
    .answers(FoundPage, (request) => search(platform, clientOf(request), request.query))
}
