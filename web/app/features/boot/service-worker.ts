import { serveOfflinePages } from '@himoya/kit/offline-worker'
import { tellOfPushes } from '@himoya/kit/push-worker'

const LANGUAGES = ['uz', 'ru', 'en']

/** The site's service worker, served as /sw.js: the card for when there is no network, in the language of the address. */
serveOfflinePages(
  LANGUAGES.map((lang) => `/${lang}/offline`),
  (path) => `/${LANGUAGES.find((lang) => path.startsWith(`/${lang}/`) || path === `/${lang}`) ?? 'uz'}/offline`,
)

tellOfPushes()
