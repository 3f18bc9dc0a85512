import type { NotificationPage, Preference } from '@himoya/contract/notifications/notifications'
import type { CasePage } from '@himoya/contract/reports/cases'
import type { Reported } from '@himoya/contract/reports/reports'
import { isDeepStrictEqual } from 'node:util'
import type { Browser, BrowserContext, Page, Request } from '@playwright/test'
import { type PushService, startPushService } from '../server/test/push-service.ts'
import { notifications as en } from '../web/app/i18n/en/notifications.ts'
import { notifications as ru } from '../web/app/i18n/ru/notifications.ts'
import { BELL_WORDS } from '../web/app/i18n/with-code/bell-words.ts'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import {
  bringTokens,
  callApi,
  expect,
  LANGUAGES,
  makePerson,
  newNickname,
  PASSWORD,
  type SignedIn,
  test as journey,
  type Watch,
  watchOver,
} from './journey.ts'
import { makeNicknameAccount, write } from './people.ts'
import { chat, home, notifications as words, own, shell } from './words.ts'

/** As many as fit into a run of everything; `OPERATIONS=1000 npm run e2e -- notifications` is the long form. */
const OPERATIONS = Number(process.env.OPERATIONS ?? 60)
const SEED = Number(process.env.SEED ?? 20_261_121)

type Street = { house: House; push: PushService }
/** The house knows a push service on this machine. */
const test = journey.extend<object, { push: PushService }>({
  push: [
    async ({}, lend) => {
      const push = await startPushService()
      await lend(push)
      await push.close()
    },
    { scope: 'worker' },
  ],
  settings: [async ({ push }, lend) => lend({ PUSH_HOSTS: push.origin }), { scope: 'worker' }],
})

// Long: its journeys go side by side, each worker in a house of its own.
test.describe.configure({ mode: 'parallel' })
// Without windows Chromium shows no notes outside a page either.
test.use({ launchOptions: { executablePath: process.env.CHROMIUM_PATH ?? '' } })

/** Numbers that look like chance and are the same in each run. */
function dice(seed: number): (sides: number) => number {
  let state = seed
  return (sides) => {
    state = (state * 1_664_525 + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const list = ({ house }: Street, token: string, query: string): Promise<NotificationPage> =>
  callApi<NotificationPage>(house, `notification/?${query}`, { token })

/** A token of staff lives for five minutes; the long form takes longer. */
const STAFF_TOKEN_MS = 200_000

async function superviseAt(house: House): Promise<string> {
  const body = { email: 'supervisor@himoya.test', password: PASSWORD }
  return (await callApi<SignedIn>(house, 'staff/auth/token/', { body })).access
}

/** Somebody who answers a report of this person, again and again: each answer is news. */
async function answerer({ house }: Street, { access }: SignedIn): Promise<() => Promise<void>> {
  const { ref } = await callApi<Reported>(house, 'victim/', {
    token: access,
    body: {
      reporter_role: 'friend',
      type_ids: ['bullying'],
      urgency: 'days',
      region_code: 'UZ-SA',
      description: 'Namuna: sinfdoshimni har kuni masxara qilishadi.',
      accept_terms: true,
    },
  })
  let token = await superviseAt(house)
  let signed_at = Date.now()
  const { results } = await callApi<CasePage>(house, `staff/report/?ref=${ref}`, { token })
  const { id } = results[0]!
  return async () => {
    if (Date.now() - signed_at > STAFF_TOKEN_MS) {
      token = await superviseAt(house)
      signed_at = Date.now()
    }
    const message = { cid: crypto.randomUUID(), message: 'Namuna: rahmat, o‘qidik.' }
    await callApi(house, `staff/report/${id}/message/`, { token, body: message })
  }
}

type Device = {
  context: BrowserContext
  tabs: Page[]
  token: () => Promise<string>
  endpoint: string
  pushed: number
  ring(): Promise<void>
}

/** A browser whose pushes come to us; its worker is woken by the protocol of its developer tools, as the browser itself would. */
async function openDevice(
  browser: Browser,
  { house, push }: Street,
  session: SignedIn,
  tabs: number,
  watch: Watch,
): Promise<Device> {
  const context = await browser.newContext({
    baseURL: house.url,
    permissions: ['notifications'],
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await watchOver(context, house.url, watch)
  await bringTokens(context, house, session)
  const { endpoint, keys } = push.device()
  await callApi(house, 'notification/subscription/', { token: session.access, body: { endpoint, keys } })
  const pages: Page[] = []
  for (let place = 0; place < tabs; place++) {
    const page = await context.newPage()
    await page.goto('/uz/notifications')
    pages.push(page)
  }
  // Its pages renew it.
  const token = () => pages[0]!.evaluate(() => localStorage.getItem('himoya_access')!)
  return { context, tabs: pages, token, endpoint, pushed: 0, ring: await workerOf(pages[0]!, house.url) }
}

/** The worker comes with the first touch of a page. Answers the way to push to it. */
async function workerOf(page: Page, origin: string): Promise<() => Promise<void>> {
  const tools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await tools.send('ServiceWorker.enable')
  await page.locator('h1').click()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  const registrationId = await registered
  return async () => void (await tools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: '' }))
}

type Note = { title: string; body: string; lang: string }
const shownNotes = (page: Page): Promise<Note[]> =>
  page.evaluate(async () => {
    const notes = await (await navigator.serviceWorker.ready).getNotifications()
    return notes.map(({ title, body, lang }) => ({ title, body, lang }))
  })

/** What a tab says: the number at its bell, and which rows of its list are new. */
const says = (page: Page): Promise<{ bell: string; rows: string }> =>
  page.evaluate(() => ({
    bell: document.querySelector<HTMLElement>('.bell')?.dataset['unread'] ?? '0',
    rows: [...document.querySelectorAll('main li')].map((row) => (row.querySelector('.tag') ? 'n' : '-')).join(''),
  }))

/** What the server would have this tab say: a list has its first page, and what came since. */
async function shouldSay(street: Street, token: string, shown: number): Promise<{ bell: string; rows: string }> {
  const { count: unread } = await list(street, token, 'is_read=false&page_size=1')
  const { results, count } = await list(street, token, 'page_size=100')
  const rows = results.map(({ is_read }) => (is_read ? '-' : 'n')).join('')
  return { bell: unread > 99 ? '99+' : String(unread), rows: rows.slice(0, Math.max(shown, Math.min(20, count))) }
}

async function expectAgreement(street: Street, devices: readonly Device[], done: number): Promise<void> {
  for (const [place, { tabs, token }] of devices.entries()) {
    for (const [at, tab] of tabs.entries()) {
      await expect
        .poll(
          async () => {
            const said = await says(tab)
            const wanted = await shouldSay(street, await token(), said.rows.length)
            const is_so = said.bell === wanted.bell && said.rows.slice(0, 100) === wanted.rows
            return is_so ? 'agrees' : { said, wanted }
          },
          `device ${place + 1}, tab ${at + 1}, after ${done}`,
        )
        .toBe('agrees')
    }
  }
}

/** What a push service was given for a device goes to its worker. */
async function deliver({ push }: Street, device: Device): Promise<void> {
  const given = push.pushesTo(device.endpoint).length
  if (given > device.pushed) await device.ring()
  device.pushed = given
}

const press = (page: Page, selector: string, place = 0): Promise<void> =>
  page.evaluate(
    ([wanted, at]) => {
      const found = document.querySelectorAll<HTMLElement>(wanted)
      if (found.length > 0) found[at % found.length]!.click()
    },
    [selector, place] as const,
  )

test(
  'what is new agrees over three tabs and two devices, whatever is done in whatever order',
  { tag: '@full' },
  async ({ browser, house, push, watch }) => {
    test.setTimeout(600_000 + OPERATIONS * 2_000)
    const street = { house, push }
    const person = await makePerson(house)
    const again = await callApi<SignedIn>(house, 'auth/token/', { body: { nickname: person.nickname, password: PASSWORD } })
    const devices = [await openDevice(browser, street, person, 3, watch), await openDevice(browser, street, again, 1, watch)]
    const tell = await answerer(street, person)
    const roll = dice(SEED)
    const anyTab = (): Page => {
      const { tabs } = devices[roll(2)]!
      return tabs[roll(tabs.length)]!
    }
    const anyOne = async (): Promise<void> => {
      const { results } = await list(street, await devices[0]!.token(), 'page_size=20')
      const one = results[roll(Math.max(1, results.length))]
      const body = { is_read: roll(3) > 0 }
      if (one) await callApi(house, `notification/${one.id}/`, { token: await devices[roll(2)]!.token(), method: 'PATCH', body })
    }
    const acts: (() => Promise<unknown>)[] = [
      tell,
      tell,
      tell,
      tell,
      () => press(anyTab(), 'main li .icon-btn', roll(20)),
      () => press(anyTab(), 'main li .icon-btn', roll(20)),
      anyOne,
      () => (roll(3) === 0 ? press(anyTab(), 'main [role=status] + .btn-second') : tell()),
      () => press(anyTab(), '.chat-button'),
      () => (roll(2) === 0 ? anyTab().reload() : tell()),
    ]
    for (let done = 1; done <= OPERATIONS; done++) {
      await acts[roll(acts.length)]!()
      for (const device of devices) await deliver(street, device)
      if (done % 20 === 0 || done === OPERATIONS) await expectAgreement(street, devices, done)
    }

    await tell()
    for (const device of devices) {
      await expect.poll(() => push.pushesTo(device.endpoint).length).toBeGreaterThan(device.pushed)
      await deliver(street, device)
      await expect
        .poll(() => shownNotes(device.tabs[0]!))
        .toEqual([{ title: 'Yangilik bor', body: 'Ko‘rish uchun bosing.', lang: 'uz' }])
    }
    // Read in one place, it is read in all of them, and no device goes on showing it.
    await devices[1]!.tabs[0]!.getByRole('button', { name: words.list.read_all }).click()
    await expectAgreement(street, devices, OPERATIONS + 1)
    for (const { tabs } of devices) await expect.poll(() => shownNotes(tabs[0]!)).toEqual([])
    expect(push.faults).toEqual([])
    await Promise.all(devices.map(({ context }) => context.close()))
  },
)

/** A browser of the test has no push service behind it: this one hands out our address, and keeps it as a real one would. */
const pretendPush = (subscription: { endpoint: string; keys: object }): void => {
  const made = { ...subscription, toJSON: () => subscription, unsubscribe: async () => ((window.name = ''), true) }
  const kept = (): object | null => (window.name === 'on' ? made : null)
  Object.assign(PushManager.prototype, {
    subscribe: async () => ((window.name = 'on'), made),
    getSubscription: async () => kept(),
  })
  const ask = Notification.requestPermission.bind(Notification)
  Notification.requestPermission = () => {
    document.documentElement.dataset['asked'] = 'yes'
    return ask()
  }
}
const wasAsked = (page: Page): Promise<boolean> => page.evaluate(() => 'asked' in document.documentElement.dataset)

test('a device is told of what is new once its person has said so, and no more once they take it back', async ({
  page,
  context,
  house,
  push,
}) => {
  const person = await makePerson(house)
  const device = push.device()
  await context.grantPermissions(['notifications'])
  await bringTokens(context, house, person)
  await page.addInitScript(pretendPush, device)
  for (const path of ['/uz', '/uz/notifications', '/uz/profile']) {
    await page.goto(path)
    await expect(page.getByRole('link', { name: words.choices.title })).not.toHaveCount(0)
    expect(await wasAsked(page)).toBe(false)
  }
  await page.getByRole('button', { name: words.choices.turn_on, exact: true }).click()
  await expect(page.getByText(words.choices.on, { exact: true })).toBeVisible()
  expect(await wasAsked(page)).toBe(true)
  const tell = await answerer({ house, push }, person)
  await tell()
  await expect.poll(() => push.pushesTo(device.endpoint).length).toBe(1)
  expect(push.pushesTo(device.endpoint)[0]!.bytes).toBe(0)

  await page.reload()
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE')
  await page.getByRole('button', { name: words.choices.turn_off, exact: true }).click()
  expect((await ended).status()).toBe(204)
  await expect(page.getByText(words.choices.off, { exact: true })).toBeVisible()
})

test(
  'a person chooses what is told and when nothing rings, and what could not be kept is not shown as kept',
  { tag: '@full' },
  async ({ page, context, house }) => {
    const body = { phone: '+998901234567', password: PASSWORD }
    const session = await callApi<SignedIn>(house, 'auth/token/', { body })
    await bringTokens(context, house, session)
    await page.goto('/uz/profile')
    const box = (kind: 'message' | 'news', channel: 'push' | 'sms') =>
      page.getByRole('checkbox', { name: `${words.choices[kind]}: ${words.choices[channel]}` })
    await expect(page.getByText(words.choices.sms_warning)).toBeVisible()
    await expect(box('message', 'sms')).not.toBeChecked()
    await box('message', 'sms').check()
    await box('news', 'push').check()
    await page.getByRole('checkbox', { name: words.choices.quiet }).check()
    await page.getByLabel(words.choices.from).fill('23:30')
    await page.getByLabel(words.choices.until).focus()
    const kept = () => callApi<Preference>(house, 'notification/preference/', { token: session.access })
    await expect.poll(async () => (await kept()).quiet).toEqual({ from: '23:30', until: '08:00' })
    expect((await kept()).kinds).toMatchObject({ message: { sms: true }, news: { push: true } })

    await page.route('**/api/v1/notification/preference/', (route) =>
      route.request().method() === 'PUT' ? route.fulfill({ status: 503, json: {} }) : route.continue(),
    )
    // It is said for three seconds, which a busy machine may sleep through between two looks.
    const said = page.getByText(words.choices.not_saved).waitFor()
    await box('news', 'push').click()
    await said
    await expect(box('news', 'push')).toBeChecked()
    await page.unroute('**/api/v1/notification/preference/')
    await page.reload()
    await expect(page.getByLabel(words.choices.from)).toHaveValue('23:30')
    await expect(box('message', 'sms')).toBeChecked()
    await expectAccessible(page, 'the profile with its choices')
  },
)

test(
  'a guest has no bell and fetches none of its code; an empty list and one that does not open lead on',
  { tag: '@full' },
  async ({ page, context, house }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.goto('/uz/notifications')
    await expect(page.getByRole('link', { name: own.login, exact: true })).toBeVisible()
    expect(fetched.filter((path) => /bell|notification\//.test(path))).toEqual([])

    await bringTokens(context, house, await makePerson(house))
    await page.reload()
    await expect(page.getByRole('heading', { name: words.list.none })).toBeVisible()
    await page.getByRole('link', { name: words.list.write }).click()
    await expect(page.getByPlaceholder(chat.placeholder)).toBeVisible()
    // Left open, it would come again with the page.
    await page.keyboard.press('Escape')
    // Closing takes its entry out of the history; a page that is opened anew before that is stopped by it.
    await page.waitForFunction(() => !('himoya_over' in (history.state ?? {})))

    await page.route('**/api/v1/notification/?page=1', (route) => route.abort())
    // Typed anew, not reloaded: a reload that meets the step back of the panel is ended by it.
    await page.goto('/uz/notifications')
    await expect(page.locator('[data-failure=FETCH_ERROR]')).toBeVisible()
    await page.unroute('**/api/v1/notification/?page=1')
    await page.locator('[data-failure] button').click()
    await expect(page.getByRole('heading', { name: words.list.none })).toBeVisible()
    await expectAccessible(page, 'an empty list of notifications')
  },
)

test('who signs in on a page has the bell at once, and an answer shows at the closed chat of each page until it is read', async ({
  page,
  context,
  house,
}) => {
  await page.goto('/uz')
  await page.locator('.chat-button').click()
  const panel = page.getByRole('region', { name: shell.chat_title })
  await makeNicknameAccount(panel, newNickname())
  await expect(page.getByRole('link', { name: words.choices.title })).toBeVisible()
  await write(panel, 'Salom')
  await expect(panel.getByText(chat.sent, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  const other = await context.newPage()
  await other.goto('/uz/numbers')
  await expect(other.getByRole('link', { name: words.choices.title })).toBeVisible()

  const token = await page.evaluate(() => localStorage.getItem('himoya_access')!)
  const [open] = await callApi<{ id: string }[]>(house, 'chat/', { token })
  const body = { email: 'counsellor@himoya.test', password: PASSWORD }
  const { access } = await callApi<SignedIn>(house, 'staff/auth/token/', { body })
  await callApi(house, 'staff/presence/', { token: access, method: 'PUT', body: { state: 'on_shift' } })
  await callApi(house, `staff/chat/${open!.id}/claim/`, { token: access, method: 'POST' })
  const answer = { cid: crypto.randomUUID(), message: 'Assalomu alaykum' }
  await callApi(house, `message/${open!.id}/`, { token: access, body: answer })
  for (const tab of [page, other]) await expect(tab.locator('.chat-button')).toHaveAttribute('data-unread', '1')
  // The home page says it in words, in its first button, until it is read.
  const entry = page.locator('.hero').getByRole('link').first()
  await expect(entry).toHaveText(BELL_WORDS.uz.read_answer)
  await other.locator('.chat-button').click()
  await expect(other.getByText(answer.message)).toBeVisible()
  for (const tab of [page, other]) await expect(tab.locator('.chat-button')).not.toHaveAttribute('data-unread')
  await expect(entry).toHaveText(home.write)
})

/** A counsellor who has this person's chat. */
async function counsellorOf(house: House, token: string): Promise<(text: string) => Promise<void>> {
  const [open] = await callApi<{ id: string }[]>(house, 'chat/', { token })
  await callApi(house, `message/${open!.id}/`, { token, body: { cid: crypto.randomUUID(), message: 'Namuna: salom' } })
  const body = { email: 'counsellor@himoya.test', password: PASSWORD }
  const { access } = await callApi<SignedIn>(house, 'staff/auth/token/', { body })
  await callApi(house, 'staff/presence/', { token: access, method: 'PUT', body: { state: 'on_shift' } })
  await callApi(house, `staff/chat/${open!.id}/claim/`, { token: access, method: 'POST' })
  return async (message) =>
    void (await callApi(house, `message/${open!.id}/`, { token: access, body: { cid: crypto.randomUUID(), message } }))
}

const WORDS = { uz: words, ru, en }

for (const lang of LANGUAGES)
  test(
    `two answers in the chat are two at the bell, the round button and in the list, on both devices (${lang})`,
    { tag: '@full' },
    async ({ browser, house, watch }) => {
      const { list: said } = WORDS[lang]
      const person = await makePerson(house)
      const again = await callApi<SignedIn>(house, 'auth/token/', { body: { nickname: person.nickname, password: PASSWORD } })
      const contexts: BrowserContext[] = []
      const tabs: Page[] = []
      for (const session of [person, again]) {
        const context = await browser.newContext({ baseURL: house.url, viewport: { width: 360, height: 640 } })
        await watchOver(context, house.url, watch)
        await bringTokens(context, house, session)
        contexts.push(context)
      }
      const openTab = async (context: BrowserContext, path: string): Promise<Page> => {
        const tab = await context.newPage()
        await tab.goto(`/${lang}/${path}`)
        tabs.push(tab)
        return tab
      }
      const first = await openTab(contexts[0]!, 'notifications')
      const other = await openTab(contexts[0]!, 'numbers')
      const second = await openTab(contexts[1]!, 'notifications')
      const title = await first.title()
      for (const tab of [first, second]) await expect(tab.getByRole('heading', { name: said.none })).toBeVisible()
      const write_to = await counsellorOf(house, person.access)
      await write_to('Namuna: birinchi')
      await write_to('Namuna: ikkinchi')

      for (const tab of tabs) {
        await expect(tab.locator('.bell')).toHaveAttribute('data-unread', '2')
        await expect(tab.locator('.chat-button')).toHaveAttribute('data-unread', '2')
      }
      for (const tab of [first, second]) {
        await expect(tab.getByText(said.unread.replace('{count}', '2'), { exact: true })).toBeVisible()
        await expect(tab.getByRole('heading', { name: said.chat_new.replace('{count}', '2') })).toBeVisible()
        await expect(tab.getByRole('heading', { name: said.none })).toHaveCount(0)
      }
      expect(await first.title()).toBe(title)
      expect(title).not.toMatch(/\d/)
      await second.reload()
      await expect(second.getByRole('heading', { name: said.chat_new.replace('{count}', '2') })).toBeVisible()

      // Read in one place, it is read in all of them.
      await other.locator('.chat-button').click()
      await expect(other.locator('#chat').getByText('Namuna: ikkinchi')).toBeVisible()
      for (const tab of tabs) {
        await expect(tab.locator('.chat-button')).not.toHaveAttribute('data-unread')
        await expect(tab.locator('.bell')).not.toHaveAttribute('data-unread')
      }
      for (const tab of [first, second]) await expect(tab.getByRole('heading', { name: said.none })).toBeVisible()
      for (const context of contexts) await context.close()
    },
  )

test(
  'with more news than a page of the list holds, the list says the number of the bell',
  { tag: '@full' },
  async ({ page, context, house, push }) => {
    const person = await makePerson(house)
    const tell = await answerer({ house, push }, person)
    for (let sent = 0; sent < 23; sent++) await tell()
    await bringTokens(context, house, person)
    await page.goto('/uz/notifications')
    await expect(page.locator('.bell')).toHaveAttribute('data-unread', '23')
    const said = (count: number) => page.getByText(words.list.unread.replace('{count}', String(count)), { exact: true })
    await expect(said(23)).toBeVisible()
    await expect(page.locator('main li')).toHaveCount(20)
    await page.locator('main li .icon-btn').first().click()
    await expect(page.locator('.bell')).toHaveAttribute('data-unread', '22')
    await expect(said(22)).toBeVisible()
  },
)

/** Stands between the calls where a socket was there. */
const LINK = 'link'

test(
  'what several parts of a page need is fetched once: at its opening, when the chat opens, on return to the tab',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await bringTokens(context, house, await makePerson(house))
    let calls: string[] = []
    page.on('request', (request) => {
      const path = new URL(request.url()).pathname.replace(/[0-9a-f-]{36}/, '{id}')
      if (path.startsWith('/api/v1/')) calls.push(path.slice('/api/v1/'.length))
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => String(payload).includes('"type":"hello"') && calls.push(LINK)),
    )
    const countOf = (path: string): number => calls.filter((one) => one === path).length
    /** Once for each link, which says that it hears everything from now on; and before it, when it came late. */
    const newsAsked = (): number => {
      const waited = !calls.includes(LINK) || calls.indexOf('notification/') < calls.indexOf(LINK)
      return countOf(LINK) + (waited ? 1 : 0)
    }
    const underway = new Set<Request>()
    page.on('request', (request) => underway.add(request))
    page.on('requestfinished', (request) => underway.delete(request))
    page.on('requestfailed', (request) => underway.delete(request))
    /** Past the time that the page waits for a link before it asks all the same. */
    const settled = async (): Promise<void> => {
      await page.clock.fastForward(5_500)
      await expect.poll(() => underway.size).toBe(0)
    }
    /** Each of these so often, and not more often afterwards. */
    const expectAsked = async (wanted: () => Record<string, number>, at: string): Promise<void> => {
      const said = (): string => {
        const asked = Object.fromEntries(Object.keys(wanted()).map((path) => [path, countOf(path)]))
        return isDeepStrictEqual(asked, wanted()) ? 'as it should' : `${at}: ${calls.join(' ')}`
      }
      await expect.poll(said).toBe('as it should')
      await settled()
      expect(said()).toBe('as it should')
    }
    const linked = (): Promise<void> => expect.poll(() => calls.includes(LINK)).toBe(true)

    await page.clock.install()
    await page.goto('/uz/numbers')
    await linked()
    await expectAsked(() => ({ 'chat/': 1, 'notification/': newsAsked() }), 'opened')

    calls = []
    await page.locator('.chat-button').click()
    await expect(page.locator('#chat').getByText(chat.empty)).toBeVisible()
    await write(page.locator('#chat'), 'Salom')
    await expect(page.locator('#chat').getByText(chat.sent, { exact: true })).toBeVisible()
    await expectAsked(() => ({ 'chat/': 1, 'auth/me/': 1, 'message/{id}/': 1 }), 'the chat opened')

    // Beside the page the chat opens with it.
    await page.setViewportSize({ width: 1280, height: 900 })
    calls = []
    await page.reload()
    await expect(page.locator('#chat').getByText('Salom')).toBeVisible()
    await linked()
    await expectAsked(() => ({ 'chat/': 1, 'message/{id}/': 1, 'notification/': newsAsked() }), 'beside the page')
    await page.keyboard.press('Escape')

    calls = []
    await page.goto('/uz/notifications')
    await linked()
    await settled()
    for (const turn of ['first', 'second']) {
      calls = []
      for (const state of ['hidden', 'visible'])
        await page.evaluate((now) => {
          Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => now })
          document.dispatchEvent(new Event('visibilitychange'))
        }, state)
      // The list, and what is unread of it.
      await expectAsked(() => ({ 'notification/': 2, 'chat/': 0 }), turn)
    }
  },
)
