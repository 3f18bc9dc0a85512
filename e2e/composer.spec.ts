import type { Locator, Page } from '@playwright/test'
import { bringTokens, expect, makePerson, test } from './journey.ts'
import { openChat, write } from './people.ts'
import { chat } from './words.ts'

test.use({ visits: true })

const LONG = 'Namuna: kecha maktabda bir bola meni yana masxara qildi, keyin hamma kuldi va men uyga ketdim.'
const SIDES = [
  { width: 360, height: 640 },
  { width: 640, height: 360 },
  { width: 800, height: 360 },
  { width: 360, height: 330 },
  { width: 320, height: 568 },
]
const boxOf = (panel: Locator): Locator => panel.getByPlaceholder(chat.placeholder)

/** The whole of it lies within the screen. */
async function expectInSight(page: Page, part: Locator): Promise<void> {
  await expect
    .poll(async () => {
      const [box, screen] = [await part.boundingBox(), page.viewportSize()!]
      return box && box.x >= 0 && box.y >= 0 && box.x + box.width <= screen.width && box.y + box.height <= screen.height
    })
    .toBe(true)
}

test('what is written has the width of the phone, and nothing of the box is cut off, upright or on its side', async ({
  page,
  context,
  house,
}) => {
  await bringTokens(context, house, await makePerson(house))
  await page.setViewportSize(SIDES[0]!)
  await page.goto('/uz/about')
  const panel = await openChat(page)
  const box = boxOf(panel)
  await box.fill(LONG)
  for (const side of SIDES) {
    await page.setViewportSize(side)
    await expectInSight(page, box)
    await expectInSight(page, panel.getByRole('button', { name: chat.send, exact: true }))
    const list = panel.getByText(chat.empty)
    await list.scrollIntoViewIfNeeded()
    // All its lines, unless there are more than fit.
    const { shown, all } = await box.evaluate((area) => ({ shown: area.clientHeight, all: area.scrollHeight }))
    expect(shown >= all || shown >= 95, JSON.stringify({ side, shown, all })).toBe(true)
    if (side.width < 430) {
      const width = (await box.boundingBox())!.width
      expect(width / side.width, `${side.width}`).toBeGreaterThan(0.78)
    }
  }
  // With an empty box the picture and the voice are offered again.
  await page.setViewportSize(SIDES[0]!)
  await expect(panel.getByRole('button', { name: chat.add_picture })).toHaveCount(0)
  await box.fill('')
  await expect(panel.getByRole('button', { name: chat.add_picture })).toBeVisible()
})

test('a text that was kept over a reload stands there with all its lines', { tag: '@full' }, async ({ page, context, house }) => {
  await page.setViewportSize(SIDES[0]!)
  await bringTokens(context, house, await makePerson(house))
  await page.goto('/uz/about')
  const panel = await openChat(page)
  await boxOf(panel).fill(LONG)
  // The first view's box is measured, or the one that takes its place; between the two there is none.
  const height = () => boxOf(panel).evaluate((area) => area.clientHeight)
  let before = 0
  await expect.poll(async () => (before = await height())).toBeGreaterThan(60)
  await page.reload()
  await expect(boxOf(panel)).toHaveValue(LONG)
  await expect.poll(height).toBe(before)
})

test(
  'whether somebody is safe is asked within the first screen, and still after the first message',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await page.setViewportSize(SIDES[0]!)
    await bringTokens(context, house, await makePerson(house))
    await page.goto('/uz/about')
    const panel = await openChat(page)
    const question = panel.getByRole('group', { name: chat.safe_title })
    const no = question.getByRole('button', { name: chat.safe_no, exact: true })
    await expect(no).toBeInViewport({ ratio: 1 })
    await write(panel, 'Namuna: salom')
    await expect(panel.getByText(chat.sent, { exact: true })).toBeVisible()
    await no.click()
    await expect(panel.getByText(chat.safe_call)).toBeVisible()
  },
)
