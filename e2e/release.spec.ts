import type { Page } from '@playwright/test'
import { ERROR_TEXTS } from '../server/src/platform/core/error-texts.ts'
import { openHouse, ROOT } from './house.ts'
import { anotherWay, bringTokens, expect, makePerson, test, watchOver } from './journey.ts'
import { bubble, openChat, write } from './people.ts'
import { photo } from './photo.ts'
import { makeNextRelease } from './releases.ts'
import { sosTitles } from './sos-words.ts'
import { chat, shell } from './words.ts'

const HOLD_MS = 2_300
const panelOf = (page: Page) => page.getByRole('region', { name: shell.chat_title })
const chatScript = (page: Page): Promise<string> =>
  page.locator('.chat-button').evaluate((button: HTMLElement) => button.dataset['chat']!.split(' ')[0]!)

/** From now on this file is of a release that nobody has kept. */
async function loseFile(page: Page, script: string): Promise<void> {
  const body = { code: 'page_outdated', message: ERROR_TEXTS.page_outdated.uz }
  await page.route(`**${script}*`, (route) => route.fulfill({ status: 404, json: body }))
}
/** How often a document was asked for. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => (loads += Number(request.isNavigationRequest() && request.frame() === page.mainFrame())))
  return () => loads
}

test('a page that stays open over a release of ours opens its chat, sends, and calls for help', async ({ browser }) => {
  const house = await openHouse()
  const next = makeNextRelease()
  try {
    const context = await browser.newContext({ baseURL: house.url })
    const watch = { faults: [], foreign: [] }
    await watchOver(context, house.url, watch)
    await bringTokens(context, house, await makePerson(house))
    const [talk, help] = [await context.newPage(), await context.newPage()]
    await Promise.all([talk.goto('/uz'), help.goto('/uz/about')])
    const before = await chatScript(talk)

    await house.killEverything()
    await house.start(next.root)
    const fresh = await (await fetch(`${house.url}/uz`)).text()
    expect(fresh).not.toContain(before)

    const panel = await openChat(talk)
    await write(panel, 'Sahifam eski')
    await expect(panel.getByText(chat.sent)).toHaveCount(1)

    const place = (await help.locator('.sos[data-sos]').boundingBox())!
    await help.mouse.move(place.x + place.width / 2, place.y + place.height / 2)
    await help.mouse.down()
    await help.waitForTimeout(HOLD_MS)
    await help.mouse.up()
    await expect(help.locator('dialog#sos').getByRole('heading', { name: sosTitles.sent })).toBeVisible()

    // And the other way round: whoever has a page of the new release finds its files on a node of the old one.
    const newer = await context.newPage()
    await newer.goto('/uz')
    await newer.evaluate(() => sessionStorage.clear())
    await house.killEverything()
    const script = await chatScript(newer)
    expect(script).not.toBe(before)
    await house.start(ROOT)
    await expect(bubble(await openChat(newer), 'Sahifam eski')).toBeVisible()
    expect(watch).toEqual({ faults: [], foreign: [] })
    await context.close()
  } finally {
    await house.leave()
    next.remove()
  }
})

test('a page whose files are gone is opened anew by itself, and the chat stands open in it', async ({ page }) => {
  await page.goto('/uz/about')
  const script = await chatScript(page)
  const loads = countLoads(page)
  // What comes after the reload is another page, with a script of its own name.
  await page.route('**/uz/about', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll(script, `${script}?next`) })
  })
  await page.route(`**${script}`, (route) => route.fulfill({ status: 404, json: { message: ERROR_TEXTS.page_outdated.uz } }))
  await page.locator('.chat-button').click()
  await expect(panelOf(page).getByText(chat.prompt)).toBeVisible()
  expect(loads()).toBe(1)
})

test(
  'what was entered stays: then the page is not opened anew, and says in its language what to do',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto('/uz/search')
    await page.getByRole('searchbox').fill('maktab')
    await loseFile(page, await chatScript(page))
    const loads = countLoads(page)
    await page.locator('.chat-button').click()
    await expect(page.getByText(ERROR_TEXTS.page_outdated.uz)).toBeVisible()
    await expect(panelOf(page)).toBeHidden()
    await expect(page.getByRole('searchbox')).toHaveValue('maktab')
    expect(loads()).toBe(0)
  },
)

test('a page that is outdated for ever is opened anew once, then it says so', { tag: '@full' }, async ({ page }) => {
  await page.goto('/uz/about')
  await loseFile(page, await chatScript(page))
  const loads = countLoads(page)
  await page.locator('.chat-button').click()
  await expect(page.getByText(ERROR_TEXTS.page_outdated.uz)).toBeVisible()
  await page.locator('.chat-button').click()
  await expect(page.getByText(ERROR_TEXTS.page_outdated.uz).first()).toBeVisible()
  expect(loads()).toBe(1)
})

for (const what of ['menu', 'picture'] as const)
  test(
    `in the open chat the code of the ${what} is gone: it says so, and a reload keeps every word`,
    anotherWay(what !== 'menu'),
    async ({ page, context, house }) => {
      await bringTokens(context, house, await makePerson(house))
      await page.goto('/uz/about')
      const panel = await openChat(page)
      await write(panel, 'Namuna: salom')
      await expect(panel.getByText(chat.sent, { exact: true })).toBeVisible()
      // What stands around the conversation has come: only what a tap asks for is gone.
      await expect(panel.getByRole('button', { name: chat.menu })).toBeVisible()
      await panel.locator('input[type=file]').waitFor({ state: 'attached' })
      await page.route('**/assets/*.js', (route) =>
        route.fulfill({ status: 404, json: { code: 'page_outdated', message: ERROR_TEXTS.page_outdated.uz } }),
      )
      if (what === 'menu') await panel.getByRole('button', { name: chat.menu }).click()
      else await panel.locator('input[type=file]').setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: photo(40, 30) })
      await expect(panel.getByRole('alert').getByText(chat.outdated)).toBeVisible()
      await panel.getByPlaceholder(chat.placeholder).fill('Hali yozyapman')
      await page.unrouteAll()
      await panel.getByRole('button', { name: chat.reload, exact: true }).click()
      await expect(panel.getByPlaceholder(chat.placeholder)).toHaveValue('Hali yozyapman')
      await expect(panel.getByText(chat.outdated)).toHaveCount(0)
      if (what === 'menu') await panel.getByRole('button', { name: chat.menu }).click()
      if (what === 'menu') await expect(page.getByRole('dialog')).toBeVisible()
    },
  )

test(
  'without a network the menu of the open chat asks for nothing but the connection',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await bringTokens(context, house, await makePerson(house))
    await page.goto('/uz/about')
    const panel = await openChat(page)
    await write(panel, 'Namuna: salom')
    await expect(panel.getByText(chat.sent, { exact: true })).toBeVisible()
    await expect(panel.getByRole('button', { name: chat.menu })).toBeVisible()
    await page.route('**/assets/*.js', (route) => route.abort())
    await panel.getByRole('button', { name: chat.menu }).click()
    await expect(page.getByText(chat.menu_failed)).toBeVisible()
    await expect(panel.getByText(chat.outdated)).toHaveCount(0)
  },
)
