import type { AnswerSheetBody } from '@himoya/contract/content/questionnaires'
import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { bringTokens, expect, makePerson, test } from './journey.ts'
import {
  account,
  help_now,
  onboarding,
  problems,
  questionnaire as page_words,
  questionnaire_run as words,
  shell,
} from './words.ts'
import { documentParts } from './weight.ts'

test.use({ visits: true })

const SCHOOL = '/uz/questionnaire/maktab-muhiti'
const asks = (page: Page, question: string) => page.getByRole('heading', { level: 1, name: question })
const WHO = 'Siz maktabda kimsiz?'
const TEACHER = 'Bolaga qiyin bo‘layotganini sezsangiz, keyingi qadamni bilasizmi?'

/** Each sheet that a page sends. */
function sheetsOf(page: Page): AnswerSheetBody[] {
  const sheets: AnswerSheetBody[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/v1/questionnaire/')) sheets.push(request.postDataJSON())
  })
  return sheets
}

test('a guest answers by the keyboard along their own way; a dead network takes nothing, and nobody asks twice', async ({
  page,
  context,
  house,
}) => {
  const sheets = sheetsOf(page)
  // Without scripts, and before anybody begins, the page says what it is and holds no question.
  const plain = await (await page.request.get(SCHOOL)).text()
  expect(plain).toContain(page_words.no_script)
  expect(plain).not.toContain(WHO)
  expect((await documentParts(new URL(SCHOOL, house.url).href)).markup).toBeLessThanOrEqual(8_000)
  await page.goto(SCHOOL)
  await expect(page.getByText(page_words.anonymous)).toBeVisible()
  await expectAccessible(page, 'what a questionnaire says of itself')
  await page.getByRole('button', { name: page_words.start }).click()
  await expect(asks(page, WHO)).toBeFocused()
  // How many there are hangs on this answer, so no number is said that the next screen would take back.
  await expect(page.getByText(words.place_open.replace('{at}', '1'), { exact: true })).toBeVisible()
  await page.getByRole('radio').first().press('Enter')
  await expect(page.getByRole('alert')).toHaveText(words.choose)
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(asks(page, 'Maktabda o‘zingizni xavfsiz his qilasizmi?')).toBeFocused()
  await page.keyboard.press('4')

  // The browser's own Back is a step back, and another answer there another way.
  await page.goBack()
  await expect(page.getByRole('radio', { name: 'O‘quvchi', exact: true })).toBeChecked()
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  await expect(asks(page, TEACHER)).toBeFocused()

  // Out to what the page says, and in again: one goes on where one was.
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: words.back }).click()
  await page.getByRole('button', { name: page_words.start }).click()
  await expect(page.getByRole('radio', { name: 'O‘qituvchi yoki xodim' })).toBeChecked()
  await page.getByRole('button', { name: words.next }).click()
  await expectAccessible(page, 'a question of a questionnaire')
  await page.keyboard.press('2')
  await page.keyboard.press('Enter')
  for (const option of ['Vaqt', 'Aniq tartib']) await page.getByRole('checkbox', { name: option }).check()
  await page.getByRole('button', { name: words.next }).click()
  await page.getByRole('radio', { name: 'Yo‘q' }).check()
  await page.getByRole('button', { name: words.next }).click()
  await page.getByRole('textbox').fill('Uzunroq tanaffus')
  await expect(page.getByText(words.place.replace('{at}', '5').replace('{count}', '5'), { exact: true })).toBeVisible()

  await context.setOffline(true)
  await page.getByRole('button', { name: words.finish }).click()
  await expect(page.getByRole('alert')).toHaveText(problems.offline)
  await expect(page.getByRole('textbox')).toHaveValue('Uzunroq tanaffus')
  await context.setOffline(false)
  await page.getByRole('button', { name: words.finish }).click()
  await expect(asks(page, words.thanks)).toBeFocused()
  await expect(page.getByText(/umumiy son bo‘lib ko‘rinadi/)).toBeVisible()
  expect(sheets.at(-1)).toEqual({
    version: 1,
    answers: [
      { question: 'q1', options: ['b'] },
      { question: 'q4', options: ['b'] },
      { question: 'q5', options: ['a', 'd'] },
      { question: 'q6', options: ['a'] },
      { question: 'q8', options: [], text: 'Uzunroq tanaffus' },
    ],
  })

  await page.goto(SCHOOL)
  await page.getByRole('button', { name: page_words.start }).click()
  await expect(asks(page, words.done)).toBeFocused()
  await expectAccessible(page, 'the end of a questionnaire')
})

test(
  'a newcomer may answer a few questions; an account answers once, and signing out or leaving keeps no sign of it',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await bringTokens(context, house, await makePerson(house))
    await page.goto('/uz/questionnaire/nima-kerak')
    const answerAll = async (): Promise<void> => {
      await page.getByRole('button', { name: page_words.start }).click()
      await page.getByRole('radio', { name: 'Shunchaki ko‘rib chiqyapman' }).check()
      await page.getByRole('button', { name: words.next }).click()
      await page.getByRole('button', { name: words.finish }).click()
    }
    await answerAll()
    await expect(asks(page, words.thanks)).toBeVisible()
    const kept = () => page.evaluate(() => localStorage.getItem('himoya_answered'))
    expect(await kept()).toMatch(/^\{"[0-9a-f-]{36}":"\d{4}-\d{2}"\}$/)

    // Another device of the same account: there the server says it.
    await page.evaluate(() => localStorage.removeItem('himoya_answered'))
    await page.goto('/uz/questionnaire/nima-kerak')
    await answerAll()
    await expect(asks(page, words.done)).toBeVisible()
    expect(await kept()).not.toBeNull()
    await page.goto('/uz/profile')
    await page.getByRole('button', { name: account.profile.sign_out, exact: true }).click()
    await page.waitForURL(({ pathname }) => pathname !== '/uz/profile')
    expect(await kept()).toBeNull()

    // A guest: the offer stands at the end of the first steps until it is answered.
    await page.goto('/uz/welcome')
    const toTheEnd = async (): Promise<void> => {
      for (let step = 1; step < 4; step++) {
        await page.getByRole('button', { name: onboarding.next }).click()
        await expect(page.getByText(onboarding.step.replace('{now}', String(step + 1)))).toBeVisible()
      }
    }
    await toTheEnd()
    await page.getByRole('link', { name: onboarding.offer }).click()
    await answerAll()
    await expect(asks(page, words.thanks)).toBeVisible()
    await page.goto('/uz/welcome')
    await toTheEnd()
    await expect(page.getByRole('button', { name: onboarding.finish })).toBeVisible()
    await expect(page.getByRole('link', { name: onboarding.offer })).toHaveCount(0)
    await page.getByRole('link', { name: shell.exit }).click()
    await page.waitForURL((url) => !url.href.startsWith(house.url))
    await page.goto(`${house.url}/healthz`)
    expect(await kept()).toBeNull()
  },
)

test(
  'a cry in free words gets a person and the numbers first, and is kept like any answer',
  { tag: '@full' },
  async ({ page }) => {
    const sheets = sheetsOf(page)
    const cry = 'yordam bering, otam uradi'
    await page.goto(SCHOOL)
    await page.getByRole('button', { name: page_words.start }).click()
    await page.getByRole('radio', { name: 'O‘quvchi', exact: true }).check()
    while (!(await page.getByRole('textbox').isVisible())) {
      const question = await page.getByRole('heading', { level: 1 }).innerText()
      await page.getByRole('radio').first().check()
      await page.getByRole('button', { name: words.next }).click()
      await expect(asks(page, question)).toHaveCount(0)
    }
    await page.getByRole('textbox').fill(cry)
    await page.getByRole('button', { name: words.finish }).click()
    const help = page.getByRole('region', { name: help_now.title })
    await expect(help.getByRole('heading')).toBeFocused()
    await expect(help.getByRole('link', { name: /112/ })).toHaveAttribute('href', 'tel:112')
    const [help_at, thanks_at] = [await help.boundingBox(), await asks(page, words.thanks).boundingBox()]
    expect(help_at!.y + help_at!.height).toBeLessThanOrEqual(thanks_at!.y)
    await expectAccessible(page, 'help before the thanks')
    expect(sheets.at(-1)!.answers.at(-1)).toMatchObject({ text: cry })
  },
)
