import { BannerPage, BannerQuery } from '@himoya/contract/content/site'
import type { App } from '../../../platform/core/app-type.ts'
import { get } from '../../../platform/http/routes.ts'
import { askedLanguage } from '../../../platform/core/language.ts'
import { pageAnswer, windowOf } from '../../../platform/core/paging.ts'
import type { Platform } from '../../../platform/platform.ts'
import { keepBanners } from './banners.service.ts'

const PATH = '/api/v1/banner/'

export function bannerRoutes(app: App, platform: Platform): void {
  const banners = keepBanners(platform)
  app.addHook('onClose', async () => banners.stop())

  get(app, PATH, 'public', 'Banners shown now; one alert silences all others')
    .takes({ query: BannerQuery })
    .answers(BannerPage, async (request) => {
      const all = await banners.list(askedLanguage(request.headers['accept-language']), request.query)
      const { limit, offset } = windowOf(request.query)
      return pageAnswer(PATH, request.query, { count: all.length, results: all.slice(offset, offset + limit) })
    })
}
