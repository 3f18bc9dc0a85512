import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { OUTSIDE_PAGE } from '@himoya/contract/outside'
import type { App } from '../core/app-type.ts'

/** It is seen when the page outside does not come. Nothing of it says whose it is. */
const WORDS: Record<Language, { title: string; text: string; again: string }> = {
  uz: { title: 'Ob-havo', text: 'Sahifa ochilmadi. Internet aloqasini tekshiring.', again: 'Qayta ochish' },
  ru: { title: 'Погода', text: 'Страница не открылась. Проверьте связь с интернетом.', again: 'Открыть снова' },
  en: { title: 'Weather', text: 'The page did not open. Check the internet connection.', again: 'Open again' },
}

const pageIn = (lang: Language): string => {
  const { title, text, again } = WORDS[lang]
  return `<!doctype html><html lang="${lang}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>${title}</title></head><body><main><h1>${title}</h1><p>${text}</p><p><a href="${OUTSIDE_PAGE}" rel="noreferrer">${again}</a></p></main></body></html>`
}

/**
 * Where the quick exit leads without a network: a plain page with the title of the page outside, kept by the service worker
 * (product section 1). It has no style, no script and nothing of ours.
 */
export function registerExitPage(app: App): void {
  for (const lang of LANGUAGES) {
    const html = pageIn(lang)
    app.get(`/${lang}/exit`, { config: { access: 'public', undocumented: true } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; img-src data:" })
        .send(html),
    )
  }
}
