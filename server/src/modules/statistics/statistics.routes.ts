import {
  Statistics,
  StatisticsPeriods,
  StatisticsPreview,
  StatisticsPreviewQuery,
  StatisticsQuery,
} from '@himoya/contract/statistics/statistics'
import type { App } from '../../platform/core/app-type.ts'
import { get } from '../../platform/http/routes.ts'
import { askedLanguage } from '../../platform/core/language.ts'
import type { Platform } from '../../platform/platform.ts'
import { statisticsAsCsv } from './csv.service.ts'
import { previewStatistics } from './preview.service.ts'
import { listPeriods, readStatistics } from './read-statistics.service.ts'

const PATH = '/api/v1/victim/statistics/'
const CSV = 'text/csv'

export function statisticsRoutes(app: App, platform: Platform): void {
  get(app, PATH, 'public', 'How many reports, by one or two of what is counted')
    .takes({ query: StatisticsQuery, errors: ['not_found'], produces: CSV })
    .answers(Statistics, async (request, reply) => {
      const { format, lang: named, ...asked } = request.query
      const lang = named ?? askedLanguage(request.headers['accept-language'])
      if (format === 'json') return readStatistics(platform, lang, asked)
      const text = await statisticsAsCsv(platform, lang, asked)
      const name = ['statistics', ...asked.by, asked.from, asked.to].filter(Boolean).join('-')
      return reply
        .type(`${CSV}; charset=utf-8`)
        .header('content-disposition', `attachment; filename="${name}.csv"`)
        .serializer((body: unknown) => String(body))
        .send(text)
    })

  get(app, `${PATH}period/`, 'public', 'Half-years whose statistics are out').answers(StatisticsPeriods, () =>
    listPeriods(platform),
  )

  get(app, '/api/v1/staff/statistics/', ['supervisor'], 'The true numbers behind the public ones, of any months')
    .takes({ query: StatisticsPreviewQuery })
    .answers(StatisticsPreview, (request) =>
      previewStatistics(platform, askedLanguage(request.headers['accept-language']), request.query),
    )
}
