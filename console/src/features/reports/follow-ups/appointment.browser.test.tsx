import { FollowUp } from '@himoya/contract/reports/follow-ups'
import type { Rota } from '@himoya/contract/staff/shifts'
import { DAY_MS, startOfDay, tashkentDay } from '@himoya/contract/tashkent'
import { describe, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { type Answer, ok, PENDING, refused } from '../../../../../kit/test/given-answers.ts'
import { axeFindings } from '../../../../../kit/test/looks.ts'
import { id, ME } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { toTashkent } from '../../../ui/fields/local-time.ts'
import { addDays } from '../../../ui/words/weeks.ts'
import { DeclinedStrip } from './public/declined-strip.tsx'
import { MyPromises } from './public/my-promises.tsx'
import { PromiseList } from './public/promise-list.tsx'

const HOUR_MS = 3_600_000
const CHAT = id(7)
const LIST = `GET staff/follow-up/chat/${CHAT}/`
const MAKE = `POST staff/follow-up/chat/${CHAT}/`
const today = tashkentDay(Date.now())
const ROTA = `GET staff/rota/?from=${today}&to=${addDays(today, 60)}`
const tomorrow = startOfDay(today) + DAY_MS + 16 * HOUR_MS
const iso = (at: number): string => new Date(at).toISOString()

const appointment = (more: Partial<FollowUp> = {}): FollowUp =>
  FollowUp.parse({
    id: id(9),
    kind: 'appointment',
    chat_id: CHAT,
    case_id: null,
    to: 'lola',
    lang: 'uz',
    words: '',
    owner: { id: ME.id, alias: 'Nodira' },
    made_by: { id: ME.id, alias: 'Nodira' },
    made_at: iso(Date.now()),
    due_at: iso(tomorrow),
    shown: true,
    declined_at: null,
    late: false,
    settled: null,
    can: { settle: true, hand: false },
    ...more,
  })
const planned = (...hours: number[]): Rota => ({
  members: [],
  shifts: hours.map((hour) => {
    const starts_at = startOfDay(today) + DAY_MS + hour * HOUR_MS
    return { id: id(hour), account_id: ME.id, starts_at: iso(starts_at), ends_at: iso(starts_at + 4 * HOUR_MS) }
  }),
})
const answersOf = (all: FollowUp[], rota: Rota = planned()) => ({
  [LIST]: ok(all),
  [ROTA]: ok(rota),
  'GET staff/auth/me/': ok(ME),
})
const List = () => <PromiseList place={{ of: 'chat', id: CHAT }} may_add />

/** The form with the kind chosen. */
async function form(rota?: Rota) {
  const stage = await show(<List />, { answers: { ...answersOf([], rota), [MAKE]: { status: 201, body: appointment() } } })
  const { text } = stage
  await page.getByRole('button', { name: text('promise.add'), exact: true }).click()
  await page.getByRole('button', { name: text('promise.kind_appointment') }).click()
  return stage
}

describe('an appointment is agreed on', () => {
  it('with a day and hour in one press and no words; then it is saved', async () => {
    const { text, asked } = await form()
    await expect.element(page.getByText(text('promise.appointment_hint'))).toBeVisible()
    await expect.element(page.getByRole('textbox')).not.toBeInTheDocument()
    await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
    const save = page.getByRole('button', { name: text('promise.agree') })
    await expect.element(save).toBeDisabled()
    await page.getByRole('button', { name: text('promise.time_afternoon') }).click()
    expect(await axeFindings()).toEqual([])
    await save.click()
    await expect
      .poll(() => asked.find(({ call }) => call === MAKE)?.body)
      .toEqual({
        kind: 'appointment',
        words: '',
        shown: true,
        due_at: iso(tomorrow),
      })
  })

  it('never for a time that is over or too far away, and says why', async () => {
    const { text } = await form()
    await page.getByRole('button', { name: text('promise.time_own') }).click()
    const day = page.getByLabelText(text('case.task_day'))
    const save = page.getByRole('button', { name: text('promise.agree') })
    await day.fill(addDays(today, -1))
    await expect.element(page.getByText(text('promise.fault_past'))).toBeVisible()
    await expect.element(save).toBeDisabled()
    await day.fill(addDays(today, 62))
    await expect.element(page.getByText(text('promise.fault_far'))).toBeVisible()
    await expect.element(save).toBeDisabled()
    await day.fill(toTashkent(Date.now() + 5 * DAY_MS).slice(0, 10))
    await expect.element(save).toBeEnabled()
  })

  it.each([
    ['outside one’s own shift with a warning alone', planned(8), true],
    ['inside it without', planned(8, 14), false],
    ['and without where no shift is planned at all', planned(), false],
  ])('%s', async (_, rota, warned) => {
    const { text, asked } = await form(rota)
    await page.getByRole('button', { name: text('promise.time_afternoon') }).click()
    await expect.poll(() => asked.some(({ call }) => call === ROTA)).toBe(true)
    const warning = page.getByText(text('promise.off_shift'))
    if (warned) await expect.element(warning).toBeVisible()
    await expect.element(page.getByRole('button', { name: text('promise.agree') })).toBeEnabled()
    if (!warned) await expect.element(warning).not.toBeInTheDocument()
  })
})

describe('a time that does not suit', () => {
  it('stands above the talk with a way to another one', async () => {
    const declined = appointment({ declined_at: iso(Date.now()) })
    const { text, asked } = await show(<DeclinedStrip chat_id={CHAT} writable />, {
      answers: { ...answersOf([declined]), [MAKE]: { status: 201, body: appointment() } },
    })
    await expect.element(page.getByRole('status').getByText(/16:00/)).toBeVisible()
    await page.getByRole('button', { name: text('promise.another_time') }).click()
    await page.getByRole('button', { name: text('promise.time_three_days') }).click()
    await page.getByRole('button', { name: text('promise.agree') }).click()
    await expect.poll(() => asked.find(({ call }) => call === MAKE)?.body).toMatchObject({ kind: 'appointment' })
  })

  it.each<[string, Answer]>([
    ['none was declined', ok([appointment()])],
    ['it is settled', ok([appointment({ declined_at: iso(0), settled: settled() })])],
    ['the list is on its way', PENDING],
    ['the list did not come', refused(503, 'unavailable')],
  ])('is not said where %s', async (_, answer) => {
    await show(
      <>
        <p>beside</p>
        <DeclinedStrip chat_id={CHAT} writable />
      </>,
      { answers: { [LIST]: answer } },
    )
    await expect.element(page.getByText('beside')).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })

  it('is not answered by who only looks on', async () => {
    const declined = appointment({ declined_at: iso(Date.now()) })
    await show(<DeclinedStrip chat_id={CHAT} writable={false} />, { answers: answersOf([declined]) })
    await expect.element(page.getByRole('status').getByText(/16:00/)).toBeVisible()
    await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  })
})

it('on my day it stands at its hour, marked where it does not suit, with its chat one press away', async () => {
  const { text } = await show(<MyPromises className="" count={1} />, {
    answers: {
      'GET staff/follow-up/?whose=mine': ok([appointment({ declined_at: iso(Date.now()) })]),
      'GET staff/auth/me/': ok(ME),
    },
  })
  await expect.element(page.getByText(text('promise.appointment'), { exact: false })).toBeVisible()
  await expect.element(page.getByText(text('promise.declined'))).toBeVisible()
  await expect.element(page.getByText(text('promise.at_tomorrow', { clock: '16:00' }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: 'lola' })).toHaveAttribute('href', `/mine/${CHAT}`)
})

function settled(): NonNullable<FollowUp['settled']> {
  return { outcome: 'released', at: iso(Date.now()), by: { id: ME.id, alias: 'Nodira' }, reason: null, words: null }
}
