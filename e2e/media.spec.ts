import type { Locator, Page } from '@playwright/test'
import { chat_media } from '../web/app/i18n/uz/chat-media.ts'
import { voice } from '../web/app/i18n/uz/voice.ts'
import { expectAccessible } from './axe.ts'
import { bringTokens, callApi, expect, makePerson, test, type SignedIn } from './journey.ts'
import { bubble, claim, goOnShift, openChat, signInAsStaff, write } from './people.ts'
import { photo } from './photo.ts'
import { chat, staff } from './words.ts'

async function choosePicture(panel: Locator, bytes: Buffer): Promise<void> {
  await panel.getByRole('button', { name: chat.add_picture }).click()
  // What not to send is said before anything is chosen.
  await expect(panel.getByText(chat_media.warn_text)).toBeVisible()
  const chooser = panel.page().waitForEvent('filechooser')
  await panel.getByRole('button', { name: chat_media.warn_ok }).click()
  await (await chooser).setFiles({ name: 'IMG_0001.JPG', mimeType: 'image/jpeg', buffer: bytes })
}

const sendIt = (panel: Locator): Promise<void> => panel.getByRole('button', { name: chat_media.send, exact: true }).click()

/** Past the warning that stands before the first picture. */
async function sendPicture(panel: Locator, bytes: Buffer): Promise<void> {
  await choosePicture(panel, bytes)
  await expect(panel.getByAltText(chat_media.chosen)).toBeVisible()
  await sendIt(panel)
}

/** Requests for parts after the first are answered by nobody until it is called. */
async function cutAfterFirstPart(page: Page): Promise<() => void> {
  let cut = true
  let parts = 0
  await page.route('**/attachment/*/?offset=*', (route) =>
    (parts += 1) > 1 && cut ? route.abort('internetdisconnected') : route.continue(),
  )
  return () => {
    cut = false
  }
}

async function messagesOf(house: Parameters<typeof callApi>[0], { access }: SignedIn) {
  const [own] = await callApi<{ id: string }[]>(house, 'chat/', { token: access })
  return callApi<{ kind: string; message: string; attachment?: { width?: number; duration?: number } }[]>(
    house,
    `message/${own!.id}/`,
    { token: access },
  )
}

test('a child sends a picture and a voice note, and the counsellor sees and hears them', async ({
  page,
  browser,
  house,
  context,
}) => {
  const person = await makePerson(house)
  await bringTokens(context, house, person)
  await page.goto('/uz')
  const panel = await openChat(page)

  await choosePicture(panel, photo())
  await panel.getByLabel(chat_media.caption).fill('Mana shu xat')
  await sendIt(panel)
  await expect(bubble(panel, 'Mana shu xat')).toBeVisible()
  await expect(panel.getByText(chat.sent)).toHaveCount(1)

  await panel.getByRole('button', { name: chat.add_voice }).click()
  await expect(panel.getByText(voice.recording)).toBeVisible()
  await expect(panel.getByRole('timer')).toHaveText('0:02')
  await panel.getByRole('button', { name: voice.stop }).click()
  await expect(panel.getByText(voice.listen_first)).toBeVisible()
  await panel.getByRole('button', { name: voice.play }).click()
  await expect(panel.getByRole('button', { name: voice.pause })).toBeVisible()
  await sendIt(panel)
  await expect(panel.getByText(chat.sent)).toHaveCount(2)
  await expectAccessible(page, 'a chat with a picture and a voice note')

  const sent = await messagesOf(house, person)
  expect(sent).toMatchObject([
    { kind: 'image', message: 'Mana shu xat', attachment: { width: 1_600, height: 1_067 } },
    { kind: 'voice', message: 'Ovozli xabar', attachment: { duration: expect.any(Number) } },
  ])
  expect(sent[1]!.attachment!.duration).toBeGreaterThan(1)

  const console_context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  const desk = await console_context.newPage()
  await signInAsStaff(desk)
  await goOnShift(desk)
  await claim(desk, person.nickname)
  const log = desk.getByRole('log')
  await expect(bubble(log, 'Mana shu xat')).toBeVisible()
  await log.getByRole('button', { name: staff['media.reveal'] }).click()
  await log.getByRole('button', { name: staff['media.large'] }).click()
  await expect(desk.getByRole('dialog').getByRole('img', { name: staff['media.picture'] })).toHaveAttribute('src', /^blob:/)
  await desk.keyboard.press('Escape')
  await log.getByRole('button', { name: staff['media.play'] }).click()
  await expect(log.getByRole('slider', { name: staff['media.position'] })).toHaveAttribute('aria-valuetext', '0:01')
  await console_context.close()
})

test(
  'a picture goes on after a cut, even over a reload, and is one message in the end',
  { tag: '@full' },
  async ({ page, house, context }) => {
    const person = await makePerson(house)
    await bringTokens(context, house, person)
    await page.goto('/uz')
    const panel = await openChat(page)
    const mend = await cutAfterFirstPart(page)
    await sendPicture(panel, photo())
    await expect(panel.getByText(chat_media.waiting)).toBeVisible()
    await write(panel, 'Matn rasmni kutmaydi')
    await expect(panel.getByText(chat.sent)).toHaveCount(1)

    await page.reload()
    const again = await openChat(page)
    await expect(again.getByAltText(chat_media.chosen)).toBeVisible()
    await expect(again.getByText(chat_media.waiting)).toBeVisible()
    mend()
    await expect(again.getByRole('button', { name: chat_media.open_picture })).toBeVisible()
    await expect(again.getByAltText(chat_media.chosen)).toHaveCount(0)
    expect((await messagesOf(house, person)).map(({ kind }) => kind)).toEqual(['text', 'image'])
  },
)

test('a picture that is cancelled on its way is gone for good', { tag: '@full' }, async ({ page, house, context }) => {
  const person = await makePerson(house)
  await bringTokens(context, house, person)
  await page.goto('/uz')
  const panel = await openChat(page)
  const mend = await cutAfterFirstPart(page)
  await sendPicture(panel, photo())
  await expect(panel.getByText(chat_media.waiting)).toBeVisible()
  await panel.getByRole('log').getByRole('button', { name: chat_media.cancel }).click()
  await expect(panel.getByAltText(chat_media.chosen)).toHaveCount(0)
  mend()
  await write(panel, 'Rasmsiz')
  await expect(panel.getByText(chat.sent)).toHaveCount(1)
  await page.reload()
  await expect(bubble(await openChat(page), 'Rasmsiz')).toBeVisible()
  expect((await messagesOf(house, person)).map(({ kind }) => kind)).toEqual(['text'])
})

test(
  'a large picture closes by Esc, leaves no trace in the history, and the quick exit stands above it',
  { tag: '@full' },
  async ({ page, house, context }) => {
    const person = await makePerson(house)
    await bringTokens(context, house, person)
    await page.goto('/uz')
    const panel = await openChat(page)
    await sendPicture(panel, photo(800, 600))
    const small = panel.getByRole('button', { name: chat_media.open_picture })
    await expect(small.locator('img')).toHaveAttribute('src', /^blob:/)
    const before = await page.evaluate(() => history.length)
    await small.click()
    const large = page.getByRole('dialog', { name: chat_media.open_picture })
    await expect(large.locator('a[data-exit]')).toBeVisible()
    await expect(large.getByRole('img')).toHaveAttribute('src', /^blob:/)
    const cross = large.getByRole('button', { name: chat_media.close })
    await expect(cross).toBeInViewport({ ratio: 1 })
    const { x, width } = (await cross.boundingBox())!
    expect(page.viewportSize()!.width - x - width).toBeLessThanOrEqual(24)
    await page.keyboard.press('Escape')
    await expect(large).toHaveCount(0)
    expect(await page.evaluate(() => history.length)).toBe(before)
  },
)

test('a file that is no picture is told kindly, and nothing is sent', { tag: '@full' }, async ({ page, house, context }) => {
  const person = await makePerson(house)
  await bringTokens(context, house, person)
  await page.goto('/uz')
  const panel = await openChat(page)
  await choosePicture(panel, Buffer.from('not a picture'))
  await expect(panel.getByText(chat_media.not_opened)).toBeVisible()
  const chooser = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: chat_media.choose_other }).click()
  await (await chooser).setFiles({ name: 'IMG_0002.PNG', mimeType: 'image/png', buffer: photo(40, 30) })
  await expect(panel.getByAltText(chat_media.chosen)).toBeVisible()
  await panel.getByRole('button', { name: chat_media.cancel }).click()
  await expect(panel.getByPlaceholder(chat.placeholder)).toBeVisible()
  expect(await messagesOf(house, person)).toEqual([])
})

test(
  'a refused microphone is told what to do, and where there is none the button is absent',
  { tag: '@full' },
  async ({ page, house, context }) => {
    await bringTokens(context, house, await makePerson(house))
    await page.addInitScript(() => {
      navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('', 'NotAllowedError'))
    })
    await page.goto('/uz')
    const panel = await openChat(page)
    await panel.getByRole('button', { name: chat.add_voice }).click()
    await expect(panel.getByText(voice.mic_refused)).toBeVisible()
    await panel.getByRole('button', { name: voice.cancel }).click()
    await expect(panel.getByPlaceholder(chat.placeholder)).toBeVisible()

    await page.addInitScript(() => {
      navigator.mediaDevices.enumerateDevices = () => Promise.resolve([])
    })
    await page.reload()
    const without = await openChat(page)
    await expect(without.getByRole('button', { name: chat.add_picture })).toBeVisible()
    await expect(without.getByRole('button', { name: chat.add_voice })).toHaveCount(0)
  },
)
