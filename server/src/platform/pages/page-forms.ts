import { LANGUAGES } from '@himoya/contract/languages'
import type { Config } from '../../config.ts'
import type { Platform } from '../platform.ts'
import type { App } from '../core/app-type.ts'
import { clientAddress } from '../core/client.ts'
import { AppError } from '../core/errors.ts'
import { keepPage, sendPage } from './kept-page.ts'
import type { BuiltSite } from './site-build.ts'

const FORM = 'application/x-www-form-urlencoded'
/** A story of 5,000 Cyrillic letters, as forms write them, is 30 KB. */
const FORM_BYTES = 65_536
/** Such a page is made for each sending; with scripts nobody needs it. */
const FORM_LIMIT = { points: 60, seconds: 60 }

type Forms = {
  site: BuiltSite
  config: Pick<Config, 'media_url' | 'mode' | 'map_tiles_url'>
  limiter: Platform['limiter']
}

/**
 * Pages that take a form without scripts, so that what was typed stands in no address. The answer is the same page with what
 * was found; it is kept nowhere.
 */
export async function registerForms(app: App, { site, config, limiter }: Forms): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => done(null, body))
    for (const path of LANGUAGES.flatMap((lang) => site.forms.map((rest) => `/${lang}/${rest}`))) {
      forms.post(
        path,
        { config: { access: 'public', undocumented: true, upload: FORM, idempotency: false } },
        async (request, reply) => {
          const address = clientAddress(request)
          const retry_after = await limiter.take('page_form', address, FORM_LIMIT)
          if (retry_after > 0) throw new AppError('rate_limited', { retry_after })
          const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
          const page = await keepPage(site, path, config, { form: { fields, address } })
          return sendPage(page, request, reply)
        },
      )
    }
  })
}
