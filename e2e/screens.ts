import { expect, type Page } from '@playwright/test'
import type { Language } from '@himoya/contract/languages'

/** Public pages by their path below the language, and what each must show to be called loaded. */
export const PAGES = [
  '',
  'for/child',
  'for/teen',
  'for/parent',
  'for/teacher',
  'numbers',
  'about',
  'privacy',
  'learn',
  'learn/for/teen',
  'learn/tanam-meniki',
  'learn/tanam-meniki/tana-kimniki',
  'tests',
  'tests/ikki-hafta',
  'resources',
  'places',
  'places/in/samarqand',
  'offline',
  'error',
  'no-such-page',
] as const
export const ACCOUNT_PAGES = [
  'auth/register',
  'auth/login',
  'auth/forgotten',
  'welcome',
  'saved',
  'certificate',
  'tests/mine',
  'search',
] as const

export const at = (lang: Language, path: string): string => (path === '' ? `/${lang}` : `/${lang}/${path}`)

export const WIDTHS = { phone: { width: 320, height: 640 }, desktop: { width: 1440, height: 900 } } as const

/** Nothing may be wider than the window: a page that scrolls sideways loses people on small phones. */
export async function expectNoSideways(page: Page): Promise<void> {
  const wider = await page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return null
    const guilty = [...document.querySelectorAll('body *')].find((element) => element.getBoundingClientRect().right > width + 1)
    return `${document.documentElement.scrollWidth} > ${width}: ${guilty?.outerHTML.slice(0, 160)}`
  })
  expect(wider).toBeNull()
}

/** Every picture in sight has come; one that is further down may wait until it is scrolled to. */
export async function expectPicturesLoaded(page: Page): Promise<void> {
  const missing = (): string[] =>
    [...document.images]
      .filter((image) => image.getBoundingClientRect().top < innerHeight && !(image.complete && image.naturalWidth > 0))
      .map((image) => image.src)
  await expect.poll(() => page.evaluate(missing)).toEqual([])
}
