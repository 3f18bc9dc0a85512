import type { NotificationPage, Preference } from '@himoya/contract/notifications'
import type { CasePage } from '@himoya/contract/cases'
import type { Reported } from '@himoya/contract/reports'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { type PushService, startPushService } from '../server/test/push-service.ts'
import { expectAccessible } from './axe.ts'
import { type House, openHouse } from './house.ts'
import { bringTokens, callApi, expect, makePerson, PASSWORD, type SignedIn, test as journey } from './journey.ts'
import { account, notifications as words, problems } from './words.ts'

/** As many as fit into a run of everything; `OPERATIONS=1000 npm run e2e -- notifications` is the long form. */
const OPERATIONS = Number(process.env.OPERATIONS ?? 60)
const SEED = Number(process.env.SEED ?? 20_261_121)
const MANY = 'api=100000/1,reports=100000/1,reports_urgent=100000/1,reveal=100000/1'

type Street = { house: House; push: PushService }
/** A house that knows a push service on this machine. */
const test = journey.extend<object, { street: Street }>({
  street: [
    async ({}, lend) => {
      const push = await startPushService()
      const house = await openHouse({ PUSH_HOSTS: push.origin, LIMITS: MANY })
      await lend({ house, push })
      await house.leave()
      await push.close()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ street }, lend) => lend(street.house.url),
})

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
  const body = { email: 'supervisor@himoya.test', password: PASSWORD }
  const { access: token } = await callApi<SignedIn>(house, 'staff/auth/token/', { body })
  const { results } = await callApi<CasePage>(house, `staff/report/?ref=${ref}`, { token })
  const { id } = results[0]!
  return async () => {
    const message = { cid: crypto.randomUUID(), message: 'Namuna: rahmat, o‘qidik.' }
    await callApi(house, `staff/report/${id}/message/`, { token, body: message })
  }
}

type Device = { context: BrowserContext; tabs: Page[]; token: string; endpoint: string; pushed: number; ring(): Promise<void> }

/** A browser whose pushes come to us; its worker is woken by the protocol of its developer tools, as the browser itself would. */
async function openDevice(browser: Browser, { house, push }: Street, session: SignedIn, tabs: number): Promise<Device> {
  const context = await browser.newContext({
    baseURL: house.url,
    permissions: ['notifications'],
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  })
  await bringTokens(context, house, session)
  const { endpoint, keys } = push.device()
  await callApi(house, 'notification/subscription/', { token: session.access, body: { endpoint, keys } })
  const pages: Page[] = []
  for (let place = 0; place < tabs; place++) {
    const page = await context.newPage()
    await page.goto('/uz/notifications')
    pages.push(page)
  }
  return { context, tabs: pages, token: session.access, endpoint, pushed: 0, ring: await workerOf(pages[0]!, house.url) }
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

async function expectAgreement(street: Street, devices: readonly Device[]): Promise<void> {
  for (const { tabs, token } of devices) {
    for (const tab of tabs) {
      await expect
        .poll(async () => {
          const said = await says(tab)
          const wanted = await shouldSay(street, token, said.rows.length)
          return {
            said: { ...said, rows: said.rows.slice(0, 100) },
            is_so: said.bell === wanted.bell && said.rows.slice(0, 100) === wanted.rows,
            wanted,
          }
        })
        .toMatchObject({ is_so: true })
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

test('what is new agrees over three tabs and two devices, whatever is done in whatever order', async ({ browser, street }) => {
  test.setTimeout(120_000 + OPERATIONS * 2_000)
  const { house, push } = street
  const person = await makePerson(house)
  const again = await callApi<SignedIn>(house, 'auth/token/', { body: { nickname: person.nickname, password: PASSWORD } })
  const devices = [await openDevice(browser, street, person, 3), await openDevice(browser, street, again, 1)]
  const write = await answerer(street, person)
  const roll = dice(SEED)
  const anyTab = (): Page => {
    const { tabs } = devices[roll(2)]!
    return tabs[roll(tabs.length)]!
  }
  const anyOne = async (): Promise<void> => {
    const { results } = await list(street, person.access, 'page_size=20')
    const one = results[roll(Math.max(1, results.length))]
    const body = { is_read: roll(3) > 0 }
    if (one) await callApi(house, `notification/${one.id}/`, { token: devices[roll(2)]!.token, method: 'PATCH', body })
  }
  const acts: (() => Promise<unknown>)[] = [
    write,
    write,
    write,
    write,
    () => press(anyTab(), 'main li .icon-btn', roll(20)),
    () => press(anyTab(), 'main li .icon-btn', roll(20)),
    anyOne,
    () => (roll(3) === 0 ? press(anyTab(), 'main [role=status] + .btn-second') : write()),
    () => press(anyTab(), '.chat-button'),
    () => (roll(2) === 0 ? anyTab().reload() : write()),
  ]
  for (let done = 1; done <= OPERATIONS; done++) {
    await acts[roll(acts.length)]!()
    for (const device of devices) await deliver(street, device)
    if (done % 20 === 0 || done === OPERATIONS) await expectAgreement(street, devices)
  }

  await write()
  for (const device of devices) {
    await expect.poll(() => push.pushesTo(device.endpoint).length).toBeGreaterThan(device.pushed)
    await deliver(street, device)
    await expect
      .poll(() => shownNotes(device.tabs[0]!))
      .toEqual([{ title: 'Yangilik bor', body: 'Ko‘rish uchun bosing.', lang: 'uz' }])
  }
  // Read in one place, it is read in all of them, and no device goes on showing it.
  await devices[1]!.tabs[0]!.getByRole('button', { name: words.list.read_all }).click()
  await expectAgreement(street, devices)
  for (const { tabs } of devices) await expect.poll(() => shownNotes(tabs[0]!)).toEqual([])
  expect(push.faults).toEqual([])
  await Promise.all(devices.map(({ context }) => context.close()))
})
