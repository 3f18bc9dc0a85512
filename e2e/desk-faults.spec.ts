import { randomUUID } from 'node:crypto'
import type { Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, endSosCalls, expect, makePerson, PASSWORD, test } from './journey.ts'
import { claim, goOnShift, signInAsStaff } from './people.ts'
import { photo } from './photo.ts'
import { staff, staff_ru } from './words.ts'

const WIDTHS = [390, 768, 1366, 1920] as const
const heightOf = (width: number): number => (width === 390 ? 844 : width === 1920 ? 1080 : 768)

const token = async (house: House, who: string): Promise<string> =>
  (await callApi<{ access: string }>(house, 'staff/auth/token/', { body: { email: `${who}@himoya.test`, password: PASSWORD } }))
    .access

/** Straight to a screen, signed in. `lang`: as chosen on this computer before. */
async function openAs(page: Page, house: House, who: string, lang: 'uz' | 'ru' = 'uz'): Promise<void> {
  const body = { email: `${who}@himoya.test`, password: PASSWORD }
  const { access, refresh } = await callApi<{ access: string; refresh: string }>(house, 'staff/auth/token/', { body })
  await page.goto('/healthz')
  await page.evaluate(
    (kept) => {
      localStorage.setItem('himoya_staff_access', kept.access)
      localStorage.setItem('himoya_staff_refresh', kept.refresh)
      localStorage.setItem('himoya_staff_lang', JSON.stringify(kept.lang))
    },
    { access, refresh, lang },
  )
}

async function waiting(house: House, text: string): Promise<string> {
  const { nickname, access } = await makePerson(house)
  const [own] = await callApi<{ id: string }[]>(house, 'chat/', { token: access })
  await callApi(house, `message/${own!.id}/`, { token: access, body: { cid: crypto.randomUUID(), message: text } })
  return nickname
}

async function expectApart(one: Locator, other: Locator): Promise<void> {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('One of the two is not to be seen.')
  const apart = a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y
  expect({ apart, a, b }).toMatchObject({ apart: true })
}

const LONG = ['content/lesson', 'content/place', 'content/news', 'content/test', 'snippets', 'search', 'cases', 'questionnaires']

test('a long list scrolled past its end stays on the screen', async ({ page, house }) => {
  await openAs(page, house, 'supervisor')
  for (const width of [1366, 390]) {
    await page.setViewportSize({ width, height: heightOf(width) })
    for (const path of LONG) {
      await page.goto(`/staff/#/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[aria-busy]')).toHaveCount(0)
      await page.mouse.move(width / 2, 500)
      await page.mouse.wheel(0, 20_000)
      await page.mouse.wheel(0, 20_000)
      const { past, top } = await page.evaluate(() => ({
        past: document.documentElement.scrollHeight - innerHeight,
        top: document.documentElement.scrollTop,
      }))
      expect({ path, width, past, top }).toEqual({ path, width, past: 0, top: 0 })
    }
  }
})

test('what is said for a moment lies on nothing that is pressed', { tag: '@full' }, async ({ page, house }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  const person = await waiting(house, 'Xabar ustida hech narsa turmasin')
  await signInAsStaff(page)
  await goOnShift(page)
  await claim(page, person)
  await page.route('**/staff/chat/*/end/', (route) => route.abort())
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: heightOf(width) })
    await page.getByRole('button', { name: staff['chat.end'], exact: true }).click()
    await page.getByRole('button', { name: staff['ending.by_phone'], exact: true }).click()
    await page.getByRole('button', { name: staff['ending.anyway'], exact: true }).click()
    const said = page.locator('.MuiSnackbar-root')
    await expect(said).toBeVisible()
    // all in one look, for it stands there for three seconds only
    const boxes = await page.evaluate(
      (names) =>
        ['.MuiSnackbar-root', 'main textarea', ...names].map((what) => {
          const named = [...document.querySelectorAll('main button')].find((button) => button.textContent.trim() === what)
          const { left, top, right, bottom } = (named ?? document.querySelector(what))!.getBoundingClientRect()
          return { what, left, top, right, bottom }
        }),
      [staff['transfer.button'], staff['chat.end'], staff['chat.send']],
    )
    const [toast, ...pressed] = boxes
    const covered = pressed.filter(
      (one) => one.left < toast!.right && one.right > toast!.left && one.top < toast!.bottom && one.bottom > toast!.top,
    )
    expect({ width, covered }).toEqual({ width, covered: [] })
    await page.getByRole('button', { name: staff['chat.end_no'], exact: true }).click()
    await expect(said).toHaveCount(0)
  }
})

test(
  'however many calls for help one member has taken, the page under them keeps its room',
  { tag: '@full' },
  async ({ page, house }) => {
    const supervisor = await token(house, 'supervisor')
    for (let call = 0; call < 6; call += 1) {
      const body = { nonce: randomUUID(), kind: 'self', can_speak: false }
      const { id } = await callApi<{ id: string }>(house, 'sos/', { body })
      await callApi(house, `staff/sos/${id}/accept/`, { token: supervisor, method: 'POST' })
    }
    await openAs(page, house, 'supervisor')
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: heightOf(width) })
      await page.goto('/staff/#/queue')
      await page.reload()
      const title = page.getByRole('heading', { name: staff['queue.title'], level: 1 })
      await expect(page.getByText(staff['sos.mine']).first()).toBeVisible()
      await expect(title).toBeInViewport()
      // Seen, and with nothing over it.
      await title.click()
    }
    await expectAccessible(page, 'several calls for help')
    await endSosCalls(house)
  },
)

test('lists show titles and tags in the language of whoever reads them', { tag: '@full' }, async ({ page, house }) => {
  await page.setViewportSize({ width: 1366, height: 768 })
  await openAs(page, house, 'supervisor', 'ru')
  await page.goto('/staff/#/content/news')
  await expect(page.locator('[data-row]').first()).toBeVisible()
  for (const title of await page.locator('[data-row] a').allTextContents()) expect(title).toMatch(/[а-яё]/i)
  const tags = await callApi<{ labels: Record<string, string> }[]>(house, 'staff/tag/', {
    token: await token(house, 'supervisor'),
  })
  for (const { labels } of tags) expect(labels['ru'], labels['uz']).toMatch(/^[а-яё ]+$/i)
})

test('the newest news stands first', { tag: '@full' }, async ({ page, house }) => {
  const editor = await token(house, 'editor')
  const empty = { title: '', summary: '', body: [] }
  const texts = { uz: { ...empty, title: 'Bugungi yangilik' }, ru: empty, en: empty }
  const facts = { cover: null, tags: [], region: null }
  await callApi(house, 'staff/content/news/', { token: editor, body: { slug: 'bugungi-yangilik', facts, texts } })
  await page.setViewportSize({ width: 1366, height: 768 })
  await openAs(page, house, 'editor')
  await page.goto('/staff/#/content/news')
  await expect(page.locator('[data-row]').first()).toContainText('Bugungi yangilik')
})

test('before anybody signs in, the console speaks the browser’s language', { tag: '@full' }, async ({ browser, house }) => {
  for (const [locale, words] of [
    ['ru-RU', staff_ru['sign_in.submit']],
    ['uz-UZ', staff['sign_in.submit']],
    ['fr-FR', staff['sign_in.submit']],
  ] as const) {
    const page = await (await browser.newContext({ baseURL: house.url, locale })).newPage()
    await page.goto('/staff/')
    await expect(page.getByRole('button', { name: words, exact: true })).toBeVisible()
    await expect(page.getByText('Himoya', { exact: true })).toBeVisible()
    await page.context().close()
  }
})

test(
  'a file that is no picture is replaced by another, and the picture stands in the text at once',
  { tag: '@full' },
  async ({ page, house }) => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await openAs(page, house, 'editor')
    await page.goto('/staff/#/content/news/new')
    const toolbar = page.getByRole('toolbar').first()
    await toolbar.getByRole('button', { name: staff['rich.insert'] }).click()
    await page.getByRole('menuitem', { name: staff['rich.image'], exact: true }).click()
    const dialog = page.getByRole('dialog', { name: staff['media_pick.image'] })
    const choose = async (button: string, name: string, mimeType: string, buffer: Buffer): Promise<void> => {
      const chooser = page.waitForEvent('filechooser')
      await dialog.getByRole('button', { name: button }).click()
      await (await chooser).setFiles({ name, mimeType, buffer })
    }
    await choose(staff['library.upload'], 'ovoz.mp3', 'audio/mpeg', Buffer.from('ID3'))
    await expect(dialog.getByRole('alert')).toHaveText(staff['library.wrong_image'])
    await expect(dialog.getByRole('button', { name: staff['library.cancel'] })).toHaveCount(0)
    await choose(staff['library.other_file'], 'uy.png', 'image/png', photo(400, 300))
    for (const lang of ['uz', 'ru', 'en'] as const) await dialog.getByLabel(staff[`lang.${lang}`]).fill('Uy')
    await dialog.getByRole('button', { name: staff['library.save'], exact: true }).click()
    await expect(dialog).toBeHidden()
    await expect(page.locator('.ProseMirror img')).toHaveCount(1)

    // the same structure in a translation that has begun
    const body = (lang: 'uz' | 'ru') => page.getByRole('textbox', { name: `${staff['words.body']}, ${staff[`lang.${lang}`]}` })
    await expect(page.getByRole('button', { name: staff['content.structure'] })).toHaveCount(0)
    await body('ru').fill('Дом')
    await page.getByRole('button', { name: staff['content.structure'] }).click()
    await expect(body('ru').locator('img')).toHaveCount(1)
    await expect(body('ru')).toContainText('Дом')
    await expect(page.getByRole('button', { name: staff['content.structure'] })).toHaveCount(0)
  },
)

test('the tools of a text stand in one row, and a wide screen is used', { tag: '@full' }, async ({ page, house }) => {
  await openAs(page, house, 'editor', 'ru')
  await page.setViewportSize({ width: 1366, height: 768 })
  await page.goto('/staff/#/content/news/new')
  const toolbar = page.getByRole('toolbar').first()
  await expect(toolbar).toBeVisible()
  const tops = await toolbar
    .locator('button')
    .evaluateAll((tools) => tools.map((tool) => Math.round(tool.getBoundingClientRect().top)))
  expect(new Set(tops).size).toBe(1)
  const kind = await toolbar.locator('select').evaluate((select) => select.clientWidth)
  expect(kind).toBeGreaterThanOrEqual(104)
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const path of ['content', 'library', 'snippets']) {
    await page.goto(`/staff/#/${path}`)
    const head = page.getByRole('heading', { level: 1 })
    await expect(head).toBeVisible()
    const right = await head.evaluate((h1) => h1.parentElement!.getBoundingClientRect().right)
    expect(right, path).toBeGreaterThan(1920 * 0.85)
  }
})

test('the audit says that it is being read', { tag: '@full' }, async ({ page, house }) => {
  await openAs(page, house, 'supervisor')
  let answer = (): void => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/staff/audit/?*', async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/staff/#/audit')
  // calls that somebody has taken stand beside it and are read as well
  const loading = page.getByText(staff['app.loading'])
  await expect(loading.last()).toBeVisible()
  answer()
  await expect(loading).toHaveCount(0)
})

test('an emergency number is confirmed by who called it, and says who answered', async ({ page, house }) => {
  const editor = await token(house, 'editor')
  await callApi(house, 'staff/number/change/', { token: editor, body: { kind: 'verify', number: '102' } })
  await openAs(page, house, 'supervisor')
  await page.goto('/staff/#/numbers')
  await page.getByRole('button', { name: staff['numbers.confirm'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: staff['numbers.confirm'], exact: true })).toBeDisabled()
  await dialog.getByLabel(staff['numbers.answered']).fill('Navbatchi')
  await dialog.getByRole('button', { name: staff['numbers.confirm'], exact: true }).click()
  await expect(page.getByText(`${staff['numbers.answered']}: Navbatchi`)).toBeVisible()
})

test('on a phone the button that takes a chat covers no hint', async ({ browser, house }) => {
  const person = await waiting(house, 'otam meni uradi, uyga qaytishga qo‘rqaman')
  const phone = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await openAs(page, house, 'supervisor')
  await page.goto('/staff/#/queue')
  const row = page.getByRole('listitem').filter({ hasText: person })
  const take = row.getByRole('button', { name: `${staff['chat.claim']}: ${person}` })
  await expect(row.getByText(/^Ishora/)).toBeVisible()
  await expectApart(take, row.getByText(/^Ishora/))
  await phone.close()
})
