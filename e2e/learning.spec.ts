import type { Page } from '@playwright/test'
import { LEARNING_WORDS } from '../web/app/i18n/with-code/learning-words.ts'
import { SAVED_WORDS } from '../web/app/i18n/with-code/saved-words.ts'
import { anotherWay, bringTokens, callApi, expect, makePerson, PASSWORD, test } from './journey.ts'
import { sayOwnPhone } from './people.ts'
import { account, chat, learn, own, shell } from './words.ts'

test.use({ visits: true })

const LESSON = '/uz/learn/tanam-meniki/tana-kimniki'
const TITLE = 'Tana kimniki?'
const saved = SAVED_WORDS.uz
const done = LEARNING_WORDS.uz

const saveButton = (page: Page) => page.getByRole('button', { name: new RegExp(`^${learn.save}`) })
const toast = (page: Page, words: string) => page.getByRole('status').getByText(words)

/** A browser sends what a page asks; the answers to these calls are the network's fault here. */
const breakCalls = (page: Page, path: string) => page.route(`**/api/v1/${path}`, (route) => route.abort())

test('a guest keeps a lesson in the browser, and takes it into the account only when asked', async ({ page, house }) => {
  const person = await makePerson(house)
  await page.goto(LESSON)
  await saveButton(page).click()
  await expect(toast(page, saved.saved_here)).toBeVisible()
  await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true')
  await page.goto('/uz/saved')
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible()
  await expect(page.getByText(own.saved.guest)).toBeVisible()

  await page.getByRole('link', { name: own.login, exact: true }).click()
  await page.getByLabel(account.common.nickname, { exact: true }).fill(person.nickname)
  await page.getByLabel(account.common.password, { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: account.login.submit }).click()
  await sayOwnPhone(page)
  await expect(page.getByRole('heading', { name: own.merge.title })).toBeVisible()
  const list = () => callApi<{ count: number }>(house, 'saved/', { token: person.access })
  expect((await list()).count).toBe(0)
  await page.getByRole('button', { name: own.merge.take }).click()
  await expect(toast(page, own.merge.taken)).toBeVisible()
  await expect(page.getByRole('link', { name: TITLE })).toBeVisible()
  expect((await list()).count).toBe(1)
  expect(await page.evaluate(() => localStorage.getItem('himoya_kept'))).toBeNull()
})

for (const who of ['guest', 'person'] as const)
  test(
    `what a ${who} saves or takes away in one tab shows in the others, at the bookmark and in the list`,
    anotherWay(who === 'person'),
    async ({ page, context, house }) => {
      if (who === 'person') await bringTokens(context, house, await makePerson(house))
      const list = await context.newPage()
      await list.goto('/uz/saved')
      await expect(list.getByText(own.saved.none)).toBeVisible()
      await page.goto(LESSON)
      await saveButton(page).click()
      await expect(list.getByRole('link', { name: TITLE })).toBeVisible()
      const other = await context.newPage()
      await other.goto(LESSON)
      await expect(saveButton(other)).toHaveAttribute('aria-pressed', 'true')

      await list.getByRole('button', { name: own.saved.remove.replace('{title}', TITLE) }).click()
      for (const tab of [page, other]) await expect(saveButton(tab)).toHaveAttribute('aria-pressed', 'false')
      await saveButton(other).click()
      await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true')
      await expect(list.getByRole('link', { name: TITLE })).toBeVisible()
      await saveButton(page).click()
      await expect(saveButton(other)).toHaveAttribute('aria-pressed', 'false')
      await expect(list.getByText(own.saved.none)).toBeVisible()
    },
  )

test(
  'on a page of content the question comes by itself, once, and "not now" changes nothing',
  { tag: '@full' },
  async ({ page, house, context }) => {
    await page.goto(LESSON)
    await saveButton(page).click()
    await expect(toast(page, saved.saved_here)).toBeVisible()
    const person = await makePerson(house)
    await bringTokens(context, house, person)
    await page.reload()
    const question = page.getByRole('status').filter({ hasText: saved.ask })
    await question.getByRole('button', { name: saved.later }).click()
    await expect(question).toHaveCount(0)
    await page.reload()
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(question).toHaveCount(0)
    expect((await callApi<{ count: number }>(house, 'saved/', { token: person.access })).count).toBe(0)
  },
)

test(
  'saving shows at once, and is taken back with a reason when it could not be kept',
  { tag: '@full' },
  async ({ page, house, context }) => {
    await bringTokens(context, house, await makePerson(house))
    await breakCalls(page, 'saved/')
    await page.goto(LESSON)
    await saveButton(page).click()
    await expect(toast(page, saved.failed)).toBeVisible()
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'false')
    await page.unrouteAll()
    await saveButton(page).click()
    await expect(toast(page, saved.saved).first()).toBeVisible()
    await page.reload()
    await expect(saveButton(page)).toHaveAttribute('aria-pressed', 'true')
  },
)

test(
  'a lesson that was finished has its tick in the course, and quick exit leaves no trace of it',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(LESSON)
    await page.getByRole('button', { name: learn.lesson.finish }).click()
    await expect(page.getByRole('heading', { name: done.done })).toBeVisible()
    await page.goto('/uz/learn/tanam-meniki')
    await expect(page.getByRole('listitem').filter({ hasText: TITLE })).toContainText(learn.course.done)
    await expect(page.getByRole('link', { name: learn.course.go_on })).toHaveAttribute('href', /\/learn\/tanam-meniki\/yoqimli/)
    await page.locator('.exit').first().click()
    await expect(page).toHaveTitle('Elsewhere')
    await page.goto('/uz/learn/tanam-meniki')
    await expect(page.getByText(learn.course.done, { exact: true }).first()).toBeHidden()
    expect(await page.evaluate(() => localStorage.getItem('himoya_kept'))).toBeNull()
  },
)

test(
  'who found a lesson hard is told where a person is, and talking begins with its name',
  { tag: '@full' },
  async ({ page, house, context }) => {
    await bringTokens(context, house, await makePerson(house))
    await page.goto(LESSON)
    await page.getByRole('button', { name: done.hard }).click()
    await expect(page.getByText(done.hard_help)).toBeVisible()
    await page.getByRole('link', { name: learn.lesson.talk_go }).click()
    await expect(page.getByPlaceholder(chat.placeholder)).toHaveValue(
      learn.lesson.talk_draft.replace('{title}', TITLE).trimEnd() + ' ',
    )
    await page.reload()
    await expect(page.getByRole('button', { name: done.hard })).toHaveAttribute('aria-pressed', 'true')
  },
)

test('lessons and a test of situations give a certificate; its code is checked by anybody, and tells no name', async ({
  page,
  house,
  context,
  browser,
}) => {
  const person = await makePerson(house)
  await bringTokens(context, house, person)
  const slug = 'sezish-va-yordam'
  const call = <T>(path: string, body?: object) => callApi<T>(house, path, { token: person.access, ...(body && { body }) })
  const { lessons, certificate_test: scenario } = await call<{
    lessons: { id: string }[]
    certificate_test: { id: string; slug: string; title: string }
  }>(`course/${slug}/`)
  const finish = (id: string) => call(`course/lesson/${id}/progress/`, { state: 'done' })
  for (const { id } of lessons.slice(1)) await finish(id)
  await page.goto(`/uz/learn/${slug}`)
  await expect(page.getByText(/8 ta vaziyatdan kamida 7 tasi/)).toBeVisible()
  await page.goto(`/uz/certificate#${slug}`)
  await expect(page.getByText(/1 ta dars qoldi/)).toBeVisible()
  await finish(lessons[0]!.id)
  await page.reload()
  await expect(page.getByRole('heading', { name: own.certificates.test_left })).toBeVisible()

  // The right ones are known after a try, and only then.
  type Question = { key: string; options: { key: string; right?: boolean }[] }
  const { questions } = await call<{ questions: Question[] }>(`test/question/?test=${scenario.id}`)
  const answersOf = (chosen: (question: Question) => string) =>
    questions.map((question) => ({ question: question.key, options: [chosen(question)] }))
  const tried = await call<{ certificate: { missing: number }; questions: Question[] }>('result/', {
    test: scenario.id,
    answers: answersOf(({ options }) => options[0]!.key),
  })
  expect(tried.certificate.missing).toBeGreaterThan(0)
  const right = (key: string) => tried.questions.find((one) => one.key === key)!.options.find((one) => one.right)!.key
  await call('result/', { test: scenario.id, answers: answersOf(({ key }) => right(key)) })
  await page.reload()
  await page.getByLabel(own.certificates.name, { exact: true }).fill('Nodira Karimova')
  await page.getByRole('button', { name: own.certificates.take }).click()
  await expect(page).toHaveURL(/\/uz\/certificate#[2-9a-z]{4}(-[2-9a-z]{4}){2}$/)
  const code = new URL(page.url()).hash.slice(1)
  await expect(page.getByRole('img', { name: own.certificates.qr })).toBeVisible()

  // On paper: one sheet of A4, filled by the certificate, without anything of the site around it.
  const printed = page.evaluate(() => new Promise((resolve) => (globalThis.print = () => resolve(true))))
  await page.getByRole('button', { name: own.certificates.print, exact: true }).click()
  expect(await printed).toBe(true)
  await page.emulateMedia({ media: 'print' })
  const sheet_text = await page.locator('body').innerText()
  expect(sheet_text).toContain('Nodira Karimova')
  expect(sheet_text).toContain(`/uz/certificate/${code}`)
  for (const frame of [
    shell.footer_complaint,
    shell.footer_terms,
    shell.sections.report,
    learn.own.certificates_lead,
    own.certificates.back,
  ])
    expect(sheet_text).not.toContain(frame)
  const countSheets = async (landscape = false): Promise<number> =>
    (await page.pdf({ format: 'A4', landscape })).toString('latin1').match(/\/Type \/Page\b/g)!.length
  expect(await countSheets()).toBe(1)
  // Nor does the longest name there may be need a second one.
  const name_again = (name: string) => call(`course/${slug}/certificate/`, { name })
  await name_again('Ў'.repeat(80))
  await page.reload()
  await expect(page.getByText('Ў'.repeat(80))).toBeVisible()
  expect([await countSheets(), await countSheets(true)]).toEqual([1, 1])
  await name_again('Nodira Karimova')
  await page.emulateMedia({ media: null })

  const stranger = await (await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })).newPage()
  await stranger.goto(`/uz/certificate/${code}`)
  await expect(stranger.getByText(learn.certificate.true)).toBeVisible()
  expect(await stranger.content()).not.toContain('Nodira')
  const ask = async (name: string) => {
    await stranger.getByLabel(learn.certificate.name).fill(name)
    await stranger.getByRole('button', { name: learn.certificate.name_check }).click()
  }
  await ask('Aziz Karimov')
  await expect(stranger.getByRole('alert')).toHaveText(learn.certificate.name_other)
  await ask('нодира КАРИМОВА')
  await expect(stranger.getByRole('status').filter({ hasText: learn.certificate.name_same })).toBeVisible()
  expect(stranger.url()).toMatch(new RegExp(`/uz/certificate/${code}#name$`))
  expect((await stranger.goto('/uz/certificate/2222-2222-2222'))?.status()).toBe(404)
  await expect(stranger.getByRole('heading', { name: learn.certificate.no_such })).toBeVisible()
})

test('a lesson is printed without the frame of the site', { tag: '@full' }, async ({ page }) => {
  await page.goto('/uz/learn/tanam-meniki/tana-kimniki')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
})

test('lessons are read, and sorted by their length, without any script', async ({ browser, house }) => {
  const page = await (await browser.newContext({ baseURL: house.url, javaScriptEnabled: false })).newPage()
  await page.goto('/uz/learn')
  const courses = page.locator('.stories .story:visible')
  const all = await courses.count()
  expect(all).toBeGreaterThanOrEqual(10)
  await page.getByLabel(learn.length).selectOption(learn.short)
  await expect(page.getByText(learn.none_so_long)).toBeVisible()
  await page.getByLabel(learn.length).selectOption(learn.middle)
  await expect.poll(() => courses.count()).toBeGreaterThan(0)
  await courses.first().click()
  await page.getByRole('link', { name: learn.course.start }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('button', { name: learn.lesson.finish })).toBeHidden()
})
