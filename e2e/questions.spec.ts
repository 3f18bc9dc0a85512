import type { Asked } from '@himoya/contract/questions/public-questions'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, expect, test } from './journey.ts'
import { signInAsStaff } from './people.ts'
import { ask_question, help_now, chat, inbox, problems, questions, search, shell, staff } from './words.ts'

const TITLE = 'Nodira sinfda meni masxara qiladi'
const WORDS = 'Men 215-maktabning yettinchi sinfida o‘qiyman. Nodira har kuni ustimdan kuladi.'
const RETOLD = 'Sinfdoshim ustimdan kulsa, nima qilay?'

async function fillIn(page: Page, title: string, words: string): Promise<void> {
  await page.goto('/uz/questions/ask')
  await page.getByLabel(ask_question.ask.short).fill(title)
  await page.getByLabel(ask_question.ask.question, { exact: true }).fill(words)
}
const send = (page: Page) => page.getByRole('button', { name: ask_question.ask.submit, exact: true }).click()

async function openConsole(browser: Browser, house: House, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signInAsStaff(page, email)
  await page.getByRole('link', { name: staff['questions.title'] }).click()
  return page
}

/** The draft of an answer for everybody, handed to a second person. */
async function draft(page: Page): Promise<void> {
  await page.getByRole('link', { name: TITLE }).click()
  // What stands on our lists is marked, so the words come in pieces.
  await expect(page.getByText(WORDS.split('. ')[0]!)).toBeVisible()
  await page.getByLabel(staff['questions.public_title']).fill('Sinfdoshim masxara qiladi')
  await page.getByLabel(staff['questions.question']).fill(RETOLD)
  await page.getByLabel(staff['questions.answer'], { exact: true }).fill('Aybingiz yo‘q. Ishongan kattangizga ayting.')
  await page.getByLabel(staff['questions.category']).click()
  await page.getByRole('option').nth(1).click()
  await page.getByRole('button', { name: staff['questions.submit'] }).click()
  await expect(page.getByText(staff['questions.second_needed'])).toBeVisible()
}

test('a guest asks, two people answer, and everybody reads it without knowing who asked', async ({ browser, page, house }) => {
  await fillIn(page, TITLE, WORDS)
  await send(page)
  const shown = page.getByText(/^\d{4}(?: \d{4}){4}$/)
  await expect(shown).toBeVisible()
  const receipt = await shown.innerText()
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((kept) => Object.entries(kept)))),
  ).not.toMatch(/\d{20}|\d{4} \d{4}|Nodira/)
  expect(page.url()).toMatch(/\/questions\/ask$/)

  const counsellor = await openConsole(browser, house, 'counsellor@himoya.test')
  await draft(counsellor)
  await expect(counsellor.getByRole('button', { name: staff['questions.approve_publish'] })).toHaveCount(0)
  const colleague = await openConsole(browser, house, 'counsellor2@himoya.test')
  await colleague.getByRole('link', { name: TITLE }).click()
  await colleague.getByRole('button', { name: staff['questions.approve_publish'] }).click()
  await colleague.getByRole('button', { name: staff['questions.approve_yes'] }).click()
  await expect(colleague.getByRole('link', { name: staff['questions.open_public'] })).toBeVisible()
  await Promise.all([counsellor.context().close(), colleague.context().close()])

  await page.goto('/uz/report/receipt')
  await page.getByLabel(inbox.entry.receipt).fill(receipt)
  await page.getByRole('button', { name: inbox.entry.submit, exact: true }).click()
  await page.getByRole('link', { name: ask_question.own.read }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sinfdoshim masxara qiladi')
  await expect(page.getByText(RETOLD)).toBeVisible()
  // What a nonce or the name of a file has by chance is no word of hers.
  expect(await page.locator('body').innerText()).not.toMatch(/Nodira|215/)
  expect(await page.content()).not.toMatch(/Nodira|215-maktab/)
})

test('words of risk bring a person and the numbers to the screen at once, before anything else', async ({ page }) => {
  await fillIn(page, 'Yordam kerak', 'O‘zimni o‘ldirmoqchiman, boshqa chidolmayman')
  await send(page)
  const help = page.getByRole('region', { name: help_now.title })
  await expect(help.getByRole('heading')).toBeFocused()
  await expect(help.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  await expectAccessible(page, 'help after a question')
  await help.getByRole('link', { name: help_now.write }).click()
  await expect(page.getByRole('region', { name: shell.chat_title }).getByText(chat.prompt)).toBeVisible()
})

test(
  'a slip in a receipt is told in the browser, and what was written outlives a dead network',
  { tag: '@full' },
  async ({ page, context }) => {
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
    await page.goto('/uz/report/receipt')
    await page.getByLabel(inbox.entry.receipt).fill('1111 2222 3333 4444 5555')
    await page.getByRole('button', { name: inbox.entry.submit, exact: true }).click()
    await expect(page.getByText(problems.receipt_format)).toBeVisible()
    expect(calls).toEqual([])

    await fillIn(page, TITLE, WORDS)
    await context.setOffline(true)
    await send(page)
    await expect(page.getByRole('alert')).toContainText(problems.offline)
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByLabel(ask_question.ask.question, { exact: true })).toHaveValue(WORDS)
  },
)

test('every screen of questions is whole for everybody', { tag: '@full' }, async ({ page, house }) => {
  await page.goto('/uz/questions')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(questions.title)
  await expectAccessible(page, 'questions')
  await page.getByRole('main').getByRole('listitem').getByRole('link').first().click()
  await expect(page.getByRole('heading', { name: questions.answer })).toBeVisible()
  await expectAccessible(page, 'a question')
  await page.goto('/uz/questions/ask')
  await send(page)
  await expect(page.getByRole('alert')).toBeFocused()
  await expectAccessible(page, 'asking with mistakes')
  const { receipt } = await callApi<Asked>(house, 'question/', { body: { title: TITLE, question: WORDS } })
  await page.goto('/uz/report/receipt')
  await page.getByLabel(inbox.entry.receipt).fill(receipt!)
  await page.getByRole('button', { name: inbox.entry.submit, exact: true }).click()
  await page.getByRole('button', { name: ask_question.own.withdraw }).click()
  await expect(page.getByRole('button', { name: ask_question.own.withdraw_no })).toBeFocused()
  await expectAccessible(page, 'one’s own question')
  await page.getByRole('button', { name: ask_question.own.withdraw_yes }).click()
  await expect(page.getByLabel(inbox.entry.receipt)).toBeVisible()
  await page.goto('/uz/questions/mine')
  await expect(page.getByRole('link', { name: ask_question.mine.login, exact: true })).toBeVisible()
  await expectAccessible(page, 'my questions as a guest')
})

test('before a question about not wanting to live stand whom to call and whom to write to, without a swipe', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/uz/questions/ogir-kunlar')
  const help = page.getByRole('article').locator('section').first()
  const call = help.getByRole('link', { name: /112/ })
  const [box, bar, words] = await Promise.all(
    [call, page.locator('.corners > .sos'), page.getByRole('article').locator('blockquote')].map((one) => one.boundingBox()),
  )
  expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y)
  expect(box!.y).toBeLessThan(words!.y)
  // On paper too: a number can be called from there, a chat cannot be written to.
  await page.emulateMedia({ media: 'print' })
  await expect(call).toBeVisible()
  await expect(help.locator('[data-open-chat]')).toBeHidden()
  await page.emulateMedia({ media: null })
  await help.locator('[data-open-chat]').click()
  await expect(page.getByRole('region', { name: shell.chat_title })).toBeVisible()
  await page.goto('/uz/questions/imtihon-oldidan')
  await expect(page.getByRole('article').locator('a[href="tel:112"]')).toHaveCount(0)
})

test(
  'whoever has been here before finds the way to their answer from everywhere, whatever number they hold',
  { tag: '@full' },
  async ({ page, house }) => {
    const RECEIPT_PAGE = '/uz/report/receipt'
    for (const path of ['', 'report', 'faq', 'questions', 'questions/mine']) {
      await page.goto(`/uz/${path}`)
      await expect(page.getByRole('main').locator(`a[href="${RECEIPT_PAGE}"]`)).toBeVisible()
    }
    await page.goto('/uz/about')
    await page.getByLabel(shell.menu, { exact: true }).first().click()
    await expect(page.getByRole('link', { name: shell.back })).toBeVisible()
    await page.locator('.chat-button').click()
    await expect(page.locator(`#chat a[href="${RECEIPT_PAGE}"]`)).toBeVisible()
    for (const words of ['raqamim bor', 'номер', 'my number', '20 ta raqam']) {
      await page.goto('/uz/search')
      await page.getByLabel(search.label).fill(words)
      await expect(page.getByRole('main').locator(`a[href="${RECEIPT_PAGE}"]`)).toBeVisible()
    }
    await page.getByRole('main').locator(`a[href="${RECEIPT_PAGE}"]`).click()

    const { receipt } = await callApi<Asked>(house, 'question/', { body: { title: TITLE, question: WORDS } })
    await page.getByLabel(inbox.entry.receipt).fill('1234 5678 9012 3456 7897')
    await page.getByRole('button', { name: inbox.entry.submit, exact: true }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.getByLabel(inbox.entry.receipt).fill(receipt!)
    await page.getByRole('button', { name: inbox.entry.submit, exact: true }).click()
    await expect(page.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(page.url()).not.toContain(receipt!)
    await page.getByRole('button', { name: ask_question.receipt.another }).click()
    await expect(page.getByLabel(inbox.entry.receipt)).toBeVisible()
    await expect(page.getByRole('link', { name: inbox.entry.login })).toHaveAttribute('href', '/uz/auth/login')
  },
)
