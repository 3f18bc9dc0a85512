import { bringTokens, callApi, expect, makePerson, newNickname, PASSWORD, test, type SignedIn } from './journey.ts'
import { answer, bubble, claim, goOnShift, makeNicknameAccount, openChat, signInAsStaff, write } from './people.ts'
import { chat, staff } from './words.ts'

test('a guest gets a nickname, writes, and sees the counsellor’s answer appear', async ({ page, browser, house }) => {
  const console_context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  const desk = await console_context.newPage()
  await signInAsStaff(desk)
  await goOnShift(desk)

  const nickname = newNickname()
  await page.goto('/')
  const panel = await openChat(page)
  await expect(panel.getByText('Xabar yo‘llash uchun ro‘yhatdan yoki hisobingizga kiring')).toBeVisible()
  await expect(panel.getByRole('button', { name: chat.send, exact: true })).toBeDisabled()
  await makeNicknameAccount(panel, nickname)
  await expect(panel.getByText('Xabar yo‘llang. Biz albatta javob beramiz')).toBeVisible()
  await expect(panel.getByText(chat.secrecy)).toBeVisible()
  await write(panel, 'Salom, menga yordam kerak')
  await expect(bubble(panel, 'Salom, menga yordam kerak')).toBeVisible()
  await expect(panel.getByText(chat.sent)).toHaveCount(1)

  await expect(desk.getByText('Salom, menga yordam kerak')).toBeVisible()
  await claim(desk, nickname)
  await answer(desk, 'Salom! Men shu yerdaman.')

  await expect(bubble(panel, 'Salom! Men shu yerdaman.')).toBeVisible()
  const waiting = desk.locator('dt', { hasText: staff['facts.waiting'] }).locator('+ dd')
  await expect(waiting).toHaveText(staff['facts.not_waiting'])
  await write(panel, 'Rahmat')
  await expect(bubble(desk.getByRole('log'), 'Rahmat')).toBeVisible()
  await console_context.close()
})

test('a message stays after a reload, and the draft as well', async ({ page }) => {
  await page.goto('/uz')
  const panel = await openChat(page)
  await makeNicknameAccount(panel, newNickname())
  await write(panel, 'Bu saqlanadi')
  await expect(panel.getByText(chat.sent)).toHaveCount(1)
  await panel.getByPlaceholder(chat.placeholder).fill('Hali tugamagan fikr')
  await page.reload()
  const again = await openChat(page)
  await expect(bubble(again, 'Bu saqlanadi')).toBeVisible()
  await expect(again.getByPlaceholder(chat.placeholder)).toHaveValue('Hali tugamagan fikr')
})

test('an empty or blank text cannot be sent, and 4,000 characters are the limit', { tag: '@full' }, async ({ page }) => {
  await page.goto('/uz')
  const panel = await openChat(page)
  await makeNicknameAccount(panel, newNickname())
  const send = panel.getByRole('button', { name: chat.send, exact: true })
  const box = panel.getByPlaceholder(chat.placeholder)
  await expect(send).toBeDisabled()
  await box.fill('   \n ')
  await expect(send).toBeDisabled()
  await box.fill('a'.repeat(4_000))
  await expect(send).toBeEnabled()
  await box.fill('a'.repeat(4_001))
  await expect(send).toBeDisabled()
  await expect(panel.getByText('1 ta belgi ortiqcha', { exact: false })).toBeVisible()
})

test('what is written without a connection is sent once when it is back', async ({ page, context, house }) => {
  await page.goto('/uz')
  const panel = await openChat(page)
  await makeNicknameAccount(panel, newNickname())
  await expect(panel.getByText(chat.empty)).toBeVisible()
  await context.setOffline(true)
  await write(panel, 'Tarmoqsiz yozilgan')
  await expect(bubble(panel, 'Tarmoqsiz yozilgan')).toBeVisible()
  await expect(panel.getByText(chat.sent)).toHaveCount(0)
  await context.setOffline(false)
  await expect(panel.getByText(chat.sent)).toHaveCount(1)
  const token = await page.evaluate(() => localStorage.getItem('himoya_access')!)
  const [open] = await callApi<{ id: string }[]>(house, 'chat/', { token })
  const stored = await callApi<{ message: string }[]>(house, `message/${open!.id}/`, { token })
  expect(stored.map(({ message }) => message)).toEqual(['Tarmoqsiz yozilgan'])
})

test('a message written on one device appears on the other', { tag: '@full' }, async ({ browser, house }) => {
  const nickname = newNickname()
  await makePerson(house, nickname)
  const panels = []
  for (const _ of ['phone', 'tablet']) {
    const tokens = await callApi<SignedIn>(house, 'auth/token/', { body: { nickname, password: PASSWORD } })
    const context = await browser.newContext({ baseURL: house.url })
    await bringTokens(context, house, tokens)
    const page = await context.newPage()
    await page.goto('/uz')
    panels.push(await openChat(page))
  }
  await write(panels[0]!, 'Ikkalasida ham bor')
  for (const panel of panels) await expect(bubble(panel, 'Ikkalasida ham bor')).toHaveCount(1)
  for (const panel of panels) await panel.page().context().close()
})

test(
  'without anybody on shift the panel says closed, keeps the message and shows the numbers',
  { tag: '@full' },
  async ({ page, house }) => {
    for (const email of ['counsellor@himoya.test', 'counsellor2@himoya.test', 'supervisor@himoya.test']) {
      const { access } = await callApi<SignedIn>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })
      await callApi(house, 'staff/presence/', { token: access, method: 'PUT', body: { state: 'off' } })
    }
    await page.goto('/uz')
    const panel = await openChat(page)
    await expect(panel.getByText(chat.closed_title)).toBeVisible()
    await makeNicknameAccount(panel, newNickname())
    await write(panel, 'Ertalab o‘qiysizmi?')
    await expect(panel.getByText(chat.sent)).toHaveCount(1)
    await expect(panel.getByText(chat.closed_title)).toBeVisible()
    await expect(panel.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112')
  },
)

test(
  'who answers stands in the header with the drawing they chose, and over their first words; in an earlier chat what was read stays read',
  { tag: '@full' },
  async ({ page, context, browser, house }) => {
    const console_context = await browser.newContext({ baseURL: house.url })
    const desk = await console_context.newPage()
    await signInAsStaff(desk)
    await desk.goto('/staff/#/drawing')
    await desk.locator('label', { has: desk.getByRole('radio', { name: staff['drawing.tulip'], exact: true }) }).click()
    await desk.getByRole('button', { name: staff['drawing.save'] }).click()
    await expect(desk.getByText(staff['drawing.saved'])).toBeVisible()
    await console_context.close()

    const person = await makePerson(house)
    await bringTokens(context, house, person)
    await page.goto('/uz/about')
    const panel = await openChat(page)
    await write(panel, 'Namuna: salom')
    await expect(panel.getByText(chat.sent, { exact: true })).toBeVisible()
    const [open] = await callApi<{ id: string }[]>(house, 'chat/', { token: person.access })
    const body = { email: 'counsellor@himoya.test', password: PASSWORD }
    const { access } = await callApi<SignedIn>(house, 'staff/auth/token/', { body })
    await callApi(house, 'staff/presence/', { token: access, method: 'PUT', body: { state: 'on_shift' } })
    await callApi(house, `staff/chat/${open!.id}/claim/`, { token: access, method: 'POST' })
    const say = (message: string) =>
      callApi<{ author: string }>(house, `message/${open!.id}/`, { token: access, body: { cid: crypto.randomUUID(), message } })
    const { author } = await say('Namuna: assalomu alaykum')
    await say('Namuna: eshitaman')

    const log = panel.getByRole('log')
    const header = panel.locator('header')
    await expect(header).toContainText(`${author} · `)
    const drawing = header.locator('use')
    await expect(drawing).toHaveAttribute('href', '/drawings/tulip.svg#d')
    await expect.poll(() => drawing.evaluate((use: SVGUseElement) => use.getBBox().width)).toBeGreaterThan(0)
    await expect(log.getByText(author, { exact: true })).toBeVisible()
    await expect(log.getByText(`${author}:`)).toHaveCount(1)
    await expect(panel.getByText(chat.seen, { exact: true })).toHaveCount(1)
    await page.reload()
    await expect(header).toContainText(`${author} · `)
    await expect(log.getByText(author, { exact: true })).toBeVisible()
    await expect(panel.getByText(chat.seen, { exact: true })).toHaveCount(1)

    await callApi(house, `chat/${open!.id}/end/`, { token: person.access, method: 'POST' })
    await expect(drawing).toHaveCount(0)
    await page.reload()
    await panel.getByRole('button', { name: chat.ended_earlier }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('listitem').getByRole('button').click()
    await expect(dialog.getByText(author, { exact: true })).toBeVisible()
    await expect(dialog.getByText(chat.seen, { exact: true })).toHaveCount(1)
    await expect(dialog.getByText(chat.sent, { exact: true })).toHaveCount(0)
  },
)
