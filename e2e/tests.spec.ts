import type { Result, TestQuestions } from '@himoya/contract/content/tests'
import type { Page } from '@playwright/test'
import { test_list } from '../web/app/i18n/uz/test-list.ts'
import { test_result } from '../web/app/i18n/uz/test-result.ts'
import { test_run } from '../web/app/i18n/uz/test-run.ts'
import { tests as words } from '../web/app/i18n/uz/tests.ts'
import { expectAccessible } from './axe.ts'
import { bringTokens, callApi, expect, makePerson, test } from './journey.ts'
import { bubble, claim, goOnShift, openChat, signInAsStaff, write } from './people.ts'
import { chat, problems, shell } from './words.ts'

/** Samples: a knowledge test of eight questions, and a self-check with answers that tell of danger. */
const KNOWLEDGE = 'internetda-xavfsiz'
const SELF_CHECK = 'ikki-hafta'

const place = (at: number, count = 8): string => test_run.place.replace('{at}', String(at)).replace('{count}', String(count))

async function start(page: Page, slug: string): Promise<void> {
  await page.goto(`/uz/tests/${slug}`)
  await page.getByRole('button', { name: words.start }).click()
}

/** From the shown question to the last one, each with its first answer; the result is not asked for yet. */
async function answerUntilLast(page: Page, from = 1, count = 8): Promise<void> {
  for (let at = from; at <= count; at++) {
    await expect(page.getByText(place(at, count), { exact: true })).toBeVisible()
    await page.locator('.options input').first().check()
    if (at < count) await page.getByRole('button', { name: test_run.next }).click()
  }
}

/** What a browser keeps of this origin, by name. */
const keptNames = (page: Page): Promise<string[]> =>
  page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
    ...(await caches.keys()),
  ])

/** Somebody is quicker than the screen: the key comes before what is new was painted. */
const pressAsSoonAs = (page: Page, text: string, key: string): Promise<void> =>
  page.evaluate(
    (given) =>
      new MutationObserver((_, observer) => {
        if (!document.body.textContent.includes(given.text)) return
        observer.disconnect()
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: given.key, bubbles: true }))
      }).observe(document.body, { subtree: true, childList: true, characterData: true }),
    { text, key },
  )

test('a knowledge test is taken with the keyboard alone, and goes on after a reload', async ({ page }) => {
  await page.goto(`/uz/tests/${KNOWLEDGE}`)
  await page.getByRole('button', { name: words.start }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText(place(1), { exact: true })).toBeVisible()
  await page.keyboard.press('Enter')
  await page.keyboard.press('2')
  await expect(page.locator('.options input').nth(1)).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('.options input').nth(2)).toBeChecked()
  await pressAsSoonAs(page, place(2), '1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(place(2), { exact: true })).toBeVisible()
  await expect(page.locator('.options input').first()).toBeChecked()
  await page.keyboard.press('1')
  await page.keyboard.press('Enter')
  await expect(page.getByText(place(3), { exact: true })).toBeVisible()

  await page.reload()
  await page.getByRole('button', { name: words.start }).press('Enter')
  await page.getByRole('button', { name: test_run.go_on }).press('Enter')
  await expect(page.getByText(place(3), { exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByText(place(2), { exact: true })).toBeVisible()
  await expect(page.locator('.options input').first()).toBeChecked()
  for (let at = 2; at <= 8; at++) {
    await expect(page.getByText(place(at), { exact: true })).toBeVisible()
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
  }
  await expect(page.getByRole('heading', { name: test_result.next })).toBeVisible()
  await expect(page.locator('.result-stars path')).toHaveCount(9)
  expect(await keptNames(page)).not.toContain('himoya_test')
})

test('a risky answer brings a person at once, and sends nothing', async ({ page }) => {
  await start(page, SELF_CHECK)
  await expect(page.getByText(place(1), { exact: true })).toBeVisible()
  const sent: string[] = []
  // Whether somebody is on shift is asked by every page, at the first scroll of it.
  page.on('request', (request) => !request.url().includes('/chat/availability/') && sent.push(request.url()))
  const help = page.getByRole('heading', { name: test_result.help.title })
  for (let at = 1; at < 6; at++) {
    await page.locator('.options input').first().check()
    await expect(help).toBeHidden()
    await page.getByRole('button', { name: test_run.next }).click()
  }
  await page.locator('.options input').last().check()
  await expect(help).toBeVisible()
  await expect(help).toBeInViewport()
  await expect(page.locator('.help-now').getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112')
  expect(sent).toEqual([])
  expect((await keptNames(page)).filter((name) => name.startsWith('himoya'))).toEqual([])
  expect(await page.title()).toBe('Test')

  // Back walks the questions and leaves one entry, however many there were.
  const entries = await page.evaluate(() => history.length)
  for (let at = 5; at >= 1; at--) {
    await page.goBack()
    await expect(page.getByText(place(at), { exact: true })).toBeVisible()
  }
  await page.goBack()
  await expect(page.getByRole('button', { name: words.start })).toBeVisible()
  expect(await page.evaluate(() => history.length)).toBe(entries)
})

test(
  'answers outlive a dead network and a failing server, and a guest’s result stays in the page',
  { tag: '@full' },
  async ({ page, context }) => {
    await start(page, SELF_CHECK)
    await answerUntilLast(page)
    const finish = page.getByRole('button', { name: test_run.finish })
    await context.setOffline(true)
    await finish.click()
    await expect(page.getByRole('alert')).toHaveText(problems.offline)
    await context.setOffline(false)
    await page.route('**/api/v1/result/', (route) => route.fulfill({ status: 502, body: 'Bad gateway' }), { times: 1 })
    await finish.click()
    await expect(page.getByRole('alert')).toHaveText(problems.our_fault)
    const answered = page.waitForResponse('**/api/v1/result/')
    await finish.click()
    const result = (await (await answered).json()) as Result
    expect(result.id).toBeNull()
    await expect(page.getByRole('heading', { name: result.title })).toBeFocused()
    await expect(page.getByText(test_result.guest)).toBeVisible()
    await expect(page.getByRole('button', { name: test_result.share.title })).toHaveCount(0)
    expect((await keptNames(page)).filter((name) => name.startsWith('himoya'))).toEqual([])
    await page.reload()
    await expect(page.getByRole('button', { name: words.start })).toBeVisible()
    await expect(page.getByText(result.title)).toHaveCount(0)
  },
)

test(
  'a result is kept for its owner, shown to the counsellor when asked, and deleted',
  { tag: '@full' },
  async ({ page, context, browser, house }) => {
    const person = await makePerson(house)
    await bringTokens(context, house, person)
    const asked = await callApi<TestQuestions>(house, `test/question/?test=${KNOWLEDGE}`)
    const answers = asked.questions.map(({ key, options }) => ({ question: key, options: [options[0]!.key] }))
    await callApi(house, 'result/', { token: person.access, body: { test: asked.test, answers } })
    await page.goto('/uz')
    const panel = await openChat(page)
    await write(panel, 'Salom')
    // From then on it is sent whatever page is open.
    await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('')

    await start(page, SELF_CHECK)
    await answerUntilLast(page)
    await page.getByRole('button', { name: test_run.finish }).click()
    await page.getByRole('button', { name: test_result.share.title }).click()
    await expect(page.getByRole('button', { name: test_result.share.no })).toBeFocused()
    await page.getByRole('button', { name: test_result.share.send }).click()
    await expect(page.getByText(test_result.share.done)).toBeVisible()
    const title = (await page.locator('.result h1').textContent())!

    const desk = await (await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })).newPage()
    await signInAsStaff(desk)
    await goOnShift(desk)
    await claim(desk, person.nickname)
    await expect(bubble(desk.getByRole('log'), 'Salom')).toBeVisible()
    await expect(desk.getByRole('log').getByText(title)).toBeVisible()
    await desk.context().close()

    await page.getByRole('link', { name: test_result.mine }).click()
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(2)
    await expect(page.getByText(test_list.shared)).toHaveCount(1)
    await page.getByRole('button', { name: test_list.open_short }).first().click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
    await page.goBack()
    await page.getByRole('button', { name: test_list.remove_short }).first().click()
    await page.getByRole('button', { name: test_list.remove_yes }).click()
    await expect(page.getByText(title)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  },
)

test(
  'a question, a result and the list of results have no finding of axe, and nothing sticks out',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await bringTokens(context, house, await makePerson(house))
    await start(page, SELF_CHECK)
    for (let at = 1; at < 6; at++) {
      await page.locator('.options input').first().check()
      await page.getByRole('button', { name: test_run.next }).click()
    }
    await page.locator('.options input').last().check()
    await expectAccessible(page, 'a question with help')
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByRole('button', { name: test_run.next }).click()
    await answerUntilLast(page, 7)
    await page.getByRole('button', { name: test_run.finish }).click()
    await expect(page.getByRole('heading', { name: test_result.next })).toBeVisible()
    await expect(page.getByText(test_result.help.text_after)).toBeVisible()
    await expectAccessible(page, 'a result')
    await page.goto('/uz/tests/mine')
    await expect(page.getByRole('button', { name: test_list.open_short })).toBeVisible()
    await expectAccessible(page, 'own results')
  },
)

test('without scripts a test says what it is, and where help is', async ({ browser, house }) => {
  const context = await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`/uz/tests/${KNOWLEDGE}`)
  await expect(page.getByText(words.no_script)).toBeVisible()
  await expect(page.getByRole('button', { name: words.start })).toBeHidden()
  await expect(page.locator('main').getByRole('link', { name: /112/ })).toBeVisible()
  await expect(page.getByRole('link', { name: shell.exit, exact: true }).first()).toBeVisible()
  await context.close()
})
