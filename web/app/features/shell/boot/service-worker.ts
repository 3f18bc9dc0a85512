import { carrySessions } from '../../../browser/visit/handover-worker.ts'
import { serveOfflinePages } from '../../../browser/offline/offline-worker.ts'
import { tellOfPushes } from '../../../browser/push/push-worker.ts'

const LANGUAGES = ['uz', 'ru', 'en']
/** Its number is raised when what is kept takes another form; a new text needs no new version, kept pages are renewed by themselves. */
const CACHE = 'offline-2'

const languageOf = (path: string): string => LANGUAGES.find((one) => path.startsWith(`/${one}/`) || path === `/${one}`) ?? 'uz'

/** In the language of the address: the page of the quick exit, else the card with the numbers. */
function pageFor(path: string): string {
  const lang = languageOf(path)
  return path === `/${lang}/exit` ? path : `/${lang}/offline`
}

/** The site's service worker, served as /sw.js. */
serveOfflinePages({
  cache: CACHE,
  pages: LANGUAGES.flatMap((lang) => [`/${lang}/offline`, `/${lang}/exit`]),
  pageFor,
  listFor: (path) => (/^\/(?:uz|ru|en)\/places(?:\/|$)/.test(path) ? `/${languageOf(path)}/places/kept` : null),
  offeredOn: (path) => `/${languageOf(path)}/places/kept`,
})

tellOfPushes()
carrySessions()
