import { Slug } from '@himoya/contract/content/content-types'
import { LANGUAGES } from '@himoya/contract/languages'
import { NewsOne, NewsPage, NewsQuery } from '@himoya/contract/content/news'
import { z } from 'zod'
import type { App } from '../../../platform/core/app-type.ts'
import { get } from '../../../platform/http/routes.ts'
import { askedLanguage } from '../../../platform/core/language.ts'
import { pageAnswer } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listNews, newsFeed, showNews } from './news.service.ts'

const PATH = '/api/v1/news/'

export function newsRoutes(app: App, platform: Platform): void {
  get(app, PATH, 'public', 'News, the newest first; by tag or region')
    .takes({ query: NewsQuery })
    .answers(NewsPage, async (request) =>
      pageAnswer(PATH, request.query, await listNews(platform, askedLanguage(request.headers['accept-language']), request.query)),
    )

  get(app, `${PATH}:slug/`, 'public', 'One news')
    .takes({ params: z.strictObject({ slug: Slug }), errors: ['not_found'] })
    .answers(NewsOne, (request) => showNews(platform, askedLanguage(request.headers['accept-language']), request.params.slug))

  for (const lang of LANGUAGES) {
    app.get(`/${lang}/news/feed.xml`, { config: { access: 'public', undocumented: true } }, async (_request, reply) =>
      reply
        .type('application/rss+xml; charset=utf-8')
        .header('cache-control', 'public, max-age=600')
        .send(await newsFeed(platform, lang)),
    )
  }
}
