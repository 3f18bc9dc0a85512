import { join } from 'node:path'
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { openProxy, type Proxy } from '../bench/faults/proxy.ts'
import { createRandom } from '../bench/faults/random.ts'
import type { House } from './house.ts'
import {
  anotherWay,
  bringTokens,
  callApi,
  expect,
  makePerson,
  PASSWORD,
  type SignedIn,
  test as base,
  watchOver,
} from './journey.ts'
import { bubble, openChat, write } from './people.ts'
import { chat, shell } from './words.ts'

// The browser's half of the delivery promise. `FAULT_SECONDS=60` for the long cut, `FAULT_PICTURES=1` for its pictures.
const CUT_MS = Number(process.env.FAULT_SECONDS ?? 14) * 1_000

/** A person's browser behind a line of its own. */
type Stage = {
  proxy: Proxy
  context: BrowserContext
  page: Page
  panel: Locator
  /** Every text the server has of this person's open chat, in order. */
  stored(): Promise<string[]>
  /** Another tab of the same browser, with the chat open. */
  openTab(): Promise<{ page: Page; panel: Locator }>
}
type Options = { prepare?: (context: BrowserContext) => Promise<unknown> }

async function setStage(browser: Browser, house: House, { prepare }: Options = {}): Promise<Stage> {
  const proxy = await openProxy(Number(new URL(house.url).port), createRandom(1))
  const tokens = await makePerson(house)
  const context = await browser.newContext({ baseURL: proxy.url })
  await watchOver(context, proxy.url, { faults: [], foreign: [] })
  await prepare?.(context)
  await bringTokens(context, { ...house, url: proxy.url }, tokens)
  const openTab = async (): Promise<{ page: Page; panel: Locator }> => {
    const page = await context.newPage()
    await page.goto('/uz')
    const panel = await openChat(page)
    await expect(panel.getByText(chat.loading)).toHaveCount(0)
    return { page, panel }
  }
  async function stored(): Promise<string[]> {
    const [open] = await callApi<{ id: string }[]>(house, 'chat/', { token: tokens.access })
    const rows = await callApi<{ message: string }[]>(house, `message/${open!.id}/`, { token: tokens.access })
    return rows.map(({ message }) => message)
  }
  return { proxy, context, stored, openTab, ...(await openTab()) }
}

const test = base.extend<{ stage: (options?: Options) => Promise<Stage> }>({
  stage: async ({ browser, house }, lend) => {
    const stages: Stage[] = []
    await lend(async (options) => {
      const made = await setStage(browser, house, options)
      stages.push(made)
      return made
    })
    for (const { context, proxy } of stages) {
      await context.close()
      proxy.close()
    }
  },
})

// Long: its journeys go side by side, each worker in a house of its own.
test.describe.configure({ mode: 'parallel' })

const unsent = (panel: Locator): Locator => panel.getByText(new RegExp(`^(${chat.sending}|${chat.waits_for_network})$`))
const sent = (panel: Locator): Locator => panel.getByText(chat.sent, { exact: true })
const texts = (count: number, name = 'Gap'): string[] => Array.from({ length: count }, (_, n) => `${name} ${n + 1}`)
const shownTexts = (panel: Locator): Promise<string[]> => panel.getByRole('log').locator('p.wrap-anywhere').allTextContents()

async function expectSent(stage: Stage, panels: Locator[], expected: string[]): Promise<void> {
  for (const panel of panels) {
    await expect(sent(panel)).toHaveCount(expected.length)
    await expect(unsent(panel)).toHaveCount(0)
    expect(await shownTexts(panel)).toEqual(expected)
  }
  expect(await stage.stored()).toEqual(expected)
}

/** What was on the line is gone; only what a browser still holds can arrive. */
function mendAnew(proxy: Proxy): void {
  proxy.reset()
  proxy.mend()
}

async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.FAULT_PICTURES) return
  await page.screenshot({ path: join(import.meta.dirname, '../docs/pictures', `${name}.png`), caret: 'hide' })
}

test('a network that dies while somebody writes and sends: every message once, in order, and every state true', async ({
  stage,
}) => {
  const scene = await stage()
  const { proxy, page, panel } = scene
  await write(panel, 'Gap 0')
  await expect(sent(panel)).toHaveCount(1)
  proxy.cut('up', 'down')
  const written = ['Gap 0']
  const until = Date.now() + CUT_MS
  while (Date.now() < until) {
    const text = `Gap ${written.length}`
    await write(panel, text)
    written.push(text)
    await expect(bubble(panel, text)).toBeVisible()
    // a tick before the server has it would be a lie, at any moment
    await expect(sent(panel)).toHaveCount(1)
    // the chat's own screens may take the first view's place in this moment, and read what it kept
    await expect.poll(() => shownTexts(panel)).toEqual(written)
    await page.waitForTimeout(1_200)
  }
  await expect(panel.getByText(chat.waits_for_network)).toHaveCount(written.length - 1)
  await expect(panel.getByText(chat.link_lost)).toBeVisible()
  await expect(sent(panel)).toHaveCount(1)
  await takePicture(page, 'chat-cut-phone-uz')
  await panel.getByPlaceholder(chat.placeholder).fill('Hali yozyapman')
  proxy.mend()
  await expectSent(scene, [panel], written)
  await expect(panel.getByText(chat.link_lost)).toHaveCount(0)
  await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('Hali yozyapman')
  await takePicture(page, 'chat-mended-phone-uz')
})

test('a line that only carries one way is noticed, and nothing is lost or doubled', { tag: '@full' }, async ({ stage }) => {
  const scene = await stage()
  const { proxy, panel } = scene
  await write(panel, 'Gap 1')
  await expect(sent(panel)).toHaveCount(1)
  proxy.cut('down')
  await write(panel, 'Gap 2')
  await write(panel, 'Gap 3')
  await expect(panel.getByText(chat.waits_for_network)).toHaveCount(2)
  await expect(sent(panel)).toHaveCount(1)
  proxy.mend()
  await expectSent(scene, [panel], texts(3))
})

test('a reload with texts in hand sends them, once', async ({ stage }) => {
  const scene = await stage()
  const { proxy, page, panel } = scene
  proxy.cut('up', 'down')
  for (const text of texts(3)) await write(panel, text)
  await expect(unsent(panel)).toHaveCount(3)
  const reloaded = page.reload()
  proxy.mend()
  await reloaded
  await expectSent(scene, [await openChat(page)], texts(3))
})

const KILLS: Record<string, (page: Page) => Promise<unknown>> = {
  closed: (page) => page.close(),
  crashed: async (page) => {
    const crashed = page.waitForEvent('crash')
    const devtools = await page.context().newCDPSession(page)
    void devtools.send('Page.crash').catch(() => null)
    await crashed
    await page.close()
  },
}
for (const [way, kill] of Object.entries(KILLS)) {
  test(`a tab that was ${way} leaves its texts to the next one`, anotherWay(way !== 'crashed'), async ({ stage }) => {
    const scene = await stage()
    scene.proxy.cut('up', 'down')
    for (const text of texts(3)) await write(scene.panel, text)
    await expect(unsent(scene.panel)).toHaveCount(3)
    await kill(scene.page)
    scene.proxy.mend()
    const { panel } = await scene.openTab()
    await expectSent(scene, [panel], texts(3))
  })
}

test('what was sent and waits goes from any other page, the chat left closed', async ({ stage }) => {
  let is_blocked = false
  const scene = await stage({
    prepare: async (context) => {
      await context.routeWebSocket(/\/ws\//, (socket) => (is_blocked ? void socket.close() : void socket.connectToServer()))
      await context.route(/\/api\/v1\/message\//, (route) =>
        is_blocked && route.request().method() === 'POST' ? route.abort() : route.continue(),
      )
    },
  })
  await write(scene.panel, 'Gap 1')
  await expect(sent(scene.panel)).toHaveCount(1)
  is_blocked = true
  await scene.page.goto('/uz')
  const panel = await openChat(scene.page)
  await expect(panel.getByText(chat.loading)).toHaveCount(0)
  for (const text of ['Gap 2', 'Gap 3']) await write(panel, text)
  await expect(unsent(panel)).toHaveCount(2)
  await scene.page.goto('/uz/numbers')
  is_blocked = false
  await expect.poll(scene.stored).toEqual(texts(3))
  await expect(scene.page.locator('html')).not.toHaveAttribute('data-panel')
  await expect.poll(() => scene.page.evaluate(() => localStorage.getItem('himoya_outbox_unsent'))).toBeNull()
})

test('whoever presses Send and leaves the page in the same moment has sent it, once, and finds an empty box', async ({
  stage,
}) => {
  const scene = await stage()
  // Stands beside the box once the chat itself does.
  const whole = scene.panel.getByRole('button', { name: chat.add_picture })
  for (const text of texts(3)) {
    await expect(whole).toBeVisible()
    await scene.panel.getByPlaceholder(chat.placeholder).fill(text)
    const left = scene.page.waitForURL('**/uz/numbers')
    await scene.page.evaluate(async () => {
      // Another one writes to the database as long as this page lives.
      const opening = indexedDB.open('himoya_outbox')
      await new Promise((resolve) => (opening.onsuccess = resolve))
      const store = opening.result.transaction('entries', 'readwrite').objectStore('entries')
      const goOn = (): void => void (store.count().onsuccess = goOn)
      goOn()
      document.querySelector<HTMLButtonElement>('#chat button[type=submit]')!.click()
      location.assign('/uz/numbers')
    })
    await left
    await scene.page.goto('/uz')
    await openChat(scene.page)
    await expect(whole).toBeVisible()
    await expect(scene.panel.getByPlaceholder(chat.placeholder)).toHaveValue('')
  }
  await expectSent(scene, [scene.panel], texts(3))
})

test('offline and online again: what was written between goes by itself', async ({ stage }) => {
  const scene = await stage()
  await scene.context.setOffline(true)
  for (const text of texts(3)) await write(scene.panel, text)
  await expect(sent(scene.panel)).toHaveCount(0)
  await scene.context.setOffline(false)
  await expectSent(scene, [scene.panel], texts(3))
})

test('two tabs have one connection between them, and each keeps the order of what it sends', async ({ stage }) => {
  let sockets = 0
  const scene = await stage({
    prepare: async (context) =>
      context.on('page', (page) => {
        page.on('websocket', (socket) => {
          sockets += 1
          socket.on('close', () => (sockets -= 1))
        })
      }),
  })
  const other = await scene.openTab()
  await Promise.all([
    (async () => {
      for (const text of texts(4, 'Chap')) await write(scene.panel, text)
    })(),
    (async () => {
      for (const text of texts(4, 'O‘ng')) await write(other.panel, text)
    })(),
  ])
  for (const panel of [scene.panel, other.panel]) await expect(sent(panel)).toHaveCount(8)
  const stored = await scene.stored()
  expect(stored.filter((text) => text.startsWith('Chap'))).toEqual(texts(4, 'Chap'))
  expect(stored.filter((text) => text.startsWith('O‘ng'))).toEqual(texts(4, 'O‘ng'))
  await expectSent(scene, [scene.panel, other.panel], stored)
  expect(sockets).toBe(1)
})

test('the tab that holds the connection is closed: another one sends what was written in it', async ({ stage }) => {
  const scene = await stage()
  const other = await scene.openTab()
  await write(scene.panel, 'Gap 1')
  await expect(sent(other.panel)).toHaveCount(1)
  scene.proxy.cut('up', 'down')
  await write(scene.panel, 'Gap 2')
  await write(other.panel, 'Gap 3')
  await expect(unsent(other.panel)).toHaveCount(2)
  await scene.page.close()
  scene.proxy.mend()
  await expectSent(scene, [other.panel], texts(3))
})

const SLEEPS: Record<string, (page: Page) => Promise<() => Promise<unknown>>> = {
  frozen: async (page) => {
    const devtools = await page.context().newCDPSession(page)
    await devtools.send('Page.setWebLifecycleState', { state: 'frozen' })
    return () => devtools.send('Page.setWebLifecycleState', { state: 'active' })
  },
  hung: async (page) => {
    const over = page.evaluate(() => {
      const until = Date.now() + 12_000
      while (Date.now() < until);
    })
    return () => over
  },
}
for (const [state, putToSleep] of Object.entries(SLEEPS)) {
  test(
    `a ${state} tab that holds the connection keeps nobody waiting, and finds everything when it is back`,
    anotherWay(state !== 'frozen'),
    async ({ stage }) => {
      const scene = await stage()
      const other = await scene.openTab()
      await write(other.panel, 'Gap 1')
      await expect(sent(scene.panel)).toHaveCount(1)
      const wakeUp = await putToSleep(scene.page)
      await write(other.panel, 'Gap 2')
      await expectSent(scene, [other.panel], texts(2))
      await wakeUp()
      await write(scene.panel, 'Gap 3')
      await expectSent(scene, [scene.panel, other.panel], texts(3))
    },
  )
}

const NO_DATABASE: Record<string, () => void> = {
  'refuses its database': () => {
    indexedDB.open = () => {
      throw new DOMException('Not here', 'SecurityError')
    }
  },
  'never opens its database': () => {
    indexedDB.open = () => new EventTarget() as IDBOpenDBRequest
  },
  'keeps nothing at all': () => {
    Object.defineProperty(window, 'indexedDB', { value: undefined })
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Not here', 'SecurityError')
      },
    })
  },
}
for (const [what, script] of Object.entries(NO_DATABASE)) {
  test(
    `in a browser that ${what} a person can write, and is told what is true`,
    anotherWay(!what.startsWith('never')),
    async ({ stage }) => {
      const scene = await stage({ prepare: (context) => context.addInitScript(script) })
      const { proxy, panel } = scene
      await write(panel, 'Gap 1')
      await expect(sent(panel)).toHaveCount(1)
      proxy.cut('up', 'down')
      await write(panel, 'Gap 2')
      await write(panel, 'Gap 3')
      await expect(panel.getByText(chat.link_lost_page)).toBeVisible()
      await expect(panel.getByText(chat.link_lost, { exact: true })).toHaveCount(0)
      proxy.mend()
      await expectSent(scene, [panel], texts(3))
    },
  )
}

test('where sockets are blocked for ever, messages come and go by ordinary calls', async ({ stage, house }) => {
  const scene = await stage({ prepare: (context) => context.routeWebSocket(/\/ws\//, (socket) => socket.close()) })
  const { panel } = scene
  for (const text of texts(3)) await write(panel, text)
  await expectSent(scene, [panel], texts(3))
  await expect(panel.getByText(chat.link_lost)).toHaveCount(0)
  const { access } = await callApi<SignedIn>(house, 'staff/auth/token/', {
    body: { email: 'counsellor@himoya.test', password: PASSWORD },
  })
  await callApi(house, 'staff/presence/', { token: access, method: 'PUT', body: { state: 'on_shift' } })
  const [open] = await callApi<{ id: string }[]>(house, 'chat/', {
    token: await scene.page.evaluate(() => localStorage.getItem('himoya_access')!),
  })
  await callApi(house, `staff/chat/${open!.id}/claim/`, { token: access, method: 'POST' })
  const answered = { cid: crypto.randomUUID(), message: 'Eshityapman' }
  await callApi(house, `message/${open!.id}/`, { token: access, body: answered })
  await expect(bubble(panel, 'Eshityapman')).toHaveCount(1)
})

test('quick exit takes what was not sent along, in all tabs', async ({ stage }) => {
  const scene = await stage()
  const other = await scene.openTab()
  scene.proxy.cut('up', 'down')
  await write(scene.panel, 'Hech kim bilmasin')
  await expect(bubble(other.panel, 'Hech kim bilmasin')).toBeVisible()
  await scene.page.bringToFront()
  await scene.page.getByRole('link', { name: shell.exit, exact: true }).first().click()
  await expect(scene.page).toHaveTitle('Elsewhere')
  await expect(bubble(other.panel, 'Hech kim bilmasin')).toHaveCount(0)
  await other.page.close()
  mendAnew(scene.proxy)
  const { page, panel } = await scene.openTab()
  await write(panel, 'Boshqa gap')
  await expectSent(scene, [panel], ['Boshqa gap'])
  expect(await page.evaluate(async () => JSON.stringify(await indexedDB.databases()))).toContain('himoya_outbox')
})

test('the next person on the same phone neither sees nor sends the words of the one before', async ({ stage, house }) => {
  const scene = await stage()
  scene.proxy.cut('up', 'down')
  await write(scene.panel, 'Birinchi bolaning gapi')
  await expect(unsent(scene.panel)).toHaveCount(1)
  await scene.page.close()
  mendAnew(scene.proxy)
  const second = await makePerson(house)
  await bringTokens(scene.context, { ...house, url: scene.proxy.url }, second)
  const { panel } = await scene.openTab()
  await write(panel, 'Ikkinchi bolaning gapi')
  await expect(sent(panel)).toHaveCount(1)
  expect(await shownTexts(panel)).toEqual(['Ikkinchi bolaning gapi'])
  expect(await scene.stored()).toEqual([])
})
