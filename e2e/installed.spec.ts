import { createServer, request, type Server } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { OUTSIDE_PAGE } from '@himoya/contract/outside'
import { LOOKS } from '../web/app/features/shell/install/looks.ts'
import { install as ru } from '../web/app/i18n/ru/install.ts'
import { info as en_info } from '../web/app/i18n/en/info.ts'
import { info as ru_info } from '../web/app/i18n/ru/info.ts'
import { install } from '../web/app/i18n/uz/install.ts'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { expect, LANGUAGES, test, watchOver } from './journey.ts'
import { info, shell } from './words.ts'

test.use({ visits: true })

const cacheNames = (page: Page): Promise<string[]> => page.evaluate(() => caches.keys())
const workerReady = (page: Page): Promise<null> => page.evaluate(() => navigator.serviceWorker.ready.then(() => null))

/** The first touch brings the worker; it takes over by itself. */
async function touched(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).click()
  await workerReady(page)
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')
}

/** A phone tells every page; a browser that only plays being offline forgets to after a page has changed, sooner or later. */
const tellOffline = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))

/** The house behind a proxy that can give out another worker, or another card. */
async function openProxy(house: House): Promise<{
  url: string
  server: Server
  swap: Record<string, string>
  /** `status`: what the proxy itself says of everything; `own`: what the server says of what is swapped. 0 is neither. */
  away: { status: number; own: number }
}> {
  const swap: Record<string, string> = {}
  const away = { status: 0, own: 0 }
  const server = createServer((asked, answer) => {
    const path = asked.url ?? '/'
    if (away.status !== 0) return answer.writeHead(away.status, { 'content-type': 'text/html' }).end('<h1>Bad Gateway</h1>')
    const { 'if-none-match': ___, ...headers } = asked.headers
    const forward = request(house.url + path, { method: asked.method, headers: { ...headers, 'accept-encoding': 'identity' } })
    forward.on('response', (given) => {
      const { 'content-length': _, etag: __, ...others } = given.headers
      answer.writeHead((path in swap && away.own) || given.statusCode || 502, path in swap ? others : given.headers)
      if (!(path in swap)) return given.pipe(answer)
      given.resume()
      return answer.end(swap[path])
    })
    forward.on('error', () => answer.destroy())
    asked.pipe(forward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://localhost:${(server.address() as AddressInfo).port}`, server, swap, away }
}

test('a next worker takes over at once and drops the old cache; a broken one changes nothing', async ({ browser, house }) => {
  const { url, server, swap } = await openProxy(house)
  const context = await browser.newContext()
  await watchOver(context, url, { faults: [], foreign: [] })
  const page = await context.newPage()
  await touched(page, `${url}/uz`)
  const [first = ''] = await cacheNames(page)
  expect(first).toMatch(/^offline-\d+$/)
  await page.evaluate(() => caches.open('himoya-of-long-ago').then(() => null))

  const current = await (await fetch(`${house.url}/sw.js`)).text()
  expect(current).toContain(first)
  swap['/sw.js'] = current.replaceAll(first, 'offline-99')
  const old = await page.evaluate(() => navigator.serviceWorker.getRegistration().then((one) => one!.update().then(() => null)))
  expect(old).toBeNull()
  await expect.poll(() => cacheNames(page)).toEqual(['offline-99'])
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated')

  // Online the page is what the server says now, whatever lies in the cache.
  const card = await (await fetch(`${house.url}/uz/offline`)).text()
  swap['/uz/offline'] = card.replaceAll(info.offline.title, 'Yangi sarlavha')
  expect(swap['/uz/offline']).toContain('Yangi sarlavha')
  await page.goto(`${url}/uz/offline`)
  await expect(page.getByRole('heading', { level: 1, name: 'Yangi sarlavha' })).toBeVisible()

  for (const broken of ['this is no script {{{', `${current.replaceAll(first, 'offline-100')};throw new Error('broken')`]) {
    swap['/sw.js'] = broken
    const said = await page.evaluate(() =>
      navigator.serviceWorker.getRegistration().then((one) =>
        one!.update().then(
          () => 'taken',
          () => 'refused',
        ),
      ),
    )
    expect(said).toBe('refused')
  }
  expect(await cacheNames(page)).toContain('offline-99')
  await page.goto(`${url}/uz/about`)
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Yangi sarlavha')
  await context.close()
  server.close()
})

test('without a network the numbers and the way out are there in three languages', async ({ page, context, house }) => {
  await touched(page, '/uz')
  await context.setOffline(true)
  for (const [lang, words] of Object.entries({ uz: info, ru: ru_info, en: en_info })) {
    await page.goto(`/${lang}/learn`)
    await expect(page.getByRole('heading', { level: 1, name: words.offline.title })).toBeVisible()
    await expect(page.locator('main a[href="tel:112"]')).toBeVisible()
  }
  await tellOffline(page)
  await page.goto('/uz/about')
  await page.getByRole('link', { name: shell.exit, exact: true }).first().click()
  await expect(page).toHaveTitle(shell.exit_title)
  await expect(page).toHaveURL(`${house.url}/uz/exit`)
  await expect(page.getByRole('link')).toHaveAttribute('href', OUTSIDE_PAGE)
  await expect(page.locator('body')).not.toContainText(/himoya/i)
  await context.setOffline(false)
  await page.goto('/uz')
  const kept = await page.evaluate(async () => {
    const names = await caches.keys()
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept.toSorted()).toEqual(LANGUAGES.flatMap((lang) => [`/${lang}/exit`, `/${lang}/offline`]).toSorted())
})

test(
  'while no server is behind the proxy the card is shown, and the page comes by itself with the server',
  { tag: '@full' },
  async ({ browser, house }) => {
    const { url, server, swap, away } = await openProxy(house)
    const context = await browser.newContext()
    await watchOver(context, url, { faults: [], foreign: [] })
    const page = await context.newPage()
    await touched(page, `${url}/uz`)
    for (const status of [502, 503, 504]) {
      away.status = status
      await page.goto(`${url}/ru/learn`)
      await expect(page.getByRole('heading', { level: 1, name: ru_info.offline.title })).toBeVisible()
      await expect(page.getByText(ru_info.offline.strip)).toBeVisible()
      await expect(page.locator('main a[href="tel:112"]')).toBeVisible()
    }
    away.status = 0
    await expect(page.getByRole('heading', { level: 1, name: ru_info.offline.title })).toHaveCount(0)
    await expect(page).toHaveURL(`${url}/ru/learn`)

    // What the server itself has to say is not hidden.
    swap['/ru/faq'] = await (await fetch(`${house.url}/ru/error`)).text()
    away.own = 503
    await page.goto(`${url}/ru/faq`)
    await expect(page.getByRole('heading', { level: 1, name: ru_info.error.title })).toBeVisible()
    await context.close()
    server.close()
  },
)

test(
  'the card goes on by itself with the network, and never under somebody who is writing',
  { tag: '@full' },
  async ({ browser, house }) => {
    // Of its own: without a network the code of SOS does not come, which a browser says on its console.
    const context = await browser.newContext({ baseURL: house.url })
    const page = await context.newPage()
    await touched(page, '/uz')
    await context.setOffline(true)
    await page.goto('/uz/learn')
    const card = page.getByRole('heading', { level: 1, name: info.offline.title })
    await expect(card).toBeVisible()
    await page.locator('.corners > .sos').click()
    const sheet = page.locator('dialog#sos')
    await expect(sheet).toBeVisible()
    // The site answers, and the sheet stays open.
    const answered = page.waitForResponse('**/healthz')
    await context.setOffline(false)
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await answered
    await expect(sheet).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet).toBeHidden()
    await page.evaluate(() => dispatchEvent(new Event('online')))
    await expect(card).toHaveCount(0)
    await expect(page).toHaveURL(/\/uz\/learn$/)
    await context.close()
  },
)

test('the site can be put on a screen under a neutral name and icon, and only from the page of a look', async ({
  page,
  context,
  house,
}) => {
  await page.goto('/ru/install')
  await expect(page.locator('link[rel=manifest]')).toHaveCount(0)
  await expectAccessible(page, 'looks')
  await page.getByRole('link', { name: ru.names.leaf }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(ru.names.leaf)
  await page.getByText(ru.safari, { exact: true }).click()
  await expect(page.getByText(ru.safari_2)).toBeVisible()
  await expectAccessible(page, 'one look')

  const devtools = await context.newCDPSession(page)
  const { data: manifest = '', errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors')
  // a window of its own that keeps nothing may not install anything
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito')).toEqual([])
  expect(JSON.parse(manifest)).toMatchObject({ name: ru.names.leaf, short_name: ru.names.leaf, start_url: '/ru' })

  for (const lang of LANGUAGES) {
    for (const look of LOOKS) {
      const answer = await fetch(`${house.url}/looks/${look}.${lang}.webmanifest`)
      const text = await answer.text()
      expect(answer.headers.get('content-type')).toContain('application/manifest+json')
      expect(text).not.toMatch(/himoya|yordam|bola|помощ|дет|help|child/i)
      const { icons } = JSON.parse(text) as { icons: { src: string; sizes: string }[] }
      for (const { src, sizes } of icons) {
        const png = Buffer.from(await (await fetch(house.url + src)).arrayBuffer())
        expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
      }
    }
  }
  expect(Object.keys(install.names)).toEqual([...LOOKS])
})
