import type { CasePage } from '@himoya/contract/reports/cases'
import type { Reported } from '@himoya/contract/reports/reports'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import type { House } from './house.ts'
import { callApi, expect, PASSWORD, test, type SignedIn } from './journey.ts'
import { bubble, signInAsStaff } from './people.ts'
import { chat, inbox, inbox_screen, staff } from './words.ts'

const STORY = 'Namuna: bola har kuni ishga boradi, qo‘lida ko‘karish bor.'
/** The part of it that our lists mark. */
const MARKED = 'bola har kuni ishga boradi, qo‘lida ko‘karish'
const HELLO = 'Yozganingiz uchun rahmat. Bugun kechgacha javob yozamiz.'
const ON = 'Rahmat. Bola hozir buvisinikida.'
const SUMMARY = 'Bola buvisinikida yashayapti, maktabga qaytdi.'

const LOOKS_AGAIN_MS = 15_000

/** Of a high risk by its words; of nobody yet. */
const report = (house: House): Promise<Reported> =>
  callApi<Reported>(house, 'victim/', {
    body: {
      reporter_role: 'neighbour',
      type_ids: ['forced_work', 'beating'],
      urgency: 'ongoing',
      region_code: 'UZ-NW',
      child_age_band: '11-13',
      description: STORY,
      accept_terms: true,
    },
  })

async function staffToken(house: House, email: string): Promise<string> {
  return (await callApi<SignedIn>(house, 'staff/auth/token/', { body: { email, password: PASSWORD } })).access
}

/** Opens the case as a supervisor's call and does one thing with it. */
async function act(house: House, ref: string, body: object): Promise<string> {
  const token = await staffToken(house, 'supervisor@himoya.test')
  const { results } = await callApi<CasePage>(house, `staff/report/?ref=${ref}`, { token })
  const { id, version } = results[0]!
  await callApi(house, `staff/report/${id}/act/`, { token, body: { version, ...body } })
  return id
}

async function meId(house: House, email: string): Promise<string> {
  return (await callApi<{ id: string }>(house, 'staff/auth/me/', { token: await staffToken(house, email) })).id
}

async function at(browser: Browser, house: House, email: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: house.url,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await signInAsStaff(page, email)
  return page
}

async function openCase(page: Page, ref: string): Promise<void> {
  await page.getByRole('link', { name: staff['case.title'] }).first().click()
  await page.getByRole('link', { name: ref }).click()
  await expect(page.getByText(MARKED)).toBeVisible()
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** One act with what it asks for, and what is said once it is done. */
async function perform(page: Page, name: string, fill: () => Promise<void> = async () => {}): Promise<void> {
  await button(page, name).first().click()
  await fill()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name, exact: true }).click()
  await expect(dialog).toHaveCount(0)
}

async function choose(page: Page, label: string, option: string | RegExp): Promise<void> {
  await page.getByRole('combobox', { name: label }).click()
  await page.getByRole('option', { name: option }).click()
}

test('a report walks from its receipt to a closing by two, and its reporter reads along', async ({ browser, page, house }) => {
  const { ref, receipt } = await report(house)
  await page.clock.install()
  /** Until the reporter's page looks again for what is new. */
  const laterOn = (): Promise<void> => page.clock.fastForward(LOOKS_AGAIN_MS)
  await page.goto('/uz/report/receipt')
  await page.getByLabel(inbox.entry.receipt).fill(receipt!)
  await button(page, inbox.entry.submit).click()
  await expect(page.getByRole('heading', { name: inbox.state.received })).toBeVisible()

  const supervisor = await at(browser, house, 'supervisor@himoya.test')
  await openCase(supervisor, ref)
  await perform(supervisor, staff['case.act_begin_triage'])
  await perform(supervisor, staff['case.act_set_risk'], async () => {
    await choose(supervisor, staff['case.risk'], staff['case.risk_high'])
    await supervisor.getByLabel(staff['case.reason']).fill('Bola har kuni shu uyda')
  })
  await perform(supervisor, staff['case.act_assign'], () => choose(supervisor, staff['case.assign_to'], /Nilufar/))
  await laterOn()
  await expect(page.getByRole('heading', { name: inbox.state.checking })).toBeVisible()

  const counsellor = await at(browser, house, 'counsellor@himoya.test')
  await openCase(counsellor, ref)
  await perform(counsellor, staff['case.act_begin_assessment'])
  await counsellor.getByLabel(staff['case.inbox_box']).fill(HELLO)
  await button(counsellor, staff['case.inbox_send']).click()
  await laterOn()
  await expect(bubble(page, HELLO)).toBeVisible()
  await page.getByPlaceholder(chat.placeholder).fill(ON)
  await page.getByRole('main').getByRole('button', { name: chat.send, exact: true }).click()
  await expect(counsellor.getByText(staff['case.moved_on'])).toBeVisible()
  await button(counsellor, staff['case.reload']).click()
  await expect(counsellor.getByText(ON)).toBeVisible()
  await perform(counsellor, staff['case.act_make_plan'], () =>
    counsellor.getByRole('dialog').getByLabel(staff['case.plan_text']).fill('Buvisi bilan gaplashish'),
  )
  await perform(counsellor, staff['case.act_begin_work'])
  await laterOn()
  await expect(page.getByRole('heading', { name: inbox.state.in_work })).toBeVisible()
  await perform(counsellor, staff['case.act_ask_closing'], async () => {
    await choose(counsellor, staff['case.closing_reason'], staff['case.closing_helped'])
    await counsellor.getByLabel(staff['case.closing_summary']).fill(SUMMARY)
  })
  await expect(counsellor.getByText(staff['case.closing_waits'])).toBeVisible()
  await expect(button(counsellor, staff['case.act_close'])).toHaveCount(0)

  await button(supervisor, staff['case.reload']).click()
  await expect(supervisor.getByText(SUMMARY)).toBeVisible()
  await expectAccessible(supervisor, 'a case that waits for its second person')
  await perform(supervisor, staff['case.act_close'])
  await expect(button(supervisor, staff['case.act_reopen'])).toBeVisible()
  await laterOn()
  await expect(page.getByRole('heading', { name: inbox.state.closed })).toBeVisible()
  await expect(page.getByText(inbox_screen.said.helped)).toBeVisible()
  expect(await page.content()).not.toMatch(/buvisinikida yashayapti|Nilufar bilan/)
  await Promise.all([counsellor.context().close(), supervisor.context().close()])
})

test(
  'a case is a missing one for every other counsellor, until they break the glass in sight of all',
  { tag: '@full' },
  async ({ browser, house }) => {
    const { ref } = await report(house)
    const id = await act(house, ref, { act: 'assign', assign_to: await meId(house, 'counsellor@himoya.test') })
    const other = await at(browser, house, 'counsellor2@himoya.test')
    await other.goto(`/staff/#/cases/${id}`)
    await expect(other.getByRole('heading', { name: staff['case.absent'] })).toBeVisible()
    expect(await other.content()).not.toContain(ref)
    await other.goto('/staff/#/cases')
    await expect(other.getByRole('heading', { name: staff['case.title'] })).toBeVisible()
    await expect(other.getByText(ref)).toHaveCount(0)

    await button(other, staff['case.break_glass']).click()
    const dialog = other.getByRole('dialog')
    await dialog.getByLabel(staff['case.break_glass_ref']).fill(ref.toLowerCase())
    await dialog.getByLabel(staff['case.reason']).fill('Bola qo‘ng‘iroq qildi, Nilufar javob bermayapti')
    await dialog.getByRole('button', { name: staff['case.break_glass'], exact: true }).click()
    await expect(other.getByText(MARKED)).toBeVisible()
    await expect(other.getByText(staff['case.read_only'])).toBeVisible()
    await expect(other.getByLabel(staff['case.note_box'])).toHaveCount(0)
    await expect(other.getByLabel(staff['case.inbox_box'])).toHaveCount(0)
    await expect(button(other, staff['case.act_set_risk'])).toHaveCount(0)

    const supervisor = await at(browser, house, 'supervisor@himoya.test')
    await openCase(supervisor, ref)
    await button(supervisor, staff['case.timeline_looks']).click()
    await expect(supervisor.getByText(staff['case.event_break_glass'])).toBeVisible()
    await expect(supervisor.getByText('Bola qo‘ng‘iroq qildi, Nilufar javob bermayapti')).toBeVisible()
    await Promise.all([other.context().close(), supervisor.context().close()])
  },
)

test('editors and admins have no way to a case', { tag: '@full' }, async ({ browser, house }) => {
  const { ref } = await report(house)
  const id = await act(house, ref, { act: 'begin_triage' })
  for (const email of ['editor@himoya.test', 'admin@himoya.test']) {
    const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1440, height: 900 } })
    const page = await context.newPage()
    await page.goto('/staff/')
    await page.getByLabel(staff['sign_in.email'], { exact: true }).fill(email)
    await page.getByLabel(staff['sign_in.password'], { exact: true }).fill(PASSWORD)
    await button(page, staff['sign_in.submit']).click()
    await expect(page.getByRole('navigation', { name: staff['app.sections'] })).toBeVisible()
    await expect(page.getByRole('link', { name: staff['case.title'], exact: true })).toHaveCount(0)
    for (const path of [`/staff/#/cases/${id}`, '/staff/#/cases']) {
      await page.goto(path)
      await expect(page.getByRole('alert')).toBeVisible()
      expect(await page.content()).not.toMatch(/Namuna: bola|ko‘karish/)
    }
    await context.close()
  }
})

test(
  'whoever was slower keeps their words, reads what changed and sends them again',
  { tag: '@full' },
  async ({ browser, house }) => {
    const { ref } = await report(house)
    await act(house, ref, { act: 'assign', assign_to: await meId(house, 'counsellor@himoya.test') })
    const counsellor = await at(browser, house, 'counsellor@himoya.test')
    await counsellor.getByRole('link', { name: staff['case.title'] }).first().click()
    await expect(counsellor.getByRole('link', { name: ref })).toBeVisible()
    await expectAccessible(counsellor, 'the board')
    await counsellor.setViewportSize({ width: 1440, height: 900 })
    await counsellor.keyboard.press('j')
    await expect(counsellor.locator(':focus')).toHaveAttribute('data-walk')
    await counsellor.getByRole('link', { name: ref }).press('Enter')
    await button(counsellor, staff['case.act_set_risk']).first().click()
    await choose(counsellor, staff['case.risk'], staff['case.risk_low'])
    await counsellor.getByLabel(staff['case.reason']).fill('Qo‘shni bilan gaplashildi')
    await act(house, ref, { act: 'set_risk', risk: 'high', reason: 'Ikkinchi xabar keldi' })
    const dialog = counsellor.getByRole('dialog')
    await dialog.getByRole('button', { name: staff['case.act_set_risk'], exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText(staff['case.changed'])
    await counsellor.context().setOffline(true)
    const reload = dialog.getByRole('button', { name: staff['case.reload'] })
    await reload.click()
    await expect(dialog.getByText(staff['error.offline'])).toBeVisible()
    await expect(counsellor.getByLabel(staff['case.reason'])).toHaveValue('Qo‘shni bilan gaplashildi')
    await counsellor.context().setOffline(false)
    await reload.click()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await dialog.getByRole('button', { name: staff['case.act_set_risk'], exact: true }).click()
    await expect(dialog).toHaveCount(0)
    await expect(counsellor.getByText('Qo‘shni bilan gaplashildi')).toBeVisible()
    await expect(counsellor.getByText('Ikkinchi xabar keldi')).toBeVisible()
    await counsellor.context().close()
  },
)
