import type { Questionnaire } from '@himoya/contract/content/questionnaires'
import type { Language } from '@himoya/contract/languages'
import type { Browser, Locator, Page } from '@playwright/test'
import { test_run } from '../web/app/i18n/uz/test-run.ts'
import { tests as test_words } from '../web/app/i18n/uz/tests.ts'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, expect, LANGUAGES, PASSWORD, test } from './journey.ts'
import { staff } from './words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const fill = (words: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((all, [name, value]) => all.replace(`%{${name}}`, String(value)), words)
const questionName = (place: number): string => fill(staff['builder.question_n'], { place })
const optionName = (place: number): string => fill(staff['builder.option_n'], { place })

async function signInTo(page: Page, email: string, screen: string): Promise<void> {
  await page.goto('/staff/')
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill(email)
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await page.getByRole('link', { name: screen, exact: true }).click()
}

async function signInElsewhere(browser: Browser, house: House, email: string, screen: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signInTo(page, email, screen)
  return page
}

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()
const field = (where: Page | Locator, name: string, lang: Language): Locator =>
  where.getByRole('textbox', { name: `${name}, ${staff[`lang.${lang}`]}`, exact: true })

async function choose(page: Page, where: Page | Locator, label: string, option: string): Promise<void> {
  await where.getByRole('combobox', { name: label, exact: true }).click()
  await page.getByRole('option', { name: option, exact: true }).click()
}

/** What lies in the clipboard, put in as Ctrl+V does. */
const paste = (into: Locator, text: string): Promise<void> =>
  into.evaluate((element, words) => {
    const clipboard = new DataTransfer()
    clipboard.setData('text', words)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: clipboard, bubbles: true, cancelable: true }))
  }, text)

const card = (page: Page): Locator => page.getByRole('region', { name: staff['builder.questions'], exact: true })

type Asked = Record<Language, { text: string; options: string }>

/** A new question at the end, its options pasted into each language. */
async function addQuestion(page: Page, words: Asked): Promise<void> {
  const questions = card(page)
  await questions.getByRole('button', { name: staff['builder.add_question'], exact: true }).click()
  for (const lang of LANGUAGES) {
    await field(questions, staff['builder.question_text'], lang).fill(words[lang].text)
    const { options } = words[lang]
    const first = field(questions, optionName(1), lang)
    await (options.includes('\n') ? paste(first, options) : first.fill(options))
  }
}

async function startNew(page: Page, type: 'test' | 'questionnaire', titles: Record<Language, string>): Promise<void> {
  await page.getByRole('link', { name: staff[`types.${type}`], exact: true }).click()
  await page.getByRole('link', { name: staff[`type_new.${type}`] }).click()
  for (const lang of LANGUAGES) {
    await field(page, staff['words.title'], lang).fill(titles[lang])
    await field(page, staff['words.summary'], lang).fill(titles[lang])
  }
}

async function publish(page: Page): Promise<void> {
  await press(page, staff['action.publish'])
  await page.getByRole('dialog').getByRole('button', { name: staff['action.publish'], exact: true }).click()
  await expect(page.getByText(staff['state.published'], { exact: true })).toBeVisible()
}

const MOODS: Asked = {
  uz: { text: 'Kechqurun kayfiyatingiz qanday?', options: '1. Yaxshi\n2. Har xil\n3. Og‘ir' },
  ru: { text: 'Какое настроение вечером?', options: 'Хорошее\nРазное\nТяжёлое' },
  en: { text: 'How are you in the evening?', options: '- Fine\n- It varies\n- Heavy' },
}
const SLEEP: Asked = {
  uz: { text: 'Uxlashga qiynalasizmi?', options: 'Yo‘q\nBa’zan\nHar kuni' },
  ru: { text: 'Трудно заснуть?', options: 'Нет\nИногда\nКаждый день' },
  en: { text: 'Is it hard to fall asleep?', options: 'No\nSometimes\nEvery day' },
}
const TALK: Asked = {
  uz: { text: 'Kim bilan gaplashasiz?', options: 'Do‘stim bilan\nHech kim bilan' },
  ru: { text: 'С кем можно поговорить?', options: 'С другом' },
  en: { text: 'Whom can you talk to?', options: 'A friend\nNobody' },
}
const TITLES = { uz: 'Kechqurun men qandayman?', ru: 'Как я вечером?', en: 'How am I in the evening?' }

async function writeResults(page: Page): Promise<void> {
  for (const place of [1, 2]) {
    await press(page, staff['builder.add_band'])
    const band = page.getByRole('group', { name: fill(staff['builder.band_n'], { place }), exact: true })
    for (const lang of LANGUAGES) {
      await field(band, staff['builder.band_title'], lang).fill(`${TITLES[lang]} ${place}`)
      await field(band, staff['builder.advice'], lang).fill('Himoya')
    }
  }
  await expect(page.getByRole('list', { name: staff['builder.bar'] }).getByRole('listitem')).toHaveText([/^0–49 %/, /^50–100 %/])
}

/** What is saved waits; the answer lets it go on and ends once the page has what the server says. */
async function holdSaves(page: Page): Promise<() => Promise<void>> {
  const path = '**/api/v1/staff/content/**'
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(path, async (route) => {
    if (route.request().method() === 'PUT') await released
    await route.continue()
  })
  const answered = page.waitForResponse((response) => response.request().method() === 'PUT')
  return async () => {
    release()
    await answered
    await page.unroute(path)
    await page.evaluate(() => new Promise((drawn) => setTimeout(drawn, 200)))
  }
}

test(
  'an editor builds a self-check in three languages, a supervisor publishes it, and a guest answers it',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    await signInTo(page, 'editor@himoya.test', staff['content.title'])
    await startNew(page, 'test', TITLES)
    for (const lang of LANGUAGES) {
      await field(page, staff['words.body'], lang).click()
      await page.keyboard.type('Himoya')
    }
    await choose(page, page, staff['fact.kind'], staff['test_kind.self_check'])
    await page.getByRole('button', { name: staff['audience.teen'], exact: true }).click()
    for (const asked of [MOODS, SLEEP, TALK]) {
      await addQuestion(page, asked)
      const points = card(page).getByRole('spinbutton', { name: staff['builder.points'] })
      for (let at = 0; at < (await points.count()); at++) await points.nth(at).fill(String(at))
    }
    await card(page).getByRole('switch', { name: staff['builder.help'] }).last().check()
    await writeResults(page)
    await press(page, staff['content.save'])

    // What is missing is named in words, and the name leads to its field.
    await press(page, staff['action.review'])
    const missing = `${questionName(3)}, ${optionName(2)}, ${staff['lang.ru']}`
    await page.getByRole('alert').getByRole('button', { name: missing }).click()
    await expect(field(page, optionName(2), 'ru')).toBeFocused()
    await page.keyboard.type('Ни с кем')
    const release = await holdSaves(page)
    await press(page, staff['content.save'])

    // The last question becomes the first one, by the keyboard, and what is saved meanwhile does not put it back.
    const grip = (place: number): Locator =>
      page.getByRole('button', {
        name: fill(staff['content.move'], { title: questionName(place), place, count: 3 }),
        exact: true,
      })
    await grip(3).press('ArrowUp')
    await release()
    await page.keyboard.press('ArrowUp')
    await expect(page.getByRole('button', { name: new RegExp(`^${questionName(1)} ${TALK.uz.text}`) })).toBeVisible()
    await expectAccessible(page, 'a self-check being built')
    await page.setViewportSize({ width: 1440, height: 900 })
    await press(page, staff['action.review'])
    await expect(page.getByText(staff['state.review'], { exact: true })).toBeVisible()
    // Beside the state, and beside the kind.
    await expect(page.getByText(staff['builder.supervisor_publishes'])).toHaveCount(2)
    await expect(page.getByRole('button', { name: staff['action.publish'], exact: true })).toBeHidden()

    const supervisor = await signInElsewhere(browser, house, 'supervisor@himoya.test', staff['content.title'])
    await supervisor.getByRole('link', { name: staff['types.test'], exact: true }).click()
    await supervisor.getByRole('link', { name: TITLES.uz }).click()
    await publish(supervisor)
    await supervisor.context().close()

    const guest = await (await browser.newContext({ baseURL: house.url })).newPage()
    await expect.poll(async () => (await guest.goto('/uz/tests/kechqurun-men-qandayman'))?.status()).toBe(200)
    await guest.getByRole('button', { name: test_words.start }).click()
    for (const { uz } of [TALK, MOODS, SLEEP]) {
      await expect(guest.getByRole('heading', { level: 1, name: uz.text })).toBeVisible()
      await guest.locator('.options input').last().check()
      await guest.getByRole('button', { name: new RegExp(`^(?:${test_run.next}|${test_run.finish})$`) }).click()
    }
    await expect(guest.getByRole('heading', { name: `${TITLES.uz} 2` })).toBeVisible()
    await guest.context().close()
  },
)

const LIKES: Asked = {
  uz: { text: 'Sayt yordam berdimi?', options: 'Ha\nYo‘q' },
  ru: { text: 'Сайт помог?', options: 'Да\nНет' },
  en: { text: 'Did the site help?', options: 'Yes\nNo' },
}
const WHAT: Asked = {
  uz: { text: 'Nima yordam berdi?', options: 'Darslar\nSuhbat' },
  ru: { text: 'Что помогло?', options: 'Уроки\nРазговор' },
  en: { text: 'What helped?', options: 'Lessons\nThe talk' },
}
const SURVEY = { uz: 'Sayt haqida', ru: 'О сайте', en: 'About the site' }
const SLUG = 'sayt-haqida'

/** As many sheets, each on the way its first answer leads. */
async function answerAs(house: House, count: number, first: number, more: readonly number[]): Promise<void> {
  const { version, questions } = await callApi<Questionnaire>(house, `questionnaire/${SLUG}/`)
  const answers = [first, ...more].map((option, at) => ({
    question: questions[at]!.key,
    options: [questions[at]!.options[option]!.key],
  }))
  for (let sheet = 0; sheet < count; sheet++) await callApi(house, `questionnaire/${SLUG}/`, { body: { version, answers } })
}

test(
  'a questionnaire with a branch is built, answered, and read as totals that hide the few',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    await signInTo(page, 'editor@himoya.test', staff['content.title'])
    await startNew(page, 'questionnaire', SURVEY)
    for (const lang of LANGUAGES) await field(page, staff['words.thanks'], lang).fill('Himoya')
    await addQuestion(page, LIKES)
    await addQuestion(page, WHAT)
    const questions = card(page)
    await questions.getByRole('button', { name: `${staff['builder.duplicate']}: ${questionName(2)}`, exact: true }).click()
    await expect(questions.getByRole('button', { name: new RegExp(`^${questionName(3)} ${WHAT.uz.text}`) })).toBeVisible()
    await questions.getByRole('button', { name: new RegExp(`^${questionName(1)} `) }).click()
    await choose(
      page,
      questions
        .getByRole('listitem')
        .filter({ hasText: optionName(2) })
        .last(),
      staff['builder.goes_to'],
      staff['builder.end'],
    )
    await press(page, staff['content.save'])
    await press(page, staff['action.review'])
    await publish(page)
    // Totals are for supervisors alone.
    await expect(page.getByRole('link', { name: staff['questionnaires.title'] })).toBeHidden()

    await answerAs(house, 14, 0, [0, 0])
    await answerAs(house, 4, 0, [1, 0])
    await answerAs(house, 12, 1, [])
    const supervisor = await signInElsewhere(browser, house, 'supervisor@himoya.test', staff['questionnaires.title'])
    await supervisor.getByRole('link', { name: new RegExp(`^${SURVEY.uz}`) }).click()
    const answers_text = fill(staff['questionnaires.answers'], { count: 30 })
    await expect(supervisor.getByRole('status').filter({ hasText: answers_text })).toBeVisible()
    const likes = supervisor.getByRole('table', { name: LIKES.uz.text })
    await expect(likes.getByRole('row', { name: /^Ha\s+18/ })).toBeVisible()
    await expect(likes.getByRole('row', { name: /^Yo‘q\s+12/ })).toBeVisible()
    const what = supervisor.getByRole('table', { name: WHAT.uz.text }).first()
    await expect(what.getByRole('row', { name: `Suhbat ${staff['questionnaires.few']}` })).toBeVisible()
    await expectAccessible(supervisor, 'totals of a questionnaire')
    const download = supervisor.waitForEvent('download')
    await press(supervisor, staff['questionnaires.table'])
    expect((await download).suggestedFilename()).toBe(`${SLUG}.csv`)
    await supervisor.context().close()
  },
)
