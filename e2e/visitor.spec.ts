import { readFile } from 'node:fs/promises'
import type { Availability, Chat } from '@himoya/contract/chat/chat'
import type { Language } from '@himoya/contract/languages'
import type { StaffChat } from '@himoya/contract/staff/staff'
import type { OwnSurvey, SurveyAnswers } from '@himoya/contract/chat/visitor'
import { formatClock } from '@himoya/kit/dates'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { chat_more as more_en } from '../web/app/i18n/en/chat-more.ts'
import { chat as chat_en } from '../web/app/i18n/en/chat.ts'
import { chat_more as more_ru } from '../web/app/i18n/ru/chat-more.ts'
import { chat as chat_ru } from '../web/app/i18n/ru/chat.ts'
import { chat_more as more_uz } from '../web/app/i18n/uz/chat-more.ts'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import {
  bringTokens,
  callApi,
  expect,
  LANGUAGES,
  LONGEST,
  makePerson,
  PASSWORD,
  repeatedIn,
  type SignedIn,
  test,
} from './journey.ts'
import { answer, bubble, claim, openChat, signInAsStaff, write } from './people.ts'
import { setTeam } from './team.ts'
import { chat, shell, staff } from './words.ts'

// Long: its journeys go side by side, each worker in a house of its own.
test.describe.configure({ mode: 'parallel' })

const COUNSELLOR = 'counsellor@himoya.test'
const TEAM = [COUNSELLOR, 'counsellor2@himoya.test', 'supervisor@himoya.test']

const signStaffIn = async (house: House, email: string): Promise<string> =>
  (await callApi<SignedIn>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })).access

/** Who of the team is there, and how many chats one may have; every journey begins with its own. */
async function staffTheHouse(house: House, { there = [] as string[], chat_cap = 4 } = {}): Promise<void> {
  for (const email of TEAM) {
    const state = there.includes(email) ? 'on_shift' : 'off'
    await callApi(house, 'staff/presence/', { token: await signStaffIn(house, email), method: 'PUT', body: { state } })
  }
  await setTeam(house, { chat_cap })
  const token = await signStaffIn(house, 'supervisor@himoya.test')
  // what an earlier journey of this house left open would fill the places
  for (const { id } of await callApi<StaffChat[]>(house, 'staff/chat/?state=active', { token })) {
    await act(house, token, `staff/chat/${id}/end/`)
  }
}

const chatsOf = (house: House, { access }: SignedIn): Promise<Chat[]> => callApi<Chat[]>(house, 'chat/', { token: access })
const send = (house: House, token: string, chat_id: string, message: string): Promise<unknown> =>
  callApi(house, `message/${chat_id}/`, { token, body: { cid: crypto.randomUUID(), message } })
const act = (house: House, token: string, path: string): Promise<unknown> => callApi(house, path, { token, method: 'POST' })

/** Somebody else who has written. */
async function otherPerson(house: House, message: string): Promise<SignedIn & { chat_id: string }> {
  const person = await makePerson(house)
  const [open] = await chatsOf(house, person)
  await send(house, person.access, open!.id, message)
  return { ...person, chat_id: open!.id }
}

type Visit = { person: SignedIn & { nickname: string }; page: Page; panel: Locator }

async function visit({ context, page, house }: { context: BrowserContext; page: Page; house: House }): Promise<Visit> {
  const person = await makePerson(house)
  await bringTokens(context, house, person)
  await page.goto('/uz')
  return { person, page, panel: await openChat(page) }
}

/** The visitor writes and one of the team takes the chat and answers. */
async function talk(house: House, { person, panel }: Visit): Promise<{ chat_id: string; counsellor: string }> {
  await write(panel, 'Salom')
  await expect(panel.getByText(chat.sent)).toHaveCount(1)
  const [open] = await chatsOf(house, person)
  const counsellor = await signStaffIn(house, COUNSELLOR)
  await act(house, counsellor, `staff/chat/${open!.id}/claim/`)
  await send(house, counsellor, open!.id, 'Salom, men shu yerdaman')
  await expect(bubble(panel, 'Salom, men shu yerdaman')).toBeVisible()
  return { chat_id: open!.id, counsellor }
}

/** From 1, among those who wait for the same language; others of this house may wait as well. */
async function placeInQueue(house: House, counsellor: string, chat_id: string): Promise<number> {
  const queue = await callApi<StaffChat[]>(house, 'staff/queue/', { token: counsellor })
  const { lang } = queue.find(({ id }) => id === chat_id)!
  return queue.filter((one) => one.lang === lang).findIndex(({ id }) => id === chat_id) + 1
}

const placeWords = (place: number): string =>
  place === 1 ? chat.waiting_first : chat.waiting_place.replace('{place}', String(place))
/** Wherever in the queue. */
const WAITS = /^Navbatda /
const openMenu = (panel: Locator): Promise<void> => panel.getByRole('button', { name: chat.menu }).click()
const dialogOf = (page: Page): Locator => page.getByRole('dialog')

test('closed: the opening time in words, the numbers, and a message that is kept and read later', async ({
  context,
  page,
  house,
}) => {
  await staffTheHouse(house)
  const supervisor = await signStaffIn(house, 'supervisor@himoya.test')
  // one hour a day, not this one
  const clock = (hours: number): string => `${String((new Date().getUTCHours() + 5 + hours) % 24).padStart(2, '0')}:00`
  const week = Array.from({ length: 7 }, () => [{ opens: clock(3), closes: clock(4) }])
  const body = { weeks: { uz: week, ru: week, en: week }, special_days: [] }
  await callApi(house, 'staff/hours/', { token: supervisor, method: 'PUT', body })
  const { opens_at } = await callApi<Availability>(house, 'chat/availability/?lang=uz')

  await page.goto('/uz')
  await expect(page.locator('.avail [data-opens]')).toContainText(formatClock(opens_at!))
  const { person, panel } = await visit({ context, page, house })
  await expect(panel.getByText(new RegExp(`^Yopiq, (bugun|ertaga) ${formatClock(opens_at!)} da ochilamiz$`))).toBeVisible()
  await expect(panel.getByRole('link', { name: /^112/ })).toHaveAttribute('href', 'tel:112')
  await write(panel, 'Ertalab o‘qiysizmi?')
  await expect(panel.getByText(chat.sent)).toHaveCount(1)
  await expect(panel.getByText(chat.closed_title)).toBeVisible()
  await expect(panel.getByRole('link', { name: /^102/ })).toBeVisible()

  const [open] = await chatsOf(house, person)
  const queue = await callApi<StaffChat[]>(house, 'staff/queue/', { token: supervisor })
  expect(queue.find(({ id }) => id === open!.id)?.preview).toBe('Ertalab o‘qiysizmi?')
})

test(
  'busy: the place in the queue moves, the one who takes the chat is named, and an end is told',
  { tag: '@full' },
  async ({ context, page, house }) => {
    await staffTheHouse(house, { there: [COUNSELLOR], chat_cap: 1 })
    const counsellor = await signStaffIn(house, COUNSELLOR)
    const served = await otherPerson(house, 'birinchi')
    await act(house, counsellor, `staff/chat/${served.chat_id}/claim/`)
    const before = await otherPerson(house, 'ikkinchi')

    const { person, panel } = await visit({ context, page, house })
    await expect(panel.getByText(/^(Hozir band|Band, )/)).toBeVisible()
    await write(panel, 'Salom')
    await expect(panel.getByText(chat.sent)).toHaveCount(1)
    const [open] = await chatsOf(house, person)
    const place = await placeInQueue(house, counsellor, open!.id)
    await expect(panel.getByText(placeWords(place))).toBeVisible()
    await act(house, before.access, `chat/${before.chat_id}/end/`)
    await expect(panel.getByText(placeWords(place - 1))).toBeVisible()

    await act(house, counsellor, `staff/chat/${served.chat_id}/end/`)
    await act(house, counsellor, `staff/chat/${open!.id}/claim/`)
    await expect(panel.getByText('Nilufar sizga javob beradi')).toBeVisible()
    await expect(panel.getByText(placeWords(place - 1))).toHaveCount(0)
    await send(house, counsellor, open!.id, 'Salom')
    await expect(panel.getByText('Nilufar sizga javob beradi')).toHaveCount(0)

    await act(house, counsellor, `staff/chat/${open!.id}/end/`)
    await expect(panel.getByText(chat.ended_title)).toBeVisible()
    await expect(panel.getByText(chat.ended_text)).toBeVisible()
  },
)

test(
  'the breathing card says its steps in words, and stays away once it was hidden',
  { tag: '@full' },
  async ({ context, page, house }) => {
    await staffTheHouse(house, { there: [COUNSELLOR] })
    const { panel } = await visit({ context, page, house })
    await write(panel, 'Salom')
    await expect(panel.getByText(chat.breathe_steps)).toBeVisible()
    await panel.getByRole('button', { name: chat.breathe_hide }).click()
    await expect(panel.getByText(chat.breathe)).toHaveCount(0)
    await page.reload()
    const again = await openChat(page)
    await expect(again.getByText(WAITS)).toBeVisible()
    await expect(again.getByText(chat.breathe)).toHaveCount(0)
  },
)

test(
  'what stays secret is said by age before the first message, and the wording is told beside it',
  { tag: '@full' },
  async ({ context, page, house }) => {
    await staffTheHouse(house)
    const person = await makePerson(house)
    const body = { age_band: '7-10' }
    await callApi(house, 'auth/update/user/', { token: person.access, method: 'PATCH', body })
    await bringTokens(context, house, person)
    // it is told beside the message: not even its failure holds one up
    await page.route('**/confidentiality/', (route) => route.abort(), { times: 1 })
    await page.goto('/uz')
    const panel = await openChat(page)
    await expect(panel.getByText(chat.secrecy_young)).toBeVisible()
    const failed = page.waitForRequest('**/confidentiality/')
    await write(panel, 'Salom')
    await expect(panel.getByText(chat.sent)).toHaveCount(1)
    expect((await failed).postDataJSON()).toEqual({ version: '2026-1' })
    expect((await page.waitForResponse('**/confidentiality/')).status()).toBe(204)
  },
)

test('"are you safe now": a no brings the numbers and SOS at once, marks the chat, and blocks no message', async ({
  context,
  page,
  house,
}) => {
  await staffTheHouse(house, { there: [COUNSELLOR] })
  const { person, panel } = await visit({ context, page, house })
  const question = panel.getByRole('group', { name: new RegExp(`^${chat.safe_title.replace('?', '[?]')}`) })
  await question.getByRole('button', { name: chat.safe_no }).click()
  await expect(panel.getByText(chat.safe_call)).toBeInViewport()
  await expect(panel.getByRole('link', { name: /^112/ })).toBeInViewport()
  await panel.getByRole('alert').getByRole('button', { name: chat.sos }).click()
  await expect(page.getByRole('dialog', { name: shell.sos_title })).toBeVisible()
  await page.keyboard.press('Escape')

  const [open] = await chatsOf(house, person)
  const token = await signStaffIn(house, COUNSELLOR)
  const marked = async (): Promise<unknown> =>
    (await callApi<StaffChat[]>(house, 'staff/queue/', { token })).find(({ id }) => id === open!.id)?.safe_now
  await expect.poll(marked).toBe('no')
  await write(panel, 'Yordam kerak')
  await expect(panel.getByText(chat.sent)).toHaveCount(1)
  await expect(panel.getByText(chat.safe_call)).toBeVisible()
})

for (const width of [360, 1440]) {
  test(
    `a child ends the chat, says how it was, and only supervisors read it (${width} px)`,
    { tag: '@full' },
    async ({ context, page, house }) => {
      await page.setViewportSize({ width, height: width === 360 ? 740 : 900 })
      await staffTheHouse(house, { there: [COUNSELLOR] })
      const visitor = await visit({ context, page, house })
      const { panel, person } = visitor
      const { chat_id, counsellor } = await talk(house, visitor)
      await openMenu(panel)
      const dialog = dialogOf(page)
      await dialog.getByRole('button', { name: more_uz.end }).click()
      await expect(dialog.getByRole('button', { name: more_uz.end_no })).toBeFocused()
      await dialog.getByRole('button', { name: more_uz.end_yes }).click()
      await expect(panel.getByText(chat.ended_title)).toBeVisible()

      await panel.getByRole('button', { name: more_uz.survey_so_so }).click()
      await expect(panel.getByText(more_uz.survey_kept)).toBeVisible()
      await panel.getByLabel(more_uz.survey_text).fill('Kech javob berildi')
      await panel.getByRole('button', { name: more_uz.survey_send }).click()
      const own = (): Promise<OwnSurvey> => callApi<OwnSurvey>(house, `chat/${chat_id}/survey/`, { token: person.access })
      await expect.poll(own).toMatchObject({ mood: 'so_so', text: 'Kech javob berildi' })
      await expect(panel.getByRole('link', { name: more_uz.offer })).toHaveAttribute('href', '/uz/questionnaire/fikringiz')

      const supervisor = await signStaffIn(house, 'supervisor@himoya.test')
      const { results } = await callApi<SurveyAnswers>(house, 'staff/survey/', { token: supervisor })
      expect(results.find((one) => one.chat_id === chat_id)?.text).toBe('Kech javob berildi')
      await expect(callApi(house, 'staff/survey/', { token: counsellor })).rejects.toThrow('403')

      await write(panel, 'Yana bir savolim bor')
      await expect(bubble(panel, 'Yana bir savolim bor')).toBeVisible()
      await expect(panel.getByText(chat.sent)).toHaveCount(1)
      await panel.getByRole('button', { name: chat.ended_earlier }).click()
      await dialog.getByRole('button', { name: /2 ta xabar/ }).click()
      await expect(bubble(dialog, 'Salom, men shu yerdaman')).toBeVisible()
      await expect(dialog.getByRole('button', { name: more_uz.survey_so_so })).toHaveAttribute('aria-pressed', 'true')
    },
  )
}

test(
  'a deleted conversation is gone here and at the counsellor’s, and a fresh chat stands in its place',
  { tag: '@full' },
  async ({ context, page, browser, house }) => {
    await staffTheHouse(house, { there: [COUNSELLOR] })
    const console_context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
    const desk = await console_context.newPage()
    await signInAsStaff(desk)
    const { panel, person } = await visit({ context, page, house })
    await write(panel, 'Buni keyin o‘chiraman')
    await claim(desk, person.nickname)
    await answer(desk, 'Salom, men shu yerdaman')
    await expect(bubble(panel, 'Salom, men shu yerdaman')).toBeVisible()
    const [old] = await chatsOf(house, person)
    await openMenu(panel)
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: more_uz.delete }).click()
    await expect(dialog.getByText(more_uz.delete_stays)).toBeVisible()
    await expect(dialog.getByRole('button', { name: more_uz.delete_no })).toBeFocused()
    await dialog.getByRole('button', { name: more_uz.delete_yes }).click()
    await expect(panel.getByText(chat.empty)).toBeVisible()
    await expect(page.getByText(more_uz.deleted)).toBeVisible()
    expect((await chatsOf(house, person)).map(({ id }) => id)).not.toContain(old!.id)
    await expect(desk.getByText(staff['chat.forgotten_note'])).toBeVisible()
    await expect(desk.getByText('Buni keyin o‘chiraman')).toHaveCount(0)
    await expect(desk.getByText('Salom, men shu yerdaman')).toHaveCount(0)
    await write(panel, 'Yangi suhbat')
    await expect(panel.getByText(chat.sent)).toHaveCount(1)
    await console_context.close()
  },
)

test(
  'a transcript is made only after a warning, under a name that tells nothing',
  { tag: '@full' },
  async ({ context, page, house }) => {
    await staffTheHouse(house, { there: [COUNSELLOR] })
    const visitor = await visit({ context, page, house })
    await talk(house, visitor)
    await openMenu(visitor.panel)
    const dialog = dialogOf(page)
    await dialog.getByRole('button', { name: more_uz.save }).click()
    await expect(dialog.getByText(more_uz.save_text)).toBeVisible()
    await expect(dialog.getByRole('button', { name: more_uz.save_no })).toBeFocused()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: more_uz.save_yes }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^eslatma-\d{4}-\d\d-\d\d[.]txt$/)
    const text = await readFile(await file.path(), 'utf8')
    expect(text).toMatch(/Siz\r\nSalom\r\n[^]*Nilufar\r\nSalom, men shu yerdaman/)
    expect(text).not.toMatch(/himoya|yordam/i)
    await expect(dialog.getByText(more_uz.saved)).toBeVisible()
  },
)

test(
  'a reader of older messages stays there, and is told how many new ones wait below',
  { tag: '@full' },
  async ({ context, page, house }) => {
    await staffTheHouse(house, { there: [COUNSELLOR] })
    const visitor = await visit({ context, page, house })
    const { panel } = visitor
    const { chat_id, counsellor } = await talk(house, visitor)
    await send(house, counsellor, chat_id, 'uzun so‘z '.repeat(200))
    await expect(panel.getByText(/^uzun so‘z/)).toBeVisible()
    const box = panel.getByRole('region', { name: chat.log })
    await box.evaluate((element) => element.scrollTo({ top: 0 }))
    // the way back stands there as soon as the page has noticed that its reader went up
    await expect(panel.getByRole('button', { name: chat.to_latest })).toBeVisible()
    await send(house, counsellor, chat_id, 'bir')
    await send(house, counsellor, chat_id, 'ikki')
    const jump = panel.getByRole('button', { name: chat.to_latest_new.replace('{count}', '2') })
    await expect(jump).toBeVisible()
    expect(await box.evaluate((element) => element.scrollTop)).toBe(0)
    await jump.click()
    await expect(bubble(panel, 'ikki')).toBeInViewport()
    await expect(jump).toHaveCount(0)
  },
)

const WORDS = { uz: [chat, more_uz], ru: [chat_ru, more_ru], en: [chat_en, more_en] } as const satisfies Record<Language, unknown>

for (const lang of LANGUAGES) {
  test(
    `what stands around a conversation can be used by everybody (${lang})`,
    repeatedIn(lang),
    async ({ context, page, house }) => {
      const [said, more] = WORDS[lang]
      await staffTheHouse(house, { there: [COUNSELLOR] })
      const person = await makePerson(house)
      await bringTokens(context, house, person)
      await page.goto(`/${lang}`)
      await page.locator('.chat-button').click()
      const panel = page.locator('#chat')
      await panel.getByRole('button', { name: said.safe_no, exact: true }).click()
      await panel.getByText(said.secrecy_more).click()
      await expectAccessible(page, `${lang}: before the first message`, { again: lang !== LONGEST })
      await panel.getByPlaceholder(said.placeholder).fill('Salom')
      await panel.getByRole('button', { name: said.send, exact: true }).click()
      await expect(panel.getByText(said.breathe_steps)).toBeVisible()
      await expectAccessible(page, `${lang}: waiting`, { again: lang !== LONGEST })
      const [open] = await chatsOf(house, person)
      const counsellor = await signStaffIn(house, COUNSELLOR)
      await act(house, counsellor, `staff/chat/${open!.id}/claim/`)
      await send(house, counsellor, open!.id, 'Salom')
      await act(house, counsellor, `staff/chat/${open!.id}/end/`)
      await panel.getByRole('button', { name: more.survey_good, exact: true }).click()
      await expect(panel.getByText(more.survey_kept)).toBeVisible()
      await expectAccessible(page, `${lang}: after the end`, { again: lang !== LONGEST })
      await panel.getByRole('button', { name: said.menu }).click()
      await expectAccessible(page, `${lang}: the actions`, { again: lang !== LONGEST })
      await dialogOf(page).getByRole('button', { name: more.delete }).click()
      await expectAccessible(page, `${lang}: before deleting`, { again: lang !== LONGEST })
    },
  )
}
