import type { Reported } from '@himoya/contract/reports/reports'
import { PICTURE_NAMES } from '@himoya/contract/accounts/receipt-words'
import { spellingsOf } from '@himoya/contract/typed-words'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, expect, makePerson, PASSWORD, test } from './journey.ts'
import { sayOwnPhone } from './people.ts'
import { begin, send, shownReceipt, tell } from './reports.ts'
import { expectNoSideways, WIDTHS } from './screens.ts'
import { account, inbox, problems, report_steps as steps, shell } from './words.ts'

test.use({ visits: true })

/** A guest's report: the words of its receipt, as the answer of the call tells them. */
async function reported(house: House): Promise<NonNullable<Reported['receipt_words']>> {
  const body = {
    reporter_role: 'child_self',
    type_ids: ['threats'],
    urgency: 'ongoing',
    region_code: 'UZ-SA',
    description: 'Namuna: darsdan keyin meni eshik oldida ushlab turishadi.',
    accept_terms: true,
  }
  return (await callApi<Reported>(house, 'victim/', { body })).receipt_words!
}

/** The door: what is typed, and the picture chosen. */
async function typeWords(page: Page, words: string, picture: keyof (typeof PICTURE_NAMES)['uz']): Promise<void> {
  await page.getByLabel(inbox.entry.receipt).fill(words)
  await page.getByRole('radio', { name: PICTURE_NAMES.uz[picture], exact: true }).check()
}
const openIt = (page: Page) => page.getByRole('button', { name: inbox.entry.submit, exact: true }).click()
const theReport = (page: Page) => page.getByRole('heading', { name: inbox.state.received })

test('four words and a picture open the answer on another phone: four taps from home', async ({ page, house }) => {
  await page.setViewportSize(WIDTHS.phone)
  const { words, picture } = await reported(house)
  await page.goto('/uz')
  await page.getByRole('link', { name: shell.back }).first().click()
  await page.getByLabel(inbox.entry.receipt).click()
  await page.keyboard.type(words.join(' '))
  await expectNoSideways(page)
  await expectAccessible(page, 'words and pictures at the door')
  await page.getByRole('radio', { name: PICTURE_NAMES.uz[picture], exact: true }).check()
  await page.keyboard.press('Enter')
  await expect(theReport(page)).toBeVisible()
  expect(page.url()).not.toContain(words[0])
})

test(
  'they open it in Cyrillic, with a slip in each word, and with the picture named after them',
  { tag: '@full' },
  async ({ page, house }) => {
    const { words, picture } = await reported(house)
    const slipped = words.map((word) => word.slice(0, 1) + word.slice(2)).join(', ')
    const cyrillic = words.map((word) => spellingsOf(word)[1]).join(' ')
    for (const typed of [slipped, cyrillic]) {
      await page.goto('/uz/report/receipt')
      await typeWords(page, typed, picture)
      await openIt(page)
      await expect(theReport(page)).toBeVisible()
    }
    await page.goto('/uz/report/receipt')
    await page.getByLabel(inbox.entry.receipt).fill(`${words.join(' ')} ${PICTURE_NAMES.uz[picture]}`)
    await openIt(page)
    await expect(theReport(page)).toBeVisible()
  },
)

test(
  'a word too few, no picture and another picture are each said, and nothing typed is lost',
  { tag: '@full' },
  async ({ page, house }) => {
    const { words, picture } = await reported(house)
    const box = page.getByLabel(inbox.entry.receipt)
    await page.goto('/uz/report/receipt')
    await box.fill(words.slice(1).join(' '))
    await openIt(page)
    await expect(page.getByText(problems.receipt_short)).toBeVisible()
    await box.fill(words.join(' '))
    await openIt(page)
    await expect(page.getByText(problems.picture_required)).toBeVisible()
    await typeWords(page, words.join(' '), picture === 'bag' ? 'bird' : 'bag')
    await openIt(page)
    await expect(page.getByText(inbox.entry.unknown)).toBeVisible()
    await expect(box).toHaveValue(words.join(' '))
    await typeWords(page, words.join(' '), picture)
    await openIt(page)
    await expect(theReport(page)).toBeVisible()
  },
)

test('the name of an account is taken at the same door: one tap leads to the password, the name filled in', async ({
  page,
  house,
}) => {
  const person = await makePerson(house)
  await page.setViewportSize(WIDTHS.phone)
  await page.goto('/uz/report/receipt')
  await page.getByLabel(inbox.entry.receipt).fill(person.nickname)
  await openIt(page)
  await page.getByRole('link', { name: inbox.entry.as_name.replace('{name}', person.nickname) }).click()
  await expect(page.getByLabel(account.common.nickname, { exact: true })).toHaveValue(person.nickname)
  await page.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: account.login.submit, exact: true }).click()
  await sayOwnPhone(page)
  await expect(page).toHaveURL(/\/uz$/)
})

test('without JavaScript words and a picture open it too', async ({ browser, house }) => {
  const { words, picture } = await reported(house)
  const context = await browser.newContext({ baseURL: house.url, javaScriptEnabled: false, viewport: WIDTHS.phone })
  const page = await context.newPage()
  await page.goto('/uz/report/receipt')
  await typeWords(page, words.join(' '), picture)
  await expectNoSideways(page)
  await page.getByRole('button', { name: inbox.plain.open, exact: true }).click()
  await expect(theReport(page)).toBeVisible()
  await context.close()
})

test(
  'after a report they are shown once, typed back once, and stand on no page and in no storage then',
  { tag: '@full' },
  async ({ page }) => {
    await page.setViewportSize(WIDTHS.phone)
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/api/v1/victim/') && answer.status() === 201)
    await begin(page, 'child_self')
    await tell(page, 'self')
    await send(page)
    await shownReceipt(page)
    const { words, picture } = ((await (await answered).json()) as Reported).receipt_words!
    await expect(page.getByRole('main').getByRole('listitem')).toContainText(words)
    await expect(page.getByText(PICTURE_NAMES.uz[picture], { exact: true }).first()).toBeVisible()
    await expectNoSideways(page)

    const box = page.getByLabel(steps.sent.retype)
    await box.fill([words[0], words[2], words[2], words[3]].join(' '))
    await page.getByRole('button', { name: steps.sent.kept }).click()
    await expect(page.getByRole('alert')).toHaveText(steps.sent.differs.replace('{place}', '2'))
    await box.fill(words.join(' ').toUpperCase())
    await page.getByRole('button', { name: steps.sent.kept }).click()
    await expect(page.getByRole('heading', { name: steps.sent.done })).toBeFocused()
    const left = await page.evaluate(() =>
      JSON.stringify([document.body.innerText, Object.entries(localStorage), Object.entries(sessionStorage)]),
    )
    expect(left).not.toContain(words.join(' '))
    expect(left).not.toContain(words.join('\\n'))
  },
)
