import type { Language } from '@himoya/contract/languages'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import {
  bringTokens,
  callApi,
  expect,
  LANGUAGES,
  LONGEST,
  makePerson,
  PASSWORD,
  test,
  watchOver,
  type SignedIn,
} from './journey.ts'
import { answer, bubble, claim, endUnassessed, goOnShift, openChat, signInAsStaff, write } from './people.ts'
import { chat, staff } from './words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Somebody who has written one message and waits. */
async function somebodyWaiting(house: House, text: string): Promise<string> {
  const { nickname, access } = await makePerson(house)
  const [own] = await callApi<{ id: string }[]>(house, 'chat/', { token: access })
  const body = { cid: crypto.randomUUID(), message: text }
  await callApi(house, `message/${own!.id}/`, { token: access, body })
  return nickname
}

async function otherDesk(browser: Browser, house: House, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signInAsStaff(page, email)
  return page
}

test('a wrong password at /staff is refused, and what was typed stays', { tag: '@full' }, async ({ page }) => {
  let moves = 0
  page.on('framenavigated', () => moves++)
  await page.goto('/staff/')
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill('counsellor@himoya.test')
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill('boshqa-parol-2026')
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('parol')
  await expect(page.getByLabel(staff['sign_in.email'], { exact: true })).toHaveValue('counsellor@himoya.test')
  // The way to the sign-in is gone once: each more of it costs a slow machine.
  expect(moves).toBeLessThan(6)
})

test('an editor and an administrator sign in and see no conversation', async ({ browser, house }) => {
  await somebodyWaiting(house, 'Buni muharrir ko‘rmaydi')
  for (const email of ['editor@himoya.test', 'admin@himoya.test']) {
    const context = await browser.newContext({ baseURL: house.url })
    const page = await context.newPage()
    await page.goto('/staff/')
    await page.getByLabel(staff['sign_in.email'], { exact: true }).fill(email)
    await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
    await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
    await expect(page.getByLabel(staff['sign_in.email'], { exact: true })).toBeHidden()
    await expect(page.getByText('Buni muharrir ko‘rmaydi')).toHaveCount(0)
    await context.close()
  }
})

test(
  'of two counsellors one gets the chat, and the other is told who has it',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    const person = await somebodyWaiting(house, 'Kim birinchi?')
    const other = await otherDesk(browser, house, 'counsellor2@himoya.test')
    await signInAsStaff(page)
    await goOnShift(page)
    await goOnShift(other)
    await other.getByRole('link', { name: new RegExp(person) }).click()
    await expect(other.getByText(staff['chat.claim_text'])).toBeVisible()
    await claim(page, person)
    await expect(other.getByText(staff['chat.taken_title'])).toBeVisible()
    await expect(other.getByRole('button', { name: `${staff['chat.claim']}: ${person}` })).toBeHidden()
    await other.context().close()
  },
)

test(
  'an ended chat takes no more words, and the person’s next one opens a new chat',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    const { nickname, ...tokens } = await makePerson(house)
    const context = await browser.newContext({ baseURL: house.url })
    const watch = { faults: [], foreign: [] }
    await watchOver(context, house.url, watch)
    await bringTokens(context, house, tokens)
    const phone = await context.newPage()
    await phone.goto('/uz')
    const panel = await openChat(phone)
    await write(panel, 'Birinchi suhbat')
    await expect(panel.getByText(chat.sent)).toHaveCount(1)

    await signInAsStaff(page)
    await goOnShift(page)
    await claim(page, nickname)
    await answer(page, 'Xayr, yozib turing')
    await expect(bubble(panel, 'Xayr, yozib turing')).toBeVisible()
    await endUnassessed(page)
    await expect(page.getByText(staff['chat.ended_note'])).toBeVisible()
    await page.getByRole('dialog').getByRole('button', { name: staff['records.later'], exact: true }).click()

    await write(panel, 'Yana men')
    await expect.poll(async () => (await callApi<object[]>(house, 'chat/', { token: tokens.access })).length).toBe(2)
    await expect(page.getByRole('button', { name: `${staff['chat.claim']}: ${nickname}` })).toBeVisible()
    expect(watch).toEqual({ faults: [], foreign: [] })
    await context.close()
  },
)

test('the keyboard alone claims, answers and asks what the keys do', async ({ page, house }) => {
  const person = await somebodyWaiting(house, 'Klaviatura bilan javob bering')
  await signInAsStaff(page)
  await goOnShift(page)
  await page.getByRole('link', { name: new RegExp(person) }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(staff['chat.claim_text'])).toBeVisible()
  await page.keyboard.press('c')
  await expect(page.getByRole('log', { name: staff['chat.messages'] })).toContainText('Klaviatura bilan javob bering')
  const box = page.getByLabel(staff['chat.text'])
  await expect(box).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(box).not.toBeFocused()
  await page.keyboard.press('r')
  await page.keyboard.type('Albatta')
  await page.keyboard.press('Enter')
  await expect(bubble(page.getByRole('log'), 'Albatta')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.getByRole('heading', { name: staff['queue.title'] }).click()
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog')).toContainText(staff['keys.claim'])
})

test('axe finds nothing where one signs in to the console', { tag: '@full' }, async ({ page }) => {
  await page.goto('/staff/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectAccessible(page, 'console sign-in')
})

const NAMES = { uz: 'O‘zbekcha', ru: 'Русский', en: 'English' } as const satisfies Record<Language, string>

for (const lang of LANGUAGES)
  test(`axe finds nothing in the queue and in a conversation (${lang})`, { tag: '@full' }, async ({ page, house }) => {
    const person = await somebodyWaiting(house, 'Salom, yordam kerak')
    await signInAsStaff(page)
    await goOnShift(page)
    await expect(page.getByRole('button', { name: `${staff['chat.claim']}: ${person}` })).toBeVisible()
    if (lang === LONGEST) await expectAccessible(page, 'console queue')
    await page.setViewportSize({ width: 1440, height: 900 })
    await claim(page, person)
    await page.getByRole('button', { name: 'Sozlamalar' }).click()
    await page.getByRole('menuitemradio', { name: NAMES[lang] }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('log')).toContainText('Salom, yordam kerak')
    await expectAccessible(page, `console conversation, ${lang}`, { again: lang !== LONGEST })
  })

test(
  'a session that is over elsewhere shows the sign-in, and nothing of the conversations',
  { tag: '@full' },
  async ({ page, house }) => {
    await signInAsStaff(page)
    const kept = await page.evaluate(() => ({
      access: localStorage.getItem('himoya_staff_access'),
      refresh: localStorage.getItem('himoya_staff_refresh'),
    }))
    const tokens = kept as SignedIn
    await callApi(house, 'staff/auth/logout/', { token: tokens.access, body: { refresh: tokens.refresh } })
    await page.reload()
    await expect(page.getByLabel(staff['sign_in.email'], { exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: staff['queue.title'] })).toBeHidden()
  },
)
