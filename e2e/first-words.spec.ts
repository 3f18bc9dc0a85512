import type { BrowserContext, Page } from '@playwright/test'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, test, type SignedIn } from './journey.ts'
import { bubble, openChat, sendButton, write } from './people.ts'
import { account, chat, shell } from './words.ts'

test.use({ visits: true })

const REACT = /\/assets\/react-[^/]*\.js/

/** A page whose React does not come before `arrive`: a guest's. */
async function visitAsGuestWithoutReact(page: Page) {
  let arrive = (): void => {}
  const late = new Promise<void>((resolve) => (arrive = resolve))
  await page.route(REACT, async (route) => {
    await late
    await route.continue().catch(() => null)
  })
  await page.goto('/uz')
  return { arrive }
}

/** The same of a person. */
async function visitWithoutReact(page: Page, context: BrowserContext, house: House) {
  const person = await makePerson(house)
  await bringTokens(context, house, person)
  return { person, ...(await visitAsGuestWithoutReact(page)) }
}

async function storedWords(house: House, { access: token }: SignedIn): Promise<string[]> {
  const [open] = await callApi<{ id: string }[]>(house, 'chat/', { token })
  const stored = await callApi<{ message: string }[]>(house, `message/${open!.id}/`, { token })
  return stored.map(({ message }) => message)
}

/** The panel's own screens stand there. */
const theScreens = (page: Page) => page.locator('#chat .chat-screens')

test('what is sent before React comes arrives once, in order, and stands in the panel when it has come', async ({
  page,
  context,
  house,
}) => {
  const { person, arrive } = await visitWithoutReact(page, context, house)
  const panel = await openChat(page)
  await expect(panel.getByText(chat.secrecy)).toBeVisible()
  await write(panel, 'Birinchi')
  await expect(bubble(panel, 'Birinchi')).toBeVisible()
  await write(panel, 'Ikkinchi')
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(2)
  expect(await storedWords(house, person)).toEqual(['Birinchi', 'Ikkinchi'])
  await expect(theScreens(page)).toHaveCount(0)

  arrive()
  await expect(theScreens(page)).toBeVisible()
  await expect(bubble(panel.getByRole('log'), 'Birinchi')).toHaveCount(1)
  await expect(bubble(panel.getByRole('log'), 'Ikkinchi')).toHaveCount(1)
  await write(panel, 'Uchinchi')
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(3)
  expect(await storedWords(house, person)).toEqual(['Birinchi', 'Ikkinchi', 'Uchinchi'])
})

test('a session that ends before the screens come is said when they do, with the unsent words in view', async ({
  browser,
  house,
}) => {
  // Of its own: a browser without a network says on its console that it renews no worker.
  const context = await browser.newContext({ baseURL: house.url })
  const page = await context.newPage()
  const { person, arrive } = await visitWithoutReact(page, context, house)
  const panel = await openChat(page)
  await write(panel, 'Birinchi')
  await expect(panel.getByText(chat.sent, { exact: true })).toBeVisible()
  await page.route('**/api/v1/**', (route) => route.abort())
  await write(panel, 'Hali ketmagan gap')
  await expect(bubble(panel, 'Hali ketmagan gap')).toBeVisible()
  await callApi(house, 'auth/logout/', { token: person.access, body: { refresh: person.refresh } })
  await page.unroute('**/api/v1/**')
  // the next try is refused, and nobody is signed in here any more
  await page.waitForFunction(() => localStorage.getItem('himoya_access') === null)

  arrive()
  await expect(panel.getByRole('alert').getByText(chat.signed_out_title)).toBeVisible()
  await expect(bubble(panel, 'Hali ketmagan gap')).toBeVisible()
  await context.close()
})

test('what is pressed as React comes is what was pressed', async ({ page, context, house }) => {
  const { arrive } = await visitWithoutReact(page, context, house)
  const panel = await openChat(page)
  await panel.getByRole('button', { name: chat.close }).hover()
  await page.mouse.down()
  const come = page.waitForResponse(REACT)
  arrive()
  await come
  // so that the screens would stand there: they come 0.1 s after React
  await page.waitForTimeout(1_500)
  await expect(theScreens(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(panel).toBeHidden()
  await expect(theScreens(page)).toHaveCount(1)
})

test('a guest’s send that ends as the screens come is done by them', async ({ page }) => {
  const { arrive } = await visitAsGuestWithoutReact(page)
  const panel = await openChat(page)
  await panel.getByPlaceholder(chat.placeholder).fill('Salom')
  await sendButton(panel).hover()
  await page.mouse.down()
  const come = page.waitForResponse(REACT)
  arrive()
  await come
  // so that the screens stand ready beside the page, with the words in them
  await page.waitForTimeout(1_500)
  await page.mouse.up()
  await expect(panel.getByRole('button', { name: account.device.mine, exact: true })).toBeVisible()
})

test('a guest’s send before React comes says that it waits, for what comes or for a line, and never that it is being sent', async ({
  page,
  context,
}) => {
  const { arrive } = await visitAsGuestWithoutReact(page)
  const panel = await openChat(page)
  const says = (words: string) => expect(panel.getByText(words)).toBeVisible()
  await write(panel, 'Kimdir bormi')
  await says(chat.write_comes)
  await context.setOffline(true)
  await says(chat.write_waits)
  await panel.getByPlaceholder(chat.placeholder).fill('Kimdir bormi shu yerda')
  await says(chat.prompt)
  await expect(panel.getByText(chat.write_waits)).toHaveCount(0)
  await sendButton(panel).click()
  await says(chat.write_waits)
  await context.setOffline(false)
  await says(chat.write_comes)
  await expect(panel.getByText(chat.sending, { exact: true })).toHaveCount(0)
  arrive()
  await expect(panel.getByRole('button', { name: account.device.mine, exact: true })).toBeVisible()
})

test('a guest’s send goes on by itself when the screens, which a dead line has kept away, come after all', async ({ page }) => {
  // neither they nor the question whether the server still has them
  await page.route('**/assets/*.js', (route) =>
    REACT.test(route.request().url()) || route.request().resourceType() === 'fetch' ? route.abort() : route.continue(),
  )
  await page.goto('/uz')
  const panel = await openChat(page)
  await write(panel, 'Kimdir bormi')
  await expect(panel.getByText(chat.write_waits)).toBeVisible()
  await page.unroute('**/assets/*.js')
  await expect(panel.getByRole('button', { name: account.device.mine, exact: true })).toBeVisible()
})

test('what is written and not sent is in the box when React has come, with the place in it', async ({ page, context, house }) => {
  const { person, arrive } = await visitWithoutReact(page, context, house)
  const panel = await openChat(page)
  const box = panel.getByPlaceholder(chat.placeholder)
  await box.fill('Hali tugamagan fikr')
  await box.press('ArrowLeft')
  arrive()
  await expect(theScreens(page)).toBeVisible()
  await expect(box).toHaveValue('Hali tugamagan fikr')
  await expect(box).toBeFocused()
  await page.keyboard.type('!')
  await expect(box).toHaveValue('Hali tugamagan fik!r')
  expect(await storedWords(house, person)).toEqual([])
})

test('what cannot leave is kept, says so, and is sent once when there is a connection', async ({ page, context, house }) => {
  const { person, arrive } = await visitWithoutReact(page, context, house)
  const panel = await openChat(page)
  await write(panel, 'Yetib borgan')
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
  await context.setOffline(true)
  await write(panel, 'Tarmoqsiz yozilgan')
  await expect(bubble(panel, 'Tarmoqsiz yozilgan')).toBeVisible()
  await expect(panel.getByText(chat.waits_for_network)).toBeVisible()
  await context.setOffline(false)
  arrive()
  await expect(theScreens(page)).toBeVisible()
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(2)
  expect(await storedWords(house, person)).toEqual(['Yetib borgan', 'Tarmoqsiz yozilgan'])
})

test('screens that come while the server is away open by themselves when it is back', async ({ page, context, house }) => {
  const { person, arrive } = await visitWithoutReact(page, context, house)
  const panel = await openChat(page)
  await write(panel, 'Yetib borgan')
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
  await page.route('**/api/v1/**', (route) => route.abort())
  await write(panel, 'Server yo‘qligida yozilgan')
  await expect(bubble(panel, 'Server yo‘qligida yozilgan')).toBeVisible()
  arrive()
  await expect(panel.getByText(chat.failed_title)).toBeVisible()
  await write(panel, 'Yana yozilgan')
  await expect(panel.getByText(chat.waits_for_network)).toBeVisible()
  await page.unroute('**/api/v1/**')
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(3)
  expect(await storedWords(house, person)).toEqual(['Yetib borgan', 'Server yo‘qligida yozilgan', 'Yana yozilgan'])
})

test('what is pressed before the chat is known is sent when it is, also by the screens that come meanwhile', async ({
  page,
  context,
  house,
}) => {
  const { person, arrive } = await visitWithoutReact(page, context, house)
  let open = (): void => {}
  const known = new Promise<void>((resolve) => (open = resolve))
  await page.route('**/api/v1/chat/', (route) => known.then(() => route.continue()))
  const panel = await openChat(page)
  await write(panel, 'Darhol bosilgan')
  await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('Darhol bosilgan')
  arrive()
  await expect(theScreens(page)).toBeVisible()
  open()
  await expect(panel.getByText(chat.sent, { exact: true })).toHaveCount(1)
  await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('')
  expect(await storedWords(house, person)).toEqual(['Darhol bosilgan'])
})

test('quick exit before React comes leaves no word on the phone', async ({ page, context, house }) => {
  await visitWithoutReact(page, context, house)
  await page.route('**/api/v1/message/**', (route) => (route.request().method() === 'POST' ? route.abort() : route.continue()))
  const panel = await openChat(page)
  await write(panel, 'Hech kim bilmasin')
  await expect(panel.getByText(chat.waits_for_network)).toBeVisible()
  await panel.getByPlaceholder(chat.placeholder).fill('Bu ham')
  await page.getByRole('link', { name: shell.exit, exact: true }).first().click()
  await expect(page).toHaveTitle('Elsewhere')
  await page.goto('/uz')
  const kept = await page.evaluate(async () =>
    JSON.stringify([
      Object.entries(localStorage),
      Object.entries(sessionStorage),
      (await indexedDB.databases()).map(({ name }) => name),
    ]),
  )
  expect(kept).not.toMatch(/Hech kim|Bu ham|himoya_outbox/)
})
