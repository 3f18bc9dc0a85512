import type { Page } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { callApi, expect, test } from './journey.ts'
import { claim, goOnShift, signInAsStaff } from './people.ts'
import { setTeam } from './team.ts'
import { emptyDesk, tokenOf, waiting } from './waiting-children.ts'
import { staff } from './words.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** Writes down the pitch of each note the page plays. */
const listen = (page: Page) =>
  page.addInitScript(() => {
    const pitches: number[] = []
    Object.assign(globalThis, { pitches })
    const start = OscillatorNode.prototype.start
    OscillatorNode.prototype.start = function (when) {
      pitches.push(Math.round(this.frequency.value))
      return start.call(this, when)
    }
  })
/** All notes so far: a chime may be half played when one looks. */
const heard = (page: Page) => page.evaluate(() => (globalThis as unknown as { pitches: number[] }).pitches)
/** The notes that came after the first `count`. */
const heardSince = async (page: Page, count: number) => (await heard(page)).slice(count)

const list = (page: Page, name: string) => page.getByRole('list', { name }).getByRole('listitem')
const rows = (page: Page) => list(page, staff['queue.waiting'])
const mine = (page: Page) => list(page, staff['queue.my_chats'])
const shift = (page: Page) => page.getByRole('button', { name: new RegExp(`^${staff['shift.label']}`) })

test('who is hinted stands first, unassessed, with a sound of its own; a supervisor hears it after two minutes', async ({
  page,
  browser,
  house,
}) => {
  await emptyDesk(house)
  const calm = await waiting(house, 'salom uxlay olmayapman')
  const hinted = await waiting(house, 'o‘zimni o‘ldirmoqchiman')
  await listen(page)
  await signInAsStaff(page)
  await goOnShift(page)
  await expect(rows(page).first()).toContainText(hinted.person)
  await expect(rows(page).first()).toContainText(staff['queue.risk_unassessed'])
  await expect(rows(page).first()).toContainText(staff['care.topic_self_harm'])
  await expect(rows(page).nth(1)).toContainText(calm.person)
  await expect(page.getByText(staff['queue.risk_low'], { exact: true })).toHaveCount(0)
  await expect.poll(() => heard(page)).toContain(1047)
  await expectAccessible(page, 'queue with a hint')

  const context = await browser.newContext({ baseURL: house.url, viewport: { width: 1366, height: 768 } })
  const boss = await context.newPage()
  await boss.clock.install()
  await signInAsStaff(boss, 'supervisor@himoya.test')
  await boss.getByRole('link', { name: staff['wall.title'] }).click()
  const needs = boss.getByRole('region', { name: staff['wall.needs'] })
  await expect(needs).toContainText(hinted.person)
  await expect(needs).toContainText(staff['care.topic_self_harm'])
  await expect(boss.getByRole('alert').filter({ hasText: hinted.person })).toHaveCount(0)
  await boss.clock.fastForward('02:00')
  await expect(boss.getByRole('alert').filter({ hasText: hinted.person })).toBeVisible()
  await expectAccessible(boss, 'wall with a hint')
  await claim(page, hinted.person)
  await expect(boss.getByRole('alert').filter({ hasText: hinted.person })).toHaveCount(0)
  await expect(mine(page).first()).toContainText(staff['care.topic_self_harm'])
  await context.close()
})

test(
  'after a claim one writes; an answer and a whisper are heard and marked; places are counted at once',
  { tag: '@full' },
  async ({ page, house }) => {
    await emptyDesk(house)
    await setTeam(house, { chat_cap: 20 })
    const [first, second] = [await waiting(house, 'birinchi'), await waiting(house, 'ikkinchi')]
    await listen(page)
    await signInAsStaff(page)
    await goOnShift(page)
    await claim(page, first.person)
    const box = page.getByLabel(staff['chat.text'])
    await expect(box).toBeFocused()
    await claim(page, second.person)
    await expect(box).toBeFocused()
    const open = await mine(page).count()
    await expect(shift(page)).toContainText(staff['shift.of_cap'].replace('%{open}', String(open)).replace('%{cap}', '20'))
    await page.keyboard.press('Escape')
    await expect(box).not.toBeFocused()
    await page.mouse.click(5, 5)
    const before = (await heard(page)).length
    await first.say('javob yozdim')
    await expect.poll(() => heardSince(page, before)).toEqual([523, 659])
    await second.say('men shu yerdaman')
    await expect.poll(() => heardSince(page, before)).toEqual([523, 659, 523])
    const supervisor = await tokenOf(house, 'supervisor@himoya.test')
    const body = { cid: crypto.randomUUID(), kind: 'whisper', text: 'Manzilini so‘rang' }
    await callApi(house, `staff/chat/${first.chat_id}/note/`, { token: supervisor, body })
    const row = mine(page).filter({ hasText: first.person })
    await expect(row.getByText(staff['queue.whispers'].replace('%{count}', '1'))).toBeAttached()
    await expect.poll(() => heardSince(page, before)).toEqual([523, 659, 523, 440, 554, 659])
    await row.getByRole('link').click()
    await expect(box).toBeFocused()
    await expect(page.getByRole('log')).toContainText('Manzilini so‘rang')
    await expect(row.getByText(staff['queue.whispers'].replace('%{count}', '1'))).toHaveCount(0)
  },
)

test(
  'with all places full nothing rings and nothing is offered, and without a connection nothing pretends',
  { tag: '@full' },
  async ({ page, context, house }) => {
    await emptyDesk(house)
    const counsellor = await tokenOf(house, 'counsellor2@himoya.test')
    for (const { id } of await callApi<{ id: string }[]>(house, 'staff/chat/?mine=1', { token: counsellor }))
      await callApi(house, `staff/chat/${id}/end/`, { token: counsellor, method: 'POST' })
    await setTeam(house, { chat_cap: 1 })
    const taken = await waiting(house, 'birinchi')
    await listen(page)
    await signInAsStaff(page, 'counsellor2@himoya.test')
    await goOnShift(page)
    await claim(page, taken.person)
    await expect(shift(page)).toContainText(staff['shift.of_cap'].replace('%{open}', '1').replace('%{cap}', '1'))
    const before = (await heard(page)).length
    const next = await waiting(house, 'ikkinchi')
    await expect(rows(page).filter({ hasText: next.person })).toBeVisible()
    const full = staff['queue.full'].replace('%{open}', '1').replace('%{cap}', '1')
    await expect(page.getByText(full).first()).toBeVisible()
    await expect(page.getByRole('button', { name: `${staff['chat.claim']}: ${next.person}` })).toHaveCount(0)
    await page.keyboard.press('Escape')
    await rows(page).filter({ hasText: next.person }).getByRole('link').click()
    await expect(page.getByRole('heading', { name: staff['chat.claim_title'].replace('%{person}', next.person) })).toBeVisible()
    await page.keyboard.press('c')
    expect(await heardSince(page, before)).toEqual([])
    // A place becomes free: it is offered again, and a lost connection takes the offer and the clocks away.
    await setTeam(house, { chat_cap: 5 })
    const take = page.getByRole('button', { name: `${staff['chat.claim']}: ${next.person}` })
    await expect(take).toBeEnabled()
    await context.setOffline(true)
    await expect(page.getByText(staff['queue.offline'].split('%{time}')[0]!)).toBeVisible()
    await expect(take).toBeDisabled()
    await expect(shift(page)).toContainText(staff['shift.offline'])
    await expectAccessible(page, 'queue without a connection')
    await context.setOffline(false)
    await expect(take).toBeEnabled()
  },
)
