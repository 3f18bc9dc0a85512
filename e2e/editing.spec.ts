import type { CoursePage } from '@himoya/contract/content/learning'
import type { Language } from '@himoya/contract/languages'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, expect, LANGUAGES, PASSWORD, test } from './journey.ts'
import { photo } from './photo.ts'
import { staff } from './words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

const LESSON: Record<Language, { title: string; summary: string; body: string; alt: string }> = {
  uz: {
    title: 'Bog‘dagi chiroq',
    summary: 'Qorong‘ida ham yo‘l bor.',
    body: 'Chiroq yonib turadi.',
    alt: 'Bog‘da yonayotgan chiroq',
  },
  ru: { title: 'Фонарь в саду', summary: 'И в темноте есть дорога.', body: 'Фонарь горит.', alt: 'Горящий фонарь в саду' },
  en: {
    title: 'The lamp in the garden',
    summary: 'There is a way in the dark.',
    body: 'The lamp is lit.',
    alt: 'A lit lamp in a garden',
  },
}

async function signInToContent(page: Page, email: string): Promise<void> {
  await page.goto('/staff/')
  await page.getByLabel(staff['sign_in.email'], { exact: true }).fill(email)
  await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: staff['sign_in.submit'], exact: true }).click()
  await page.getByRole('link', { name: staff['content.title'], exact: true }).click()
  await expect(page.getByRole('heading', { name: staff['types.news'], level: 1 })).toBeVisible()
}

async function otherEditor(browser: Browser, house: House, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signInToContent(page, email)
  return page
}

const field = (page: Page, name: 'title' | 'summary' | 'body', lang: Language) =>
  page.getByRole('textbox', { name: `${staff[`words.${name}`]}, ${staff[`lang.${lang}`]}` })

const press = (page: Page, name: string): Promise<void> => page.getByRole('button', { name, exact: true }).click()

/** Until the one row that fits stands alone: before, it may still move away beneath a press. */
async function search(page: Page, words: string): Promise<void> {
  await page.getByLabel(staff['content.search']).fill(words)
  await expect(page.locator('[data-row]')).toHaveCount(1)
}

/** Behind the words of one language. The first time it is brought from this computer, with its words for who cannot see. */
async function putPicture(page: Page, lang: Language, first: boolean): Promise<void> {
  const toolbar = page.getByRole('toolbar', {
    name: `${staff['words.body']}, ${staff[`lang.${lang}`]}: ${staff['rich.toolbar']}`,
  })
  await toolbar.getByRole('button', { name: staff['rich.insert'] }).click()
  await page.getByRole('menuitem', { name: staff['rich.image'] }).click()
  const library = page.getByRole('dialog', { name: staff['media_pick.image'] })
  if (first) {
    const chooser = page.waitForEvent('filechooser')
    await library.getByRole('button', { name: staff['library.upload'] }).click()
    await (await chooser).setFiles({ name: 'chiroq.png', mimeType: 'image/png', buffer: photo(900, 600) })
    const card = library.getByRole('listitem', { name: 'chiroq.png' })
    for (const [at, one] of LANGUAGES.entries()) await card.getByRole('textbox').nth(at).fill(LESSON[one].alt)
    // what was brought for this text stands in it without being looked for
    await card.getByRole('button', { name: staff['library.save'] }).click()
    await expect(library).toBeHidden()
  } else await library.getByRole('button', { name: LESSON.uz.alt }).click()
  await expect(field(page, 'body', lang).locator('figure')).toContainText(LESSON.uz.alt)
}

async function writeLesson(page: Page, course: string): Promise<void> {
  await page.getByRole('link', { name: staff['types.lesson'], exact: true }).click()
  await page.getByRole('link', { name: staff['type_new.lesson'] }).click()
  for (const lang of LANGUAGES) {
    await field(page, 'title', lang).fill(LESSON[lang].title)
    await field(page, 'summary', lang).fill(LESSON[lang].summary)
    await field(page, 'body', lang).click()
    await page.keyboard.type(LESSON[lang].body)
    await putPicture(page, lang, lang === 'uz')
  }
  await page.getByRole('combobox', { name: staff['fact.course'] }).fill(course)
  await page.getByRole('option', { name: course }).click()
  await page.getByRole('switch', { name: staff['content.safety'] }).check()
}

test('an editor writes a lesson in three languages, a second person publishes it, and a guest reads it', async ({
  page,
  browser,
  house,
}) => {
  const [course] = (await callApi<CoursePage>(house, 'course/')).results
  const at = (lang: Language): string => `${house.url}/${lang}/learn/${course!.slug}/bogdagi-chiroq`
  // somebody has asked before, so that what they got lies in the cache
  for (const lang of LANGUAGES) expect((await fetch(at(lang))).status).toBe(404)

  await signInToContent(page, 'editor@himoya.test')
  await writeLesson(page, course!.title)
  await press(page, staff['content.save'])
  await expect(page.getByRole('button', { name: staff['action.review'], exact: true })).toBeVisible()
  await expectAccessible(page, 'a lesson being written')
  await page.setViewportSize({ width: 1440, height: 900 })
  await press(page, staff['action.review'])
  await expect(page.getByText(staff['content.needs_second'])).toBeVisible()
  await expect(page.getByRole('button', { name: staff['action.publish'], exact: true })).toBeHidden()

  const second = await otherEditor(browser, house, 'supervisor@himoya.test')
  await second.getByRole('link', { name: staff['types.lesson'], exact: true }).click()
  await search(second, 'bogdagi')
  await second.getByRole('link', { name: LESSON.uz.title }).click()
  await press(second, staff['action.publish'])
  await second.getByRole('dialog').getByRole('button', { name: staff['action.publish'], exact: true }).click()
  await expect(second.getByText(staff['state.published'], { exact: true })).toBeVisible()
  await second.context().close()

  const guest = await (await browser.newContext({ baseURL: house.url })).newPage()
  for (const lang of LANGUAGES) {
    await expect.poll(async () => (await guest.goto(at(lang)))?.status()).toBe(200)
    await expect(guest.getByRole('heading', { name: LESSON[lang].title, level: 1 })).toBeVisible()
    await expect(guest.getByText(LESSON[lang].body)).toBeVisible()
    await expect(guest.getByAltText(LESSON[lang].alt)).toHaveJSProperty('complete', true)
  }
  await guest.context().close()
})

test('what an editor has not saved is there again after the tab was closed', { tag: '@full' }, async ({ page, context }) => {
  await signInToContent(page, 'editor@himoya.test')
  await page.getByRole('link', { name: staff['type_new.news'] }).click()
  await field(page, 'title', 'uz').fill('Hali saqlanmagan')
  await field(page, 'body', 'uz').click()
  await page.keyboard.type("o'zbekcha")
  await expect(page.getByText(staff['content.unsaved'])).toBeVisible()
  await page.close()
  const again = await context.newPage()
  await again.goto('/staff/#/content/news/new')
  await expect(field(again, 'title', 'uz')).toHaveValue('Hali saqlanmagan')
  await expect(field(again, 'body', 'uz')).toHaveText('o‘zbekcha')
  await press(again, staff['content.discard'])
  await expect(field(again, 'title', 'uz')).toHaveValue('')
})

test(
  'two editors of one text see both versions, and neither loses a word',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    await signInToContent(page, 'editor@himoya.test')
    await page.getByRole('link', { name: staff['type_new.news'] }).click()
    await field(page, 'title', 'uz').fill('Ikki muharrir')
    await press(page, staff['content.save'])
    await expect(page.getByRole('button', { name: staff['action.review'], exact: true })).toBeVisible()

    const second = await otherEditor(browser, house, 'supervisor@himoya.test')
    await second.getByRole('link', { name: 'Ikki muharrir' }).click()
    await field(second, 'title', 'uz').fill('Rahbar yozgani')
    await field(second, 'title', 'ru').fill('Два редактора')
    await press(second, staff['content.save'])
    await expect(second.getByText(staff['content.unsaved'])).toBeHidden()
    await second.context().close()

    await field(page, 'title', 'uz').fill('Muharrir yozgani')
    await field(page, 'title', 'en').fill('Two editors')
    await press(page, staff['content.save'])
    const both = page.getByRole('dialog', { name: staff['conflict.title'] })
    await expect(both.getByText('Rahbar yozgani')).toBeVisible()
    await expect(both.getByText('Muharrir yozgani')).toBeVisible()
    await both.getByRole('radio').nth(1).check()
    await press(page, staff['conflict.put_together'])
    await expect(field(page, 'title', 'uz')).toHaveValue('Rahbar yozgani')
    await expect(field(page, 'title', 'ru')).toHaveValue('Два редактора')
    await expect(field(page, 'title', 'en')).toHaveValue('Two editors')
    await press(page, staff['content.save'])
    await expect(page.getByText(staff['content.unsaved'])).toBeHidden()
  },
)

test('a course’s lessons are put into another order by the arrow keys', { tag: '@full' }, async ({ page, house }) => {
  const [course] = (await callApi<CoursePage>(house, 'course/')).results
  await signInToContent(page, 'editor@himoya.test')
  await page.goto(`/staff/#/content/lesson?parent=${course!.id}`)
  const rows = page.locator('[data-row]').getByRole('link')
  const titles = (): Promise<string[]> => rows.allTextContents()
  await expect(rows.nth(1)).toBeVisible()
  const [first, next] = await titles()
  const grip = page.getByRole('button', { name: `${first}:` })

  // An order that was not kept is not shown as kept.
  await page.route('**/order/', async (route) => route.abort())
  await grip.press('ArrowDown')
  await expect(page.getByText(staff['error.offline'])).toBeVisible()
  expect((await titles()).slice(0, 2)).toEqual([first, next])
  await page.unroute('**/order/')

  await grip.focus()
  const saved = page.waitForResponse((answer) => answer.url().endsWith('/order/'))
  await page.keyboard.press('ArrowDown')
  await expect.poll(titles).toEqual([next, first, ...(await titles()).slice(2)])
  expect((await saved).status()).toBe(204)
  await page.reload()
  await expect.poll(async () => (await titles()).slice(0, 2)).toEqual([next, first])
  await expectAccessible(page, 'a list of lessons')
})

test(
  'a broadcast goes through two people, and its writer sees what people will see',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    await signInToContent(page, 'editor@himoya.test')
    await page.getByRole('link', { name: staff['broadcast.title'], exact: true }).click()
    await press(page, staff['broadcast.new'])
    const form = page.getByRole('dialog', { name: staff['broadcast.new'] })
    for (const lang of LANGUAGES) {
      const column = form.getByRole('group', { name: staff[`lang.${lang}`] })
      await column.getByLabel(staff['broadcast.field_title']).fill(LESSON[lang].title)
      await column.getByLabel(staff['broadcast.field_text']).fill(LESSON[lang].summary)
    }
    await form.getByLabel(staff['broadcast.path']).fill(`${house.url}/uz/learn`)
    await expect(form.getByLabel(staff['broadcast.path'])).toHaveValue('learn')
    await expectAccessible(page, 'a broadcast being written')
    await page.setViewportSize({ width: 1440, height: 900 })
    await press(page, staff['content.save'])
    await press(page, staff['action.review'])
    await expect(page.getByText(staff['broadcast.needs_other'])).toBeVisible()
    await expect(page.getByRole('button', { name: staff['broadcast.approve'] })).toBeHidden()

    const second = await otherEditor(browser, house, 'supervisor@himoya.test')
    await second.getByRole('link', { name: staff['broadcast.title'], exact: true }).click()
    await expect(second.getByText(LESSON.ru.summary)).toBeVisible()
    await press(second, staff['broadcast.approve'])
    // nothing has left: the words stand there once more, with how many will read them
    const look = second.getByRole('dialog', { name: staff['broadcast.last_look'] })
    await expect(look.getByText(LESSON.ru.summary)).toBeVisible()
    await expect(look.getByText(staff['broadcast.everybody'])).toBeVisible()
    await press(second, staff['content.cancel'])
    await expect(second.getByText(staff['broadcast.review'], { exact: true })).toBeVisible()
    await press(second, staff['broadcast.approve'])
    await press(second, staff['broadcast.approve_sure'])
    const gone = [staff['broadcast.approved'], staff['broadcast.sending'], staff['broadcast.sent']]
    await expect(second.getByText(new RegExp(`^(${gone.join('|')})$`))).toBeVisible()
    await second.context().close()
  },
)

test('a table of places says of each bad row what to do, and writes the others as drafts', { tag: '@full' }, async ({ page }) => {
  const table = [
    'slug,kind,region,title_uz,day_and_night,free,child_alone,accessible',
    'yangi-markaz,inson,UZ-BU,Yangi markaz,ha,ha,ha,ha',
    'Yomon Nom,inson,UZ-BU,Ikkinchi,ha,ha,ha,ha',
    'uchinchi,kasalxona,UZ-BU,Uchinchi,ha,ha,ha,ha',
  ].join('\n')
  await signInToContent(page, 'editor@himoya.test')
  await page.getByRole('link', { name: staff['types.place'], exact: true }).click()
  await page.getByRole('link', { name: staff['place_import.title'] }).click()
  const chooser = page.waitForEvent('filechooser')
  await press(page, staff['place_import.choose'])
  await (await chooser).setFiles({ name: 'joylar.csv', mimeType: 'text/csv', buffer: Buffer.from(table) })
  await expect(page.getByRole('row', { name: /^3 slug/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /^4 kind/ })).toBeVisible()
  await expectAccessible(page, 'the report of a table')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: staff['place_import.write'].replace('%{count}', '1') }).click()
  await expect(page.getByRole('heading', { name: staff['place_import.written'] })).toBeVisible()
  await page.getByRole('link', { name: staff['types.place'] }).click()
  await search(page, 'Yangi markaz')
  await page.getByRole('link', { name: 'Yangi markaz' }).click()
  await expect(page.getByText(staff['state.draft'], { exact: true })).toBeVisible()
  await page.goto('/staff/#/content/place/calls')
  await expect(page.getByRole('heading', { name: staff['place_calls.title'] })).toBeVisible()
  await expectAccessible(page, 'numbers to call')
})
