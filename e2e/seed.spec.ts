import type { BrowserContext, Page } from '@playwright/test'
import { FAILURE_KINDS, type FailureKind } from '@himoya/kit/session/api-error'
import type { Language } from '@himoya/contract/languages'
import { problems as english } from '../web/app/i18n/en/problems.ts'
import { holdings as holdings_en } from '../web/app/i18n/en/holdings.ts'
import { holdings as holdings_ru } from '../web/app/i18n/ru/holdings.ts'
import { holdings as holdings_uz } from '../web/app/i18n/uz/holdings.ts'
import { onboarding } from '../web/app/i18n/uz/onboarding.ts'
import { problems as russian } from '../web/app/i18n/ru/problems.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, LANGUAGES, makePerson, PASSWORD, repeatedIn, test, type SignedIn } from './journey.ts'
import { bubble, openChat, write } from './people.ts'
import { account, chat, own, problems, shell } from './words.ts'

test.use({ visits: true })

// Long: its journeys go side by side.
test.describe.configure({ mode: 'parallel' })

// Each step and each journey bears the sentence of the given specification it shows; docs/seed.md leads from there to here.

const stored = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(() => [localStorage.getItem('himoya_access'), localStorage.getItem('himoya_refresh')])
/** A token the server no longer takes. */
const spoilt = (access: string): string => `${access.slice(0, -4)}AAAA`

async function signedIn(context: BrowserContext, house: House, change: (tokens: SignedIn) => SignedIn = (tokens) => tokens) {
  const person = await makePerson(house)
  await bringTokens(context, house, change(person))
  return person
}

test('states: roles, settings and photo over two tabs, logout', async ({ context, page, house }) => {
  const { nickname } = await makePerson(house)
  const other = await context.newPage()

  await test.step('seed 4: the role is user if an access token is stored, otherwise guest', async () => {
    await page.goto('/uz/profile')
    await expect(page).toHaveURL(/auth\/login/)
    expect(await stored(page)).toEqual([null, null])
  })

  await test.step('seed 4: updating user data sets the role to user', async () => {
    await other.goto('/uz/welcome')
    await expect(other.getByText(onboarding.language_text)).toBeVisible()
    await page.getByLabel(account.common.nickname, { exact: true }).fill(nickname)
    await page.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: account.login.submit }).click()
    await page.getByRole('button', { name: account.device.mine, exact: true }).click()
    await expect(page).toHaveURL(/uz\/profile/)
    await expect(other.getByText(onboarding.signed_in)).toBeVisible()
  })

  await test.step('seed 9: tokens are kept in local storage under two product-specific keys', async () => {
    expect((await stored(page)).every((token) => (token ?? '').length > 20)).toBe(true)
  })

  await other.goto('/uz/profile')
  await test.step('seed 4: a settings update changes first_name and last_name, in every open tab', async () => {
    await page.getByLabel(account.profile.first_name, { exact: true }).fill('Anora')
    await page.getByLabel(account.profile.last_name, { exact: true }).fill('Karimova')
    await page.getByRole('button', { name: account.profile.save }).first().click()
    await expect(other.getByLabel(account.profile.first_name, { exact: true })).toHaveValue('Anora')
    await expect(other.getByLabel(account.profile.last_name, { exact: true })).toHaveValue('Karimova')
  })

  await test.step('seed 4: a photo update changes the avatar, in every open tab', async () => {
    await page.locator('label', { has: page.getByRole('radio', { name: account.profile.avatars.owl }) }).click()
    await expect(other.getByRole('radio', { name: account.profile.avatars.owl })).toBeChecked()
  })

  await test.step('seed 4: logout clears user, tokens and stored tokens and sets the role to guest', async () => {
    await page.getByRole('button', { name: account.profile.sign_out }).click()
    await expect(page).not.toHaveURL(/profile/)
    expect(await stored(page)).toEqual([null, null])
    await expect.poll(() => stored(other)).toEqual([null, null])
    await expect(other).toHaveURL(/auth\/login/)
    const panel = await openChat(page)
    await expect(panel.getByText(chat.prompt)).toBeVisible()
  })
})

test('seed 4: completing onboarding sets the role to guest', async ({ page }) => {
  await page.goto('/uz/welcome')
  for (let step = 1; step < 4; step += 1) await page.getByRole('button', { name: onboarding.next }).click()
  await page.getByRole('button', { name: onboarding.finish }).click()
  await expect(page).toHaveURL(/\/uz$/)
  expect(await stored(page)).toEqual([null, null])
  const panel = await openChat(page)
  await expect(panel.getByText(chat.prompt)).toBeVisible()
})

test('seed 4: the confirm-phone state, with forgotPhone, survives a reload', async ({ page }) => {
  const kept = () => page.evaluate(() => JSON.parse(sessionStorage.getItem('himoya_confirm') ?? 'null'))
  await page.goto('/uz/auth/forgotten')
  await page.getByText(account.common.by_phone, { exact: true }).click()
  await page.getByLabel(account.common.phone, { exact: true }).fill('901110077')
  await page.getByRole('button', { name: account.forgotten.send_code }).click()
  await expect(page.getByLabel(account.common.code, { exact: true })).toBeVisible()
  expect(await kept()).toMatchObject({ phone: null, forgotPhone: '+998901110077' })
  await page.reload()
  await expect(page.getByLabel(account.common.code, { exact: true })).toBeVisible()
  expect(await kept()).toMatchObject({ phone: null, forgotPhone: '+998901110077' })

  await page.goto('/uz/auth/register')
  await page.getByText(account.common.by_phone, { exact: true }).click()
  await page.getByLabel(account.common.phone, { exact: true }).fill('901110078')
  await page.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: account.register.send_code }).click()
  await expect(page.getByRole('heading', { name: account.confirm.title })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(account.common.code, { exact: true })).toBeVisible()
  expect(await kept()).toMatchObject({ phone: '+998901110078', forgotPhone: null })
})

test('seed 7: with no refresh token a 401 logs out', async ({ context, page, house }) => {
  await signedIn(context, house, ({ access }) => ({ access: spoilt(access), refresh: '' }))
  await page.goto('/uz')
  await page.evaluate(() => localStorage.removeItem('himoya_refresh'))
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto('/uz/profile')
  await expect(page).toHaveURL(/auth\/login/)
  expect(await stored(page)).toEqual([null, null])
  expect(asked.filter((path) => path.endsWith('/token/refresh/'))).toEqual([])
})

test('seed 7: if the refresh fails, log out', async ({ context, page, house }) => {
  await signedIn(context, house, ({ access, refresh }) => ({ access: spoilt(access), refresh: spoilt(refresh) }))
  const refused = page.waitForResponse(/auth\/token\/refresh\//)
  await page.goto('/uz/profile')
  expect((await refused).status()).toBe(401)
  await expect(page).toHaveURL(/auth\/login/)
  expect(await stored(page)).toEqual([null, null])
})

test('seed 7: refresh once; ten requests that fail meanwhile wait, then retry with the new token', async ({
  context,
  page,
  house,
}) => {
  const person = await signedIn(context, house)
  const { results } = await callApi<{ results: { id: string }[] }>(house, 'place/?page_size=10')
  expect(results).toHaveLength(10)
  for (const { id } of results) {
    await callApi(house, 'saved/', { token: person.access, body: { type: 'place', object_id: id } })
  }
  await page.goto('/uz/saved')
  await expect(page.locator('main .icon-btn')).toHaveCount(10)

  const said: number[] = []
  let allWait = (): void => {}
  const waiting = new Promise<void>((resolve) => (allWait = resolve))
  page.on('response', (response) => {
    if (response.request().method() !== 'DELETE') return
    said.push(response.status())
    if (said.length === 10) allWait()
  })
  let refreshes = 0
  await page.route('**/auth/token/refresh/', async (route) => {
    refreshes += 1
    await waiting
    await route.continue()
  })
  await page.evaluate((access) => {
    localStorage.setItem('himoya_access', access)
    for (const button of document.querySelectorAll<HTMLElement>('main .icon-btn')) button.click()
  }, spoilt(person.access))
  await expect.poll(() => said).toEqual([...Array(10).fill(401), ...Array(10).fill(204)])
  expect(refreshes).toBe(1)
  expect((await stored(page))[0]).not.toBe(spoilt(person.access))
  await expect(page.getByText(own.saved.none)).toBeVisible()
})

test('seed 7: a dead network during the refresh logs nobody out', async ({ context, page, house }) => {
  const { nickname, refresh } = await signedIn(context, house, (tokens) => ({ ...tokens, access: spoilt(tokens.access) }))
  await page.route('**/auth/token/refresh/', (route) => route.abort('internetdisconnected'))
  await page.goto('/uz/profile')
  await expect(page.locator('[data-failure=FETCH_ERROR]')).toContainText(problems.load_offline)
  expect((await stored(page))[1]).toBe(refresh)
  await page.unroute('**/auth/token/refresh/')
  await page.getByRole('button', { name: problems.again }).click()
  await expect(page.getByRole('main')).toContainText(nickname)
})

test('the chat: panel, history, sending, live', async ({ context, page, house }) => {
  const person = await signedIn(context, house)
  let release = (): void => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  const asked: string[] = []
  await page.route('**/api/v1/chat/', async (route) => {
    await held
    asked.push('chats')
    await route.continue()
  })
  page.on('request', (request) => request.url().includes('/api/v1/message/') && asked.push('history'))
  page.on('websocket', (socket) => asked.push(new URL(socket.url()).pathname))
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/uz')

  await page.locator('.chat-button').click()
  const panel = page.getByRole('region', { name: shell.chat_title })
  await test.step('seed 4: the chat history fetch is skipped until the chats list has loaded', async () => {
    await expect(panel.getByText('Yuklanmoqda...')).toBeVisible()
    expect(asked).toEqual([])
    release()
    await expect(panel.getByText('Xabar yo‘llang. Biz albatta javob beramiz')).toBeVisible()
    expect(asked[0]).toBe('chats')
  })

  const [first] = await callApi<{ id: string }[]>(house, 'chat/', { token: person.access })
  await test.step('seed 3: of the chats the first in the list is the one used', async () => {
    const sockets = (): string[] => [...new Set(asked.filter((path) => path.startsWith('/ws/')))]
    await expect.poll(sockets).toEqual([`/ws/chat/${first!.id}/`])
  })

  await test.step('seed 9: the chat panel is 500px high and at most 400px wide, the text box at most about 100px high', async () => {
    const box = panel.getByPlaceholder('Xabar matni')
    const panel_size = (await page.locator('#chat').boundingBox())!
    expect([panel_size.height, panel_size.width <= 400]).toEqual([500, true])
    await box.fill('qator\n'.repeat(20))
    const { height } = (await box.boundingBox())!
    expect(height).toBeGreaterThan(80)
    expect(height).toBeLessThanOrEqual(110)
    await box.fill('')
  })

  await test.step('seed 4: the text box is cleared after a send', async () => {
    await write(panel, 'Birinchi xabar')
    await expect(panel.getByPlaceholder('Xabar matni')).toHaveValue('')
    await expect(panel.getByText(chat.sent)).toHaveCount(1)
  })

  await test.step('seed 4: incoming messages are added to the list', async () => {
    const body = { cid: crypto.randomUUID(), message: 'Boshqa telefondan' }
    await callApi(house, `message/${first!.id}/`, { token: person.access, body })
    await expect(bubble(panel, 'Boshqa telefondan')).toBeVisible()
  })

  await test.step('seed 8: a connection that is not open on send, or fails, is said, and nothing written is lost', async () => {
    await context.setOffline(true)
    await write(panel, 'Aloqasiz yozilgan')
    await expect(panel.getByText(chat.link_lost)).toBeVisible()
    await context.setOffline(false)
    await expect(panel.getByText(chat.link_lost)).toBeHidden()
    await expect(panel.getByText(chat.sent)).toHaveCount(3)
    await expect(bubble(panel, 'Aloqasiz yozilgan')).toHaveCount(1)
  })

  await test.step('seed 4: the chat panel is open or closed via the button', async () => {
    await page.locator('.chat-button').click()
    await expect(panel).toBeHidden()
    await page.locator('.chat-button').click()
    await expect(panel).toBeVisible()
  })
})

test('the shell: guest in the chat, modal, alert, colour', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/uz')
  await test.step('seed 4: nothing is sent unless the role is user, and a guest’s first message makes it so', async () => {
    const panel = await openChat(page)
    const send = panel.getByRole('button', { name: chat.send, exact: true })
    await expect(send).toBeDisabled()
    const posted: string[] = []
    page.on('request', (request) => request.method() === 'POST' && posted.push(new URL(request.url()).pathname))
    await panel.getByPlaceholder(chat.placeholder).fill('Salom')
    const nameless = panel.getByRole('button', { name: 'Hisobsiz yuborish', exact: true })
    await expect(nameless).toBeEnabled()
    await expect(send).toBeDisabled()
    await nameless.click()
    await expect(panel.getByRole('button', { name: account.device.mine, exact: true })).toBeVisible()
    expect(posted.filter((path) => path.includes('/message/'))).toEqual([])
    expect(posted).toContain('/api/v1/auth/register/')
    await page.locator('.chat-button').click()
  })

  await test.step('seed 3: a modal is visible or not, with its content', async () => {
    await page.locator('.sos[data-sos]').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.getByRole('dialog').getByRole('link', { name: /112/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toBeHidden()
  })

  await test.step('seed 9: the primary colour is green', async () => {
    const colour = await page.locator('.chat-button').evaluate((button) => {
      const canvas = document.createElement('canvas').getContext('2d')!
      canvas.fillStyle = getComputedStyle(button).backgroundColor
      canvas.fillRect(0, 0, 1, 1)
      return [...canvas.getImageData(0, 0, 1, 1).data]
    })
    expect(colour[1]).toBeGreaterThan(Math.max(colour[0]!, colour[2]!))
  })
})

test('seed 9: alert auto-hide takes 3 seconds', async ({ context, page, house }) => {
  await signedIn(context, house)
  await page.goto('/uz/profile')
  const save = page.getByRole('button', { name: account.profile.save }).first()
  await expect(save).toBeVisible()
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await save.click()
  const alert = page.locator('#toasts [data-status=success]')
  await test.step('seed 3: an alert is visible, with a title and a status of success or error', async () => {
    await expect.poll(() => page.clock.runFor(20).then(() => alert.count())).toBe(1)
    await expect(alert).toContainText(account.profile.saved)
  })
  await test.step('seed 4: an alert is shown, then hidden automatically', async () => {
    // under the pointer it stays, and its time begins anew when the pointer goes
    await alert.hover()
    await page.mouse.move(0, 0)
    await page.clock.runFor(2_900)
    await expect(alert).toBeVisible()
    await page.clock.runFor(200)
    await expect(alert).toHaveCount(0)
  })
})

const PROBLEMS = { uz: problems, ru: russian, en: english }
const HOLDINGS = { uz: holdings_uz, ru: holdings_ru, en: holdings_en }
/** What the person reads, by kind; the way on is "again" unless said. */
const SENTENCES = {
  FETCH_ERROR: 'load_offline',
  TIMEOUT_ERROR: 'load_slow',
  PARSING_ERROR: 'unreadable',
  '401': 'signed_out',
  '403': 'not_yours',
  '404': 'gone',
  '409': 'changed',
  '413': 'too_big',
  '422': 'not_taken',
  '429': 'wait_seconds',
  '5xx': 'load_fault',
} as const satisfies Record<FailureKind, keyof typeof problems>
const WAYS: Partial<Record<FailureKind, { key: 'sign_in' | 'home'; to: string }>> = {
  '401': { key: 'sign_in', to: '/auth/login' },
  '403': { key: 'home', to: '' },
  '404': { key: 'home', to: '' },
}

/** Answers as a proxy, a dead cable or a full server does: no body of ours stands in them. */
async function answerWith(page: Page, kind: FailureKind): Promise<void> {
  await page.unrouteAll()
  await page.route('**/api/v1/auth/export/', (route) => {
    if (kind === 'FETCH_ERROR') return route.abort('connectionrefused')
    if (kind === 'PARSING_ERROR') return route.fulfill({ status: 200, contentType: 'text/html', body: '<p>hotspot</p>' })
    const status = { TIMEOUT_ERROR: 408, '5xx': 502 }[kind as 'TIMEOUT_ERROR'] ?? Number(kind)
    const headers = status === 429 ? { 'retry-after': '40' } : {}
    return route.fulfill({ status, headers, contentType: 'text/html', body: '<p>proxy</p>' })
  })
}

async function showHoldings(page: Page, lang: Language): Promise<void> {
  await page.goto(`/${lang}/profile/data`)
  await page.getByRole('button', { name: HOLDINGS[lang].show }).click()
}

for (const lang of LANGUAGES) {
  test(`seed 8: every error kind has a sentence and a way on (${lang})`, repeatedIn(lang), async ({ context, page, house }) => {
    await signedIn(context, house)
    const words = PROBLEMS[lang]
    for (const kind of FAILURE_KINDS) {
      await test.step(kind, async () => {
        await answerWith(page, kind)
        await showHoldings(page, lang)
        const card = page.locator(`[data-failure="${kind}"]`)
        await expect(card).toContainText(words[SENTENCES[kind]].replace('{seconds}', '40'))
        await expect(card.getByRole('link', { name: words.numbers })).toBeVisible()
        const way = WAYS[kind]
        if (way) {
          await expect(card.getByRole('link', { name: words[way.key] })).toHaveAttribute('href', `/${lang}${way.to}`)
          return
        }
        await page.unrouteAll()
        await card.getByRole('button', { name: words.again }).click()
        await expect(page.getByRole('heading', { name: HOLDINGS[lang].account.title, exact: true })).toBeVisible()
      })
    }
  })
}
