import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type BrowserContext, chromium, type Page } from '@playwright/test'
import { anotherWay, expect, makePerson, test } from './journey.ts'
import { begin, heading, next, open, send, shownReceipt, story, STORY, tell } from './reports.ts'
import { SENT_ELSEWHERE_WORDS } from '../web/app/i18n/with-code/sent-elsewhere-words.ts'
import { signInOnSharedPhone } from './visits.ts'
import { report, report_steps as steps, shell } from './words.ts'

test.use({ visits: true })

// Long: its journeys go side by side.
test.describe.configure({ mode: 'parallel' })

const elsewhere = SENT_ELSEWHERE_WORDS.uz
const goOn = (page: Page) => page.getByRole('button', { name: steps.kept.go_on, exact: true }).click()

/** Everything the browser keeps for the site, as one text; keys of IndexedDB are told by what they can do. */
const keptBytes = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const rows = async ({ name }: IDBDatabaseInfo): Promise<unknown[]> => {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name!)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error ?? new Error(name))
      })
      const stores = [...database.objectStoreNames]
      const found = await Promise.all(
        stores.map(
          (store) =>
            new Promise((resolve) => {
              const request = database.transaction(store).objectStore(store).getAll()
              request.onsuccess = () =>
                resolve(
                  request.result.map((row: { key?: unknown }) =>
                    row.key instanceof CryptoKey ? { ...row, key: `extractable: ${row.key.extractable}` } : row,
                  ),
                )
            }),
        ),
      )
      database.close()
      return [name, ...found]
    }
    const caches_kept = await Promise.all(
      (await caches.keys()).map(async (name) => (await (await caches.open(name)).keys()).map(({ url }) => url)),
    )
    return JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      await Promise.all((await indexedDB.databases()).map(rows)),
      caches_kept,
      history.state,
      location.href,
    ])
  })

/** It is written as soon as it is typed; this waits for the last word of it. */
async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('himoya_report') !== null)).toBe(true)
  let before = ''
  await expect
    .poll(async () => {
      const now = await page.evaluate(() => sessionStorage.getItem('himoya_report') ?? '')
      const is_calm = now === before
      before = now
      return is_calm
    })
    .toBe(true)
}

const noDialogs = (page: Page): string[] => {
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.accept()
  })
  return asked
}

test('a reload at each step loses nothing, asks nothing, and shows nothing told before a tap', async ({ page }) => {
  const asked = noDialogs(page)
  await open(page)
  const reload = async (title: string): Promise<void> => {
    await untilKept(page)
    await page.reload()
    await expect(heading(page)).toHaveText(steps.kept.title)
    await expect(page.getByRole('main')).not.toContainText(STORY)
    await goOn(page)
    await expect(heading(page)).toHaveText(title)
  }
  await page.getByRole('radio', { name: report.danger.ongoing }).check()
  await reload(report.danger.title)
  await expect(page.getByRole('radio', { name: report.danger.ongoing })).toBeChecked()
  await next(page)
  await page.getByRole('radio', { name: report.who.child_self, exact: true }).check()
  await reload(report.who.title)
  await next(page)
  await page.getByRole('group', { name: steps.self.what }).getByRole('checkbox').nth(3).check()
  await reload(steps.self.what)
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await next(page)
  await page.getByLabel(steps.self.name).fill('Sinovjon')
  await reload(steps.self.child)
  await expect(page.getByLabel(steps.self.name)).toHaveValue('Sinovjon')
  await next(page)
  await page.getByLabel(steps.place.region, { exact: true }).selectOption('UZ-SA')
  await reload(steps.self.place)
  await next(page)
  await page.getByRole('radio', { name: steps.when.years }).check()
  await reload(steps.when.title)
  await expect(page.getByRole('radio', { name: steps.when.years })).toBeChecked()
  await next(page)
  await story(page).fill(STORY)
  await reload(steps.self.tell)
  await expect(story(page)).toHaveValue(STORY)
  await next(page)
  await page.getByRole('radio', { name: steps.answer.phone }).check()
  await reload(steps.answer.title)
  await page.getByRole('radio', { name: steps.answer.receipt }).check()
  await next(page)
  await reload(steps.review.title)
  for (const words of [STORY, 'Sinovjon', steps.when.years]) await expect(page.getByText(words)).toBeVisible()
  // Back is a step back, as before
  await page.evaluate(() => history.back())
  await expect(heading(page)).toHaveText(steps.answer.title)
  await next(page)
  await send(page)
  await shownReceipt(page)
  expect(asked).toEqual([])
  expect(await keptBytes(page)).not.toMatch(/himoya_report|extractable/)
})

test('what is kept cannot be read from the phone, is of this tab alone, and another tab sees nothing', async ({
  page,
  context,
}) => {
  await begin(page, 'child_self')
  await tell(page, 'self')
  await untilKept(page)
  const kept = await keptBytes(page)
  expect(kept).toContain('extractable: false')
  for (const words of [STORY, 'Sinov', 'UZ-SA', 'child_self', 'ongoing']) expect(kept).not.toContain(words)

  const other = await context.newPage()
  await other.goto('/uz/report')
  await expect(heading(other)).toHaveText(report.danger.title)
  expect(await other.evaluate(() => sessionStorage.getItem('himoya_report'))).toBeNull()
  // and what is begun there takes nothing from here
  await other.getByRole('radio', { name: report.danger.past }).check()
  await untilKept(other)
  await page.reload()
  await goOn(page)
  await expect(page.getByText(STORY)).toBeVisible()
})

for (const way of ['the button', 'another tab'] as const) {
  test(
    `quick exit by ${way} leaves no byte of a report, nor its key`,
    anotherWay(way !== 'the button'),
    async ({ page, context, house }) => {
      const asked = noDialogs(page)
      await begin(page, 'child_self')
      await tell(page, 'self')
      await untilKept(page)
      const leaving = way === 'the button' ? page : await context.newPage()
      if (leaving !== page) await leaving.goto('/uz')
      await leaving.getByRole('link', { name: shell.exit, exact: true }).first().click()
      await expect(leaving).toHaveTitle('Elsewhere')
      if (leaving !== page) {
        await expect(heading(page)).toHaveText(steps.kept.ended)
        await expect(page.getByRole('main')).not.toContainText(STORY)
      }
      expect(asked).toEqual([])
      await page.goto(`${house.url}/healthz`)
      expect(await keptBytes(page)).not.toMatch(/himoya_report|himoya_keys|extractable/)
      await page.goto('/uz/report')
      await expect(heading(page)).toHaveText(report.danger.title)
    },
  )
}

test('after half an hour without a touch it is gone, on the screen and in the tab', { tag: '@full' }, async ({ page }) => {
  await page.clock.install()
  await begin(page, 'child_self')
  await tell(page, 'self')
  await untilKept(page)
  await page.clock.fastForward('29:00')
  await page.mouse.move(5, 5)
  await page.keyboard.press('Shift')
  await page.clock.fastForward('29:00')
  await expect(page.getByText(STORY)).toBeVisible()
  await page.clock.fastForward('02:00')
  await expect(heading(page)).toHaveText(steps.kept.ended)
  await expect(page.getByRole('main')).not.toContainText(STORY)
  await expect.poll(() => keptBytes(page)).not.toMatch(/himoya_report|extractable/)
  await page.getByRole('button', { name: steps.kept.begin, exact: true }).click()
  await expect(heading(page)).toHaveText(report.danger.title)
})

test('a tab that is brought back after half an hour opens nothing', { tag: '@full' }, async ({ page }) => {
  await begin(page, 'child_self')
  await untilKept(page)
  const kept = await page.evaluate(() => sessionStorage.getItem('himoya_report')!)
  await page.clock.setFixedTime(Date.now() + 31 * 60_000)
  await page.reload()
  await expect(heading(page)).toHaveText(report.danger.title)
  // nor when somebody puts the sealed words back
  await page.evaluate((words) => sessionStorage.setItem('himoya_report', words), kept)
  await page.reload()
  // the page says its title before the island has looked
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('himoya_report'))).toBeNull()
})

test('whoever comes back can delete it with one tap', { tag: '@full' }, async ({ page }) => {
  await begin(page, 'friend')
  await untilKept(page)
  await page.reload()
  await page.getByRole('button', { name: steps.kept.drop, exact: true }).click()
  await expect(heading(page)).toHaveText(report.danger.title)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect.poll(() => keptBytes(page)).not.toMatch(/himoya_report|extractable/)
})

test('on a phone that is not one’s own nothing is kept, and the page says so', async ({ page, house }) => {
  await signInOnSharedPhone(page, (await makePerson(house)).nickname)
  await begin(page, 'child_self')
  await tell(page, 'self')
  await page.getByRole('button', { name: `${steps.review.change}: ${steps.review.tell}` }).click()
  await expect(page.getByText(steps.tell.kept_here)).toBeVisible()
  expect(await keptBytes(page)).not.toMatch(/himoya_report|extractable/)
})

test(
  'a browser that forbids its storage still lets a report be told, and asks before it throws it away',
  { tag: '@full' },
  async ({ page }) => {
    const asked: string[] = []
    page.on('dialog', (dialog) => {
      asked.push(dialog.type())
      void dialog.dismiss()
    })
    await page.addInitScript(() => {
      Object.defineProperty(globalThis, 'indexedDB', {
        value: {
          open: () => {
            throw new DOMException('', 'SecurityError')
          },
          deleteDatabase() {},
        },
      })
    })
    await begin(page, 'child_self')
    await tell(page, 'self')
    await page.evaluate(() => setTimeout(() => location.reload()))
    await expect.poll(() => asked).toEqual(['beforeunload'])
    await send(page)
    await shownReceipt(page)
  },
)

/** A browser whose profile lies on the disk, and that a second client can reach after its tab has died. */
async function openPhone(): Promise<{ phone: BrowserContext; port: number }> {
  const port = 20_000 + (process.pid % 20_000)
  const phone = await chromium.launchPersistentContext(mkdtempSync(join(tmpdir(), 'himoya-phone-')), {
    executablePath: process.env.HEADLESS_PATH ?? '',
    args: [`--remote-debugging-port=${port}`],
  })
  return { phone, port }
}

type Target = { url: string; type: string; webSocketDebuggerUrl: string }

/** Kills the processes of all pages as a phone does that needs its memory; then the tab is loaded anew, as when somebody comes back to it. */
async function killTab(phone: BrowserContext, page: Page, port: number): Promise<void> {
  const devtools = await phone.browser()!.newBrowserCDPSession()
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo')
  const died = page.waitForEvent('crash')
  for (const { type, id } of processInfo) if (type === 'renderer') process.kill(id, 'SIGKILL')
  await died
  const targets = (await (await fetch(`http://127.0.0.1:${port}/json/list`)).json()) as Target[]
  const tab = new WebSocket(targets.find(({ type, url }) => type === 'page' && url.endsWith('/report'))!.webSocketDebuggerUrl)
  await new Promise((resolve) => tab.addEventListener('open', resolve))
  tab.send(JSON.stringify({ id: 1, method: 'Page.reload' }))
  await new Promise((resolve) => tab.addEventListener('message', resolve))
  tab.close()
}

test('a tab that the phone has killed comes back with all that was told', { tag: '@full' }, async ({ house }) => {
  const { phone, port } = await openPhone()
  const page = await phone.newPage()
  await page.goto(`${house.url}/uz/report`)
  await expect(page.getByRole('button', { name: report.frame.next, exact: true })).toBeVisible()
  await page.getByRole('radio', { name: report.danger.past }).check()
  await next(page)
  await page.getByRole('radio', { name: report.who.child_self, exact: true }).check()
  await next(page)
  await tell(page, 'self')
  await untilKept(page)
  await killTab(phone, page, port)
  const again = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const back = again
    .contexts()
    .flatMap((context) => context.pages())
    .find((one) => one.url().endsWith('/report'))!
  await goOn(back)
  await expect(heading(back)).toHaveText(steps.review.title)
  await expect(back.getByText(STORY)).toBeVisible()
  await send(back)
  await shownReceipt(back)
  await again.close()
  await phone.close()
})

test(
  'of two tabs that tell the same story one sends it; the other says so, keeps its words, and sends nothing by itself',
  { tag: '@full' },
  async ({ page, context }) => {
    let sends = 0
    await context.route('**/api/v1/victim/', (route) => {
      sends += 1
      return route.continue()
    })
    await begin(page, 'friend')
    await tell(page, 'friend')
    await untilKept(page)
    const [copy] = await Promise.all([context.waitForEvent('page'), page.evaluate(() => void window.open(location.href))])
    await goOn(copy)
    await copy.getByRole('button', { name: `${steps.review.change}: ${steps.review.tell}` }).click()
    const own = `${STORY} Bu oynada qo‘shilgan so‘z.`
    await story(copy).fill(own)
    await untilKept(copy)
    await send(page)
    await shownReceipt(page)

    await expect(heading(copy)).toHaveText(elsewhere.title)
    await expect(copy.getByText(elsewhere.text)).toBeVisible()
    await copy.getByRole('button', { name: elsewhere.own }).click()
    await expect(story(copy)).toHaveValue(own)
    // And over a reload: what the other tab forgot was its own.
    await copy.reload()
    await goOn(copy)
    await expect(story(copy)).toHaveValue(own)
    expect(sends).toBe(1)
  },
)
