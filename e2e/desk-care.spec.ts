import type { Chat } from '@himoya/contract/chat/chat'
import type { Block } from '@himoya/contract/chat/desk'
import type { StaffChat, StaffUser } from '@himoya/contract/staff/staff'
import type { Browser, Locator, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { bringTokens, callApi, expect, makePerson, PASSWORD, test, type SignedIn } from './journey.ts'
import { answer, bubble, openChat, signInAsStaff, write } from './people.ts'
import { WIDTHS } from './screens.ts'
import { chat, staff } from './words.ts'
import { chat_more } from '../web/app/i18n/uz/chat-more.ts'

// Long: its journeys go side by side, each worker in a house of its own.
test.describe.configure({ mode: 'parallel' })

test.use({ viewport: { width: 1440, height: 900 } })

const COUNSELLOR = 'counsellor@himoya.test'
const COLLEAGUE = 'counsellor2@himoya.test'
const SUPERVISOR = 'supervisor@himoya.test'
const REASON = 'Uyga eson-omon yetganini bilish kerak'

type Session = SignedIn & { user: StaffUser }

/** Signed in over HTTP, on shift, and with nothing left open by the journey before. */
async function onShift(house: House, email: string): Promise<Session> {
  const session = await callApi<Session>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })
  const token = session.access
  await callApi(house, 'staff/presence/', { token, method: 'PUT', body: { state: 'on_shift' } })
  for (const { id } of await callApi<StaffChat[]>(house, 'staff/chat/?mine=1', { token })) {
    await callApi(house, `staff/chat/${id}/end/`, { token, method: 'POST' })
  }
  return session
}

/** The person's open chat with one message, taken by this counsellor. */
async function talkWith(house: House, person: SignedIn, counsellor: SignedIn, text = 'Salom'): Promise<string> {
  const [open] = await callApi<Chat[]>(house, 'chat/', { token: person.access })
  const body = { cid: crypto.randomUUID(), message: text }
  await callApi(house, `message/${open!.id}/`, { token: person.access, body })
  await callApi(house, `staff/chat/${open!.id}/claim/`, { token: counsellor.access, method: 'POST' })
  return open!.id
}

async function desk(browser: Browser, house: House, email: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await signInAsStaff(page, email)
  return page
}

async function openAt(page: Page, chat_id: string): Promise<void> {
  await page.goto(`/staff/#/mine/${chat_id}`)
  await expect(page.getByRole('log', { name: staff['chat.messages'] })).toBeVisible()
}

const mode = (page: Page, name: 'answer' | 'note' | 'whisper') =>
  page.getByRole('group', { name: staff['note.modes'] }).getByRole('button', { name: staff[`note.${name}`], exact: true })

test('notes and whispers never reach the child’s page, not in a frame and not on the screen', async ({
  browser,
  page,
  house,
}) => {
  const counsellor = await onShift(house, COUNSELLOR)
  const person = await makePerson(house)
  const context = await browser.newContext({ baseURL: house.url })
  await bringTokens(context, house, person)
  const phone = await context.newPage()
  const frames: string[] = []
  phone.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => frames.push(String(payload))))
  await phone.goto('/uz')
  const panel = await openChat(phone)
  await write(panel, 'Kimdir bormi?')
  await expect(panel.getByText(chat.sent)).toHaveCount(1)
  const chat_id = await talkWith(house, person, counsellor, 'Yana men')

  await signInAsStaff(page)
  await openAt(page, chat_id)
  await mode(page, 'note').click()
  await page.getByLabel(staff['note.note_box']).fill('Sir: onasi bilan gaplashish kerak')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('Sir: onasi bilan gaplashish kerak')

  const supervisor = await desk(browser, house, SUPERVISOR)
  await openAt(supervisor, chat_id)
  await expect(mode(supervisor, 'answer')).toHaveCount(0)
  await mode(supervisor, 'whisper').click()
  await supervisor.getByLabel(staff['note.whisper_box']).fill('Sir: maktabini so‘rang')
  await supervisor.getByRole('button', { name: staff['note.whisper_send'], exact: true }).click()
  await expect(page.getByRole('log')).toContainText('Sir: maktabini so‘rang')
  await expect(mode(page, 'whisper')).toBeVisible()

  await mode(page, 'answer').click()
  await answer(page, 'Men shu yerdaman')
  await expect(bubble(panel, 'Men shu yerdaman')).toBeVisible()
  await expect(phone.getByText(/Sir:/)).toHaveCount(0)
  expect(frames.some((frame) => frame.includes('Men shu yerdaman'))).toBe(true)
  expect(frames.filter((frame) => /Sir:|whisper|"note"/.test(frame))).toEqual([])
  await supervisor.context().close()
  await context.close()
})

test(
  'when an answer does no harm and the agreed word stand beside the chat at once, and the word on the phone no more',
  { tag: '@full' },
  async ({ browser, page, house }) => {
    const word = 'oq kaptar'
    const counsellor = await onShift(house, COUNSELLOR)
    const person = await makePerson(house)
    const chat_id = await talkWith(house, person, counsellor)
    await signInAsStaff(page)
    await openAt(page, chat_id)
    await expect(page.getByText(staff['care.answer_silent'], { exact: true })).toBeVisible()

    const context = await browser.newContext({ baseURL: house.url, viewport: WIDTHS.phone })
    await bringTokens(context, house, person)
    const phone = await context.newPage()
    await phone.goto('/uz')
    const panel = await openChat(phone)
    const open = async (): Promise<void> => {
      await panel.getByRole('button', { name: chat.menu }).click()
      await phone.getByRole('dialog').getByRole('button', { name: chat_more.contact, exact: true }).click()
    }
    await open()
    const sheet = phone.getByRole('dialog', { name: chat_more.contact })
    await sheet.getByRole('button', { name: chat_more.contact_evening, exact: true }).click()
    await sheet.getByLabel(chat_more.contact_word, { exact: true }).fill(word)
    await expectAccessible(phone, 'when it is safe to answer')
    await sheet.getByRole('button', { name: chat_more.contact_send, exact: true }).click()
    await expect(sheet).toHaveCount(0)

    await expect(page.getByText(staff['care.answer_evening'], { exact: true })).toBeVisible()
    await expect(page.getByText(word, { exact: true })).toBeVisible()
    await open()
    await expect(sheet.getByRole('button', { name: chat_more.contact_evening, exact: true })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
    await expect(sheet.getByText(chat_more.contact_word_is)).toBeVisible()
    expect(await phone.content()).not.toContain(word)
    await context.close()
  },
)

test(
  'an answer begun and a note begun stay apart, whichever way one changes between them',
  { tag: '@full' },
  async ({ page, house }) => {
    const counsellor = await onShift(house, COUNSELLOR)
    const person = await makePerson(house)
    const chat_id = await talkWith(house, person, counsellor)
    await signInAsStaff(page)
    await openAt(page, chat_id)
    await page.getByLabel(staff['chat.text']).fill('Javob matni')
    await mode(page, 'note').click()
    const note_box = page.getByLabel(staff['note.note_box'])
    await expect(note_box).toHaveValue('')
    await expect(note_box).toBeFocused()
    await note_box.fill('Eslatma matni')
    await mode(page, 'answer').click()
    await expect(page.getByLabel(staff['chat.text'])).toHaveValue('Javob matni')
    await page.getByRole('heading', { name: staff['queue.title'] }).click()
    await page.keyboard.press('n')
    await expect(note_box).toHaveValue('Eslatma matni')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('Eslatma matni')
    await expect(note_box).toHaveValue('')
    const sent = await callApi<{ message: string }[]>(house, `message/${chat_id}/`, { token: person.access })
    expect(sent.map(({ message }) => message)).toEqual(['Salom'])
  },
)

test('a chat is handed from console to console, with its card, and leaves the first one', async ({ page, browser, house }) => {
  const giver = await onShift(house, COUNSELLOR)
  const taker = await onShift(house, COLLEAGUE)
  const person = await makePerson(house)
  const chat_id = await talkWith(house, person, giver, 'Kecha boshlagan edik')
  await signInAsStaff(page)
  const other = await desk(browser, house, COLLEAGUE)
  await openAt(page, chat_id)
  await page.getByRole('button', { name: staff['transfer.button'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(staff['transfer.to']).click()
  await page.getByRole('option', { name: new RegExp(taker.user.alias) }).click()
  await dialog.getByLabel(staff['transfer.summary']).fill('Sinfda kamsitishmoqda')
  await dialog.getByLabel(staff['transfer.next_step']).fill('Ertaga maktab haqida so‘rash')
  await dialog.getByRole('button', { name: staff['transfer.offer'], exact: true }).click()
  await expect(page.getByText(staff['transfer.offered_to'].replace('%{to}', taker.user.alias))).toBeVisible()
  await answer(page, 'Hali men bilansiz')

  // It stands above the page, and over nothing that is pressed there.
  for (const width of [1440, 768, 390]) {
    await other.setViewportSize({ width, height: 900 })
    const offer = await other.getByRole('alert').filter({ hasText: giver.user.alias }).boundingBox()
    const title = await other.getByRole('heading', { name: staff['queue.title'] }).boundingBox()
    expect(offer!.y + offer!.height, `${width} px`).toBeLessThanOrEqual(title!.y)
  }
  await other.setViewportSize({ width: 1440, height: 900 })
  await other.getByRole('button', { name: staff['transfer.look'], exact: true }).click()
  await expect(other.getByRole('dialog')).toContainText('Sinfda kamsitishmoqda')
  await other.getByRole('dialog').getByRole('button', { name: staff['transfer.accept'], exact: true }).click()
  await expect(other.getByRole('log')).toContainText('Hali men bilansiz')
  await expect(other.getByRole('article', { name: staff['note.handover'] })).toContainText('Ertaga maktab haqida so‘rash')
  await answer(other, 'Endi men yordam beraman')

  await expect(page.getByRole('log')).toBeHidden()
  await expect(page.getByText('Endi men yordam beraman')).toHaveCount(0)
  await other.context().close()
})

test(
  'a phone shows for a reason, for a while, and to nobody who does not talk with the person',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    const counsellor = await onShift(house, COUNSELLOR)
    const person = await callApi<SignedIn>(house, 'auth/token/', { body: { phone: '+998901234567', password: PASSWORD } })
    const chat_id = await talkWith(house, person, counsellor)
    await signInAsStaff(page)
    await openAt(page, chat_id)
    const facts = page.getByRole('complementary', { name: staff['facts.title'] })
    await expect(facts.getByText('+998 ** *** ** 67').first()).toBeVisible()
    await facts.getByRole('button', { name: staff['care.phone_show'] }).click()
    const show = page.getByRole('dialog').getByRole('button', { name: staff['care.phone_show'], exact: true })
    await page.getByLabel(staff['care.reason'], { exact: true }).fill('kerak')
    await expect(show).toBeDisabled()
    await page.getByLabel(staff['care.reason'], { exact: true }).fill(REASON)
    await show.click()
    await expect(facts.getByRole('link', { name: '+998901234567' })).toBeVisible()
    await facts.getByRole('button', { name: staff['care.phone_hide'] }).click()
    await expect(page.getByText('+998901234567')).toHaveCount(0)

    const other = await desk(browser, house, COLLEAGUE)
    await other.goto(`/staff/#/mine/${chat_id}`)
    await expect(other.getByText(staff['chat.gone'])).toBeVisible()
    await other.context().close()
  },
)

test(
  'one asks for a block, another confirms it, and only then the child cannot write',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    const counsellor = await onShift(house, COUNSELLOR)
    const person = await makePerson(house)
    const chat_id = await talkWith(house, person, counsellor)
    const writes = (): Promise<number> =>
      fetch(`${house.url}/api/v1/message/${chat_id}/`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${person.access}` },
        body: JSON.stringify({ cid: crypto.randomUUID(), message: 'yozaman' }),
      }).then(({ status }) => status)
    await signInAsStaff(page)
    await openAt(page, chat_id)
    const facts = page.getByRole('complementary', { name: staff['facts.title'] })
    await facts.getByRole('button', { name: staff['block.ask'] }).click()
    await page.getByLabel(staff['care.reason'], { exact: true }).fill('Uch marta ogohlantirildi, haqorat qilmoqda')
    await page.getByRole('button', { name: staff['block.send'], exact: true }).click()
    await expect(facts.getByText(staff['block.in_facts_asked'])).toBeVisible()
    expect(await writes()).toBe(200)

    const supervisor = await desk(browser, house, SUPERVISOR)
    await supervisor.getByRole('link', { name: `${staff['block.title']}: 1` }).click()
    await supervisor.getByRole('button', { name: staff['block.confirm'], exact: true }).click()
    await expect(supervisor.getByText(staff['block.confirmed'], { exact: true })).toBeVisible()
    expect(await writes()).toBe(403)
    const context = await browser.newContext({ baseURL: house.url })
    await bringTokens(context, house, person)
    const phone = await context.newPage()
    await phone.goto('/uz')
    const panel = await openChat(phone)
    await write(panel, 'Nega yozolmayapman?')
    await expect(panel.getByText(chat.blocked_text)).toBeVisible()
    await expect(panel.getByRole('link', { name: /^112/ }).first()).toBeVisible()
    await context.close()
    await expect(facts.getByText(staff['block.in_facts_asked'])).toBeHidden()
    const [block] = await callApi<Block[]>(house, 'staff/block/', { token: counsellor.access })
    expect(block).toMatchObject({ state: 'confirmed', chat_id })
    await supervisor.getByRole('button', { name: staff['block.lift'], exact: true }).click()
    await expect(supervisor.getByText(staff['block.lifted'], { exact: true })).toBeVisible()
    expect(await writes()).toBe(200)
    await supervisor.context().close()
  },
)

test('a hint marks the words, a person sets the risk, and the hint goes away', async ({ page, house }) => {
  const counsellor = await onShift(house, COUNSELLOR)
  const person = await makePerson(house)
  const chat_id = await talkWith(house, person, counsellor, 'Men yashagim kelmayapti')
  await signInAsStaff(page)
  await openAt(page, chat_id)
  await expect(page.getByRole('log').locator('mark')).toContainText('yashagim kelmayapti')
  await page.getByRole('button', { name: staff['care.hint_raise'], exact: true }).click()
  const dialog = page.getByRole('dialog')
  const high = dialog.getByRole('button', { name: staff['care.risk_high'], exact: true })
  await expect(high).toBeDisabled()
  await dialog.getByLabel(staff['care.risk_reason']).fill('O‘zi haqida og‘ir gap yozdi')
  await high.click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('complementary', { name: staff['facts.title'] })).toContainText('O‘zi haqida og‘ir gap yozdi')
  await page.getByRole('button', { name: staff['care.hint_dismiss'] }).click()
  await expect(page.getByRole('log').locator('mark')).toHaveCount(0)
})

test(
  'one answer and one level are a risk with its reason, by keys alone, and the next counsellor reads them',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    const giver = await onShift(house, COUNSELLOR)
    const taker = await onShift(house, COLLEAGUE)
    const person = await makePerson(house)
    const chat_id = await talkWith(house, person, giver, 'Dadam eshikni sindiryapti')
    await signInAsStaff(page)
    await openAt(page, chat_id)
    await page.getByRole('button', { name: staff['care.hint_raise'], exact: true }).click()
    const dialog = page.getByRole('dialog')
    const danger = dialog.getByRole('radiogroup', { name: staff['care.guide_danger_now'] })
    await danger.getByRole('radio', { name: staff['care.guide_yes'] }).focus()
    await page.keyboard.press('Space')
    const suggested = staff['care.guide_suggested'].replace('%{risk}', staff['care.risk_high'])
    await expect(dialog.getByRole('status')).toHaveText(suggested)
    await dialog.getByRole('button', { name: staff['care.risk_sos'], exact: true }).focus()
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    const facts = page.getByRole('complementary', { name: staff['facts.title'] })
    await expect(facts.getByRole('listitem').filter({ hasText: staff['care.guide_danger_now'] })).toHaveText(
      `${staff['care.guide_danger_now']}: ${staff['care.guide_yes']}`,
    )
    await page.getByRole('button', { name: staff['transfer.button'], exact: true }).click()
    await dialog.getByLabel(staff['transfer.to']).click()
    await page.getByRole('option', { name: new RegExp(taker.user.alias) }).click()
    await dialog.getByLabel(staff['transfer.summary']).fill('Uyda xavf')
    await dialog.getByLabel(staff['transfer.next_step']).fill('112 bilan bog‘lanish')
    await dialog.getByRole('button', { name: staff['transfer.offer'], exact: true }).click()
    await expect(page.getByText(staff['transfer.offered_to'].replace('%{to}', taker.user.alias))).toBeVisible()
    await callApi(house, `staff/chat/${chat_id}/transfer/accept/`, { token: taker.access, method: 'POST' })
    const other = await desk(browser, house, COLLEAGUE)
    await openAt(other, chat_id)
    await expect(other.getByRole('article', { name: staff['note.handover'] })).toContainText(staff['care.guide_danger_now'])
    await other.context().close()
  },
)

/** Where the answer to a send is in doubt the form stays, and pressed once more it is the same send. */
async function sendPlan(facts: Locator): Promise<void> {
  const send = facts.getByRole('button', { name: staff['plan.send'], exact: true })
  const renew = facts.getByRole('button', { name: staff['plan.renew'], exact: true })
  await expect(async () => {
    if (await send.isVisible()) await send.click({ timeout: 30_000 })
    await expect(renew).toBeVisible({ timeout: 30_000 })
  }).toPass()
}

test(
  'a safety plan is made beside the conversation, outlives a reload, and stays with the child, a tap from a call',
  { tag: '@full' },
  async ({ page, browser, house }) => {
    const counsellor = await onShift(house, COUNSELLOR)
    const person = await makePerson(house)
    const chat_id = await talkWith(house, person, counsellor)
    await signInAsStaff(page)
    await openAt(page, chat_id)
    const facts = page.getByRole('complementary', { name: staff['facts.title'] })
    await facts.getByRole('button', { name: staff['plan.make'], exact: true }).click()
    await expect(facts.getByRole('button', { name: staff['plan.send'], exact: true })).toBeDisabled()
    await facts.getByLabel(staff['plan.helps']).fill('Musiqa\nKo‘chada yurish')
    await facts.getByLabel(staff['plan.contacts']).fill('Buvim +998 90 111 22 33\nQo‘shnimiz')
    await page.reload()
    await facts.getByRole('button', { name: staff['plan.make'], exact: true }).click()
    await expect(facts.getByLabel(staff['plan.helps'])).toHaveValue('Musiqa\nKo‘chada yurish')
    await facts.getByLabel(staff['plan.safe_place']).fill('Maktab kutubxonasi')
    await sendPlan(facts)
    await expect(page.getByRole('log')).toContainText(staff['plan.version'].replace('%{version}', '1'))

    const context = await browser.newContext({ baseURL: house.url, viewport: { width: 360, height: 740 }, colorScheme: 'dark' })
    await bringTokens(context, house, person)
    const phone = await context.newPage()
    await phone.goto('/uz')
    const panel = await openChat(phone)
    await expect(panel.getByText(chat_more.plan_title, { exact: true })).toBeVisible()
    await expect(panel.getByRole('link', { name: 'Buvim: +998901112233' })).toHaveAttribute('href', 'tel:+998901112233')
    await expect(bubble(panel, 'Musiqa')).toBeVisible()
    await expect(bubble(panel, 'Maktab kutubxonasi')).toBeVisible()
    await expectAccessible(phone, 'chat with a safety plan, dark')
    await write(panel, 'Opamni ham qo‘shing')
    await facts.getByRole('button', { name: staff['plan.renew'], exact: true }).click()
    await facts.getByLabel(staff['plan.contacts']).fill('Buvim +998 90 111 22 33\nOpam 112')
    await sendPlan(facts)
    await expect(panel.getByRole('link', { name: 'Opam: 112' })).toBeVisible()
    await phone.reload()
    await openChat(phone)
    await expect(panel.getByText(chat_more.plan_title, { exact: true })).toHaveCount(2)
    await changeTogether(page, phone)
    await context.close()
  },
)

/** The counsellor has begun to change it, the person saves theirs first: what both wrote is in what is sent then. */
async function changeTogether(page: Page, phone: Page): Promise<void> {
  const facts = page.getByRole('complementary', { name: staff['facts.title'] })
  await facts.getByRole('button', { name: staff['plan.renew'], exact: true }).click()
  await facts.getByLabel(staff['plan.helps']).fill('Musiqa\nKo‘chada yurish\nRasm chizish')
  const panel = phone.getByRole('region', { name: chat.title })
  await panel.getByRole('button', { name: chat_more.plan_open, exact: true }).last().click()
  const sheet = phone.getByRole('dialog', { name: chat_more.plan, exact: true })
  await expect(sheet.getByLabel(chat_more.plan_contacts)).toHaveValue('Buvim +998901112233\nOpam 112')
  await expectAccessible(phone, 'the safety plan as its person changes it, dark')
  await sheet.getByLabel(chat_more.plan_helps).fill('Musiqa\nMushugim')
  await phone.reload()
  await openChat(phone)
  await panel.getByRole('button', { name: chat.menu, exact: true }).click()
  await phone.getByRole('button', { name: chat_more.plan, exact: true }).click()
  await expect(sheet.getByLabel(chat_more.plan_helps)).toHaveValue('Musiqa\nMushugim')
  await sheet.getByRole('button', { name: chat_more.plan_send, exact: true }).click()
  await expect(sheet).toHaveCount(0)
  await expect(bubble(panel, 'Mushugim')).toBeVisible()
  await expect(facts).toContainText(staff['plan.version'].replace('%{version}', '3'))
  await facts.getByRole('button', { name: staff['plan.send'], exact: true }).click()
  await expect(facts).toContainText(staff['plan.merged'])
  await expect(facts.getByLabel(staff['plan.helps'])).toHaveValue('Musiqa\nMushugim\nRasm chizish')
  await facts.getByRole('button', { name: staff['plan.send'], exact: true }).click()
  await expect(bubble(panel, 'Rasm chizish')).toBeVisible()
  await expect(bubble(panel, 'Mushugim')).toHaveCount(2)
}

test('axe finds nothing beside a conversation, nor on the page of blocks', { tag: '@full' }, async ({ page, browser, house }) => {
  const counsellor = await onShift(house, COUNSELLOR)
  const person = await makePerson(house)
  const chat_id = await talkWith(house, person, counsellor, 'uydan qochib ketdim')
  for (const [kind, text] of [
    ['note', 'Eslatma'],
    ['note', 'Yana bir eslatma'],
  ]) {
    const body = { cid: crypto.randomUUID(), kind, text }
    await callApi(house, `staff/chat/${chat_id}/note/`, { token: counsellor.access, body })
  }
  await signInAsStaff(page)
  await openAt(page, chat_id)
  await mode(page, 'note').click()
  await expect(page.getByLabel(staff['note.note_box'])).toBeVisible()
  await expectAccessible(page, 'console, notes beside a conversation')
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.getByRole('button', { name: staff['transfer.button'], exact: true }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, 'console, handing over')

  const until = new Date(Date.now() + 3_600_000).toISOString()
  await callApi(house, `staff/chat/${chat_id}/block/`, { token: counsellor.access, body: { reason: REASON, until } })
  const supervisor = await desk(browser, house, SUPERVISOR)
  await supervisor.goto('/staff/#/blocks')
  await expect(supervisor.getByText(staff['block.asked'], { exact: true })).toBeVisible()
  await expectAccessible(supervisor, 'console, blocks')
  await supervisor.context().close()
})
