import { complaint as complaint_en } from '../web/app/i18n/en/complaint.ts'
import { complaint as complaint_ru } from '../web/app/i18n/ru/complaint.ts'
import { expectAccessible } from './axe.ts'
import { expect, test } from './journey.ts'
import { signInAsStaff } from './people.ts'
import { expectNoSideways } from './screens.ts'
import { complaint, inbox, shell, staff } from './words.ts'
import { chunkNameOf } from './weight.ts'

const WORDS = { uz: complaint, ru: complaint_ru, en: complaint_en }
const STORY = 'Namuna: maslahatchi menga baqirdi va suhbatni yopdi.'
const ANSWER = 'Namuna: rahmat. Endi sizga boshqa maslahatchi yozadi.'

test('a complaint from the phone reaches the supervisor, and its answer opens by its number on the page of receipts', async ({
  page,
  browser,
  house,
}) => {
  await page.goto('/uz')
  await page.getByRole('navigation', { name: shell.footer_links }).getByRole('link', { name: shell.footer_complaint }).click()
  await expectAccessible(page, 'the complaint')
  await page.getByLabel(complaint.text).fill(STORY)
  await page.getByLabel(complaint.about).fill('Nilufar')
  await page.getByRole('button', { name: complaint.send }).click()
  await expect(page.getByRole('heading', { name: complaint.sent })).toBeVisible()
  const receipt = (await page.getByText(/^(?:\d{4} ){4}\d{4}$/).textContent())!
  expect(page.url()).toMatch(/\/uz\/complaint#write$/)
  await expectAccessible(page, 'the receipt of a complaint')

  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 }, locale: 'uz-UZ' })
  const desk = await context.newPage()
  await signInAsStaff(desk, 'supervisor@himoya.test')
  await desk.getByRole('link', { name: new RegExp(`^${staff['complaints.title']}: \\d+$`) }).click()
  await expect(desk.getByText(STORY)).toHaveCount(0)
  await desk
    .getByRole('link', { name: new RegExp(staff['complaints.waiting']) })
    .first()
    .click()
  await expect(desk.getByText(STORY)).toBeVisible()
  await expect(desk.getByText('Nilufar', { exact: true })).toBeVisible()
  await expectAccessible(desk, 'a complaint in the console')
  await desk.getByRole('textbox', { name: staff['complaints.answer'] }).fill(ANSWER)
  await desk.getByRole('button', { name: staff['complaints.answer_send'] }).click()
  await expect(desk.getByText(staff['complaints.answer_sent'])).toBeVisible()
  await desk.getByRole('button', { name: staff['complaints.done_now'] }).click()
  await expect(desk.getByText(staff['complaints.done_said'])).toBeVisible()

  await page.getByRole('link', { name: complaint.return_link }).click()
  await page.getByLabel(inbox.entry.receipt).fill(receipt)
  await page.getByRole('button', { name: inbox.entry.submit, exact: true }).click()
  await expect(page.getByRole('heading', { name: inbox.complaint.answered })).toBeFocused()
  await expect(page.getByText(ANSWER)).toBeVisible()
  await expect(page.getByText(STORY)).toHaveCount(0)
  await expectAccessible(page, 'the answer to a complaint')

  // A counsellor has no way there.
  const other = await (await browser.newContext({ baseURL: house.url, locale: 'uz-UZ' })).newPage()
  await signInAsStaff(other)
  await expect(other.getByRole('link', { name: staff['complaints.title'] })).toHaveCount(0)
  await other.context().close()
  await context.close()
})

test('words of danger in a complaint bring a person and the numbers beneath the box before it is sent', async ({ page }) => {
  await page.goto('/uz/complaint')
  const box = page.getByLabel(complaint.text)
  const help = page.locator('#help-beside')
  const lists = page.waitForResponse((response) => chunkNameOf(response.url()) === 'find-hints')
  await box.click()
  await box.fill(STORY)
  await lists
  await expect(help).toBeHidden()
  const top = (await box.boundingBox())!.y
  const calls: string[] = []
  page.on('request', (request) => request.method() === 'POST' && calls.push(request.url()))
  const cry = `${STORY} O‘zimni o‘ldirmoqchiman.`
  await box.fill(cry)
  await expect(help.getByRole('link', { name: /112/ })).toBeVisible()
  await expect(help.locator('[data-open-chat]')).toBeVisible()
  await expect(box).toBeFocused()
  await expect(box).toHaveValue(cry)
  expect((await box.boundingBox())!.y).toBe(top)
  expect(calls).toEqual([])
  await expectAccessible(page, 'help beneath a complaint')
  await expectNoSideways(page)
})

for (const lang of ['uz', 'ru', 'en'] as const) {
  const words = WORDS[lang]
  test(
    `without scripts in ${lang}: what was refused stays typed, and the number opens the answer`,
    { tag: '@full' },
    async ({ browser, house }) => {
      const context = await browser.newContext({
        baseURL: house.url,
        javaScriptEnabled: false,
        viewport: { width: 320, height: 640 },
      })
      const page = await context.newPage()
      await page.goto(`/${lang}/complaint`)
      await page.getByLabel(words.about).fill('Nilufar')
      await page.getByLabel(words.text).fill('Qisqa')
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('alert')).toHaveText(words.short)
      await expect(page.getByLabel(words.text)).toHaveValue('Qisqa')
      await expect(page.getByLabel(words.about)).toHaveValue('Nilufar')
      // Somebody who tells it in the wrong box loses nothing of it.
      const whole = `${'Namuna '.repeat(20)}oxiri`
      await page.getByLabel(words.text).fill(`${STORY} O‘zimni o‘ldirmoqchiman.`)
      await page.getByLabel(words.about).fill(whole)
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('alert')).toHaveText(words.about_long)
      await expect(page.getByRole('main').getByRole('link', { name: /112/ }).first()).toBeVisible()
      await expect(page.getByLabel(words.about)).toHaveValue(whole)
      await page.getByLabel(words.about).fill('Nilufar')
      await expectNoSideways(page)
      // Words of danger: help stands above the number.
      await page.getByLabel(words.text).fill('Namuna. Maslahatchi kuldi. O‘zimni o‘ldirmoqchiman.')
      await page.getByRole('button', { name: words.send }).click()
      await expect(page.getByRole('heading', { name: words.sent })).toBeVisible()
      const [help, sent] = await Promise.all(
        [page.getByRole('main').getByRole('link', { name: /112/ }).first(), page.getByRole('heading', { name: words.sent })].map(
          (part) => part.boundingBox(),
        ),
      )
      expect(help!.y).toBeLessThan(sent!.y)
      await expectNoSideways(page)
      const receipt = (await page.getByText(/^(?:\d{4} ){4}\d{4}$/).textContent())!
      await page.getByRole('link', { name: words.return_link }).click()
      await page.locator('[name=receipt]').fill(receipt)
      await page.getByRole('main').locator('form button').click()
      await expect(page.getByText(receipt)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
      await context.close()
    },
  )
}
