import { randomUUID } from 'node:crypto'
import type { CasePage } from '@himoya/contract/reports/cases'
import type { Reported } from '@himoya/contract/reports/reports'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, PASSWORD, test, type SignedIn } from './journey.ts'
import { bubble } from './people.ts'
import { chat, inbox, inbox_screen, problems, report_files, shell } from './words.ts'

const STORY = 'Namuna: darsdan keyin meni eshik oldida ushlab turishadi.'
const ANSWER = 'Yozganingiz uchun rahmat. Siz aybdor emassiz.'

const report = (house: House, token?: string): Promise<Reported> =>
  callApi<Reported>(house, 'victim/', {
    ...(token ? { token } : {}),
    body: {
      reporter_role: 'child_self',
      type_ids: ['threats'],
      urgency: 'ongoing',
      region_code: 'UZ-SA',
      description: STORY,
      accept_terms: true,
    },
  })

/** The supervisor writes to the reporter. */
async function answer(house: House, ref: string, message: string): Promise<void> {
  const { access: token } = await callApi<SignedIn>(house, 'staff/auth/token/', {
    body: { email: 'supervisor@himoya.test', password: PASSWORD },
  })
  const { results } = await callApi<CasePage>(house, `staff/report/?ref=${ref}`, { token })
  await callApi(house, `staff/report/${results[0]!.id}/message/`, { token, body: { cid: randomUUID(), message } })
}

async function type(page: Page, receipt: string): Promise<void> {
  await page.getByLabel(inbox.entry.receipt).fill(receipt.replaceAll(/.{4}/g, '$& '))
  await page.getByRole('button', { name: inbox.entry.submit, exact: true }).click()
}
const box = (page: Page): Locator => page.getByPlaceholder(chat.placeholder)

async function say(page: Page, text: string): Promise<void> {
  await box(page).fill(text)
  await page.getByRole('main').getByRole('button', { name: chat.send, exact: true }).click()
}

test('a guest comes back with the receipt, reads the answer, writes on, adds a file and takes it all back', async ({
  page,
  house,
}) => {
  const { ref, receipt } = await report(house)
  await answer(house, ref, ANSWER)
  await page.goto('/uz/report/receipt')
  const entries = await page.evaluate(() => history.length)
  await type(page, receipt!)
  await expect(page.getByRole('heading', { name: inbox.state.received })).toBeVisible()
  await expect(bubble(page, ANSWER)).toBeVisible()
  expect(await page.content()).not.toContain('eshik oldida')

  await say(page, 'Rahmat. Bugun ham kutib turishdi.')
  await expect(bubble(page.getByRole('log'), 'Rahmat. Bugun ham kutib turishdi.')).toBeVisible()
  await page.getByRole('button', { name: inbox_screen.add_file, exact: true }).first().click()
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  await page.locator('input[type=file]').setInputFiles({ name: 'namuna.png', mimeType: 'image/png', buffer: picture })
  await expect(page.getByText(report_files.sent, { exact: true })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: chat.send, exact: true }).click()
  await expect(page.getByRole('log').getByRole('list', { name: report_files.kept })).toBeVisible()
  await expectAccessible(page, 'an open inbox')

  await page.getByRole('button', { name: inbox_screen.withdraw.open }).click()
  await expect(page.getByRole('button', { name: inbox_screen.withdraw.no })).toBeFocused()
  await page.getByRole('button', { name: inbox_screen.withdraw.yes }).click()
  await expect(page.getByText(inbox_screen.said.withdrawn)).toBeVisible()
  await expect(box(page)).toHaveCount(0)
  expect(page.url()).toMatch(/\/uz\/report\/receipt$/)
  expect(await page.evaluate(() => history.length)).toBe(entries)
  expect(
    await page.evaluate(() => JSON.stringify([localStorage, sessionStorage].map((kept) => Object.entries(kept)))),
  ).not.toMatch(/\d{20}|\d{4} \d{4}|Receipt|kutib/)
})

test('on the smallest phone the answer is read without a swipe', { tag: '@full' }, async ({ page, house }) => {
  const { ref, receipt } = await report(house)
  await answer(house, ref, ANSWER)
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/uz/report/receipt')
  await type(page, receipt!)
  await expect(bubble(page, ANSWER)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 0))
  const [words, bar] = await Promise.all([bubble(page, ANSWER).boundingBox(), page.locator('.corners > .sos').boundingBox()])
  expect(words!.y + words!.height).toBeLessThanOrEqual(bar!.y)
})

test(
  'a slip is told in the browser, and what waits for the network goes by itself',
  { tag: '@full' },
  async ({ page, context, house }) => {
    const { receipt } = await report(house)
    const calls: string[] = []
    page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
    await page.goto('/uz/report/receipt')
    await type(page, '11112222333344445555')
    await expect(page.getByText(problems.receipt_format)).toBeVisible()
    await expectAccessible(page, 'the entry to an inbox with a slip')
    expect(calls).toEqual([])
    await type(page, receipt!)
    await expect(box(page)).toBeVisible()
    await context.setOffline(true)
    await say(page, 'Aloqa yo‘q paytda yozdim')
    await expect(page.getByText(chat.waits_for_network)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(chat.waits_for_network)).toHaveCount(0)
    await expect(bubble(page.getByRole('log'), 'Aloqa yo‘q paytda yozdim')).toHaveCount(1)
  },
)

test(
  'an inbox left on a table closes by itself, and what was typed is there after the number',
  { tag: '@full' },
  async ({ page, house }) => {
    const { receipt } = await report(house)
    await page.clock.install()
    await page.goto('/uz/report/receipt')
    await type(page, receipt!)
    await box(page).fill('Yarim qolgan gap')
    await page.clock.fastForward('15:01')
    await expect(page.getByText(inbox.entry.ended_draft)).toBeVisible()
    await expect(page.getByRole('heading', { name: inbox.state.received })).toHaveCount(0)
    await type(page, receipt!)
    await expect(box(page)).toHaveValue('Yarim qolgan gap')
    await page.getByRole('link', { name: shell.exit }).first().click()
    await expect(page).not.toHaveURL(/report/)
  },
)

test(
  'somebody signed in has the same under their own reports, and nobody else does',
  { tag: '@full' },
  async ({ browser, page, context, house }) => {
    const person = await makePerson(house)
    const { ref } = await report(house, person.access)
    await answer(house, ref, ANSWER)
    await bringTokens(context, house, person)
    await page.goto('/uz/report/mine')
    const row = page.getByRole('button', { name: ref })
    await expect(row).toContainText(inbox.mine.unread.replace('{count}', '1'))
    await expectAccessible(page, 'my reports')
    await row.click()
    await expect(bubble(page, ANSWER)).toBeVisible()
    await say(page, 'Yana bir narsa esimga tushdi')
    await expect(bubble(page.getByRole('log'), 'Yana bir narsa esimga tushdi')).toBeVisible()
    await page.getByRole('button', { name: inbox.mine.back }).click()
    await expect(row).toContainText(inbox.state.received)
    await expect(row).not.toContainText(inbox.mine.unread.replace('{count}', '1'))

    const other = await browser.newContext({ baseURL: house.url })
    await bringTokens(other, house, await makePerson(house))
    const theirs = await other.newPage()
    await theirs.goto('/uz/report/mine')
    await expect(theirs.getByText(inbox.mine.empty)).toBeVisible()
    await other.close()
  },
)

test('without scripts number and words go in one form, and a page that is reloaded sends nothing twice', async ({
  browser,
  house,
}) => {
  const { ref, receipt } = await report(house)
  await answer(house, ref, ANSWER)
  const context = await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto('/uz/report/receipt')
  await page.getByLabel(inbox.entry.receipt).fill(receipt!)
  await page.getByLabel(inbox.plain.message).fill('Telefonim eski, shundan yozdim')
  await page.getByRole('button', { name: inbox.plain.open }).click()
  await expect(page.getByText(inbox.plain.sent)).toBeVisible()
  await expect(page.getByText(ANSWER)).toBeVisible()
  await page.reload()
  await expect(page.getByText('Telefonim eski, shundan yozdim')).toHaveCount(1)
  expect(await page.content()).not.toContain(receipt!)
  expect(page.url()).toMatch(/\/uz\/report\/receipt$/)
  await context.close()
})
