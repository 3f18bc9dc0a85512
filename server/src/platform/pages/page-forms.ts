import { LANGUAGES, type Language } from '@himoya/contract/languages'
import type { Config } from '../../config.ts'
import type { Platform } from '../platform.ts'
import { addressOf } from '../core/address.ts'
import type { App } from '../core/app-type.ts'
import { clientAddress } from '../core/client.ts'
import { errorFields, type Log } from '../core/log.ts'
import { keepPage, type KeptPage, sendPage } from './kept-page.ts'
import { pathOf } from './page-address.ts'
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
  /** What is sent where no page is. */
  missing: (lang: Language) => Promise<KeptPage>
  /** What is sent where one cannot be made: who sent a form reads pages, no answers of calls. */
  errors: Record<Language, KeptPage>
  log: Log
}

/**
 * Pages that take a form without scripts, so that what was typed stands in no address. The answer is the same page with what
 * was found; it is kept nowhere.
 */
export async function registerForms(app: App, { site, config, limiter, missing, errors, log }: Forms): Promise<void> {
  await app.register(async (forms) => {
    forms.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_BYTES }, (_request, body, done) => done(null, body))
    for (const [lang, rest] of LANGUAGES.flatMap((one) => site.forms.map((form) => [one, form] as const))) {
      forms.post(
        // a form may lie at an address with a name in it: `certificate/:code`
        `/${lang}/${rest}`,
        { config: { access: 'public', undocumented: true, upload: FORM, idempotency: false } },
        async (request, reply) => {
          const address = clientAddress(request)
          try {
            const wait = await limiter.take('page_form', address, FORM_LIMIT)
            if (wait > 0) return await sendPage({ ...errors[lang], status: 429 }, request, reply)
            const path = pathOf(addressOf(request)?.path ?? '')
            if (!site.exists(path)) return await sendPage(await missing(lang), request, reply)
            const fields = new URLSearchParams(typeof request.body === 'string' ? request.body : '')
            const page = await keepPage(site, path, config, { form: { fields, address } })
            return await sendPage(page.is_empty ? await missing(lang) : page, request, reply)
          } catch (error) {
            log.error('form not answered', { route: request.routeOptions.url ?? '', ...errorFields(error) })
            return sendPage(errors[lang], request, reply)
          }
        },
      )
    }
  })
}
