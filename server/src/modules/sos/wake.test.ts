import { SOS_TELL_AGAIN_MS, SOS_WAKE_MS } from '@himoya/contract/sos/sos-lists'
import { wallClock } from '@himoya/contract/tashkent'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../test/chat-cast.ts'
import { addPartner, putOnDuty, startNight, type Night } from '../../../test/night.ts'
import { escalateSos } from './sos-keeper.service.ts'
import { findLostWakes, wakeDuty } from './wake.service.ts'

const MINUTE = 60_000
const [FIRST, SECOND, THIRD, PARTNER] = ['+998901110001', '+998901110002', '+998901110003', '+998901110009']

let night: Night
let supervisor: Member
beforeAll(async () => {
  night = await startNight()
})
afterAll(() => night.close())
beforeEach(async () => {
  await night.fall()
  supervisor = await join(night.app, 'supervisor')
})

const ringing = (): string[] => night.network.taken.map(({ to }) => to)
const threeOnDuty = async (): Promise<Member[]> => {
  const members: Member[] = []
  for (const [index, phone] of [FIRST, SECOND, THIRD].entries())
    members.push(await putOnDuty(night, supervisor, phone, index + 1))
  return members
}
/** On shift, at a console that was heard just now. */
async function onShift(): Promise<Member> {
  const member = await join(night.app, 'counsellor')
  await night.call('PUT', 'staff/presence/', member, { state: 'on_shift' })
  return member
}

describe('a call for help at half past two, with nobody on shift', () => {
  it('wakes the first phone at once, the next every two minutes, the partner line last, and says each of it', async () => {
    const members = await threeOnDuty()
    await addPartner(night, supervisor, PARTNER)
    await night.stopJobs()
    const sent = await night.press()
    expect(sent.said.title).toBe('We are telling the counsellor on duty')
    await night.restartJobs()
    await night.pass(0)
    expect(ringing()).toEqual([FIRST])
    expect(await night.said(sent)).toEqual({
      title: 'The counsellor on duty was told at 02:30',
      text: 'Do not wait, call 112 now. Without an answer we tell the next counsellor at 02:32.',
    })
    await night.pass(2 * MINUTE - 5_000)
    expect(ringing()).toEqual([FIRST])
    await night.pass(5_000)
    expect(ringing()).toEqual([FIRST, SECOND])
    expect((await night.said(sent)).title).toBe('The next counsellor was told at 02:32')
    await night.pass(2 * MINUTE)
    expect(ringing()).toEqual([FIRST, SECOND, THIRD])
    expect((await night.said(sent)).text).toContain('Without an answer we tell the partner line at 02:36.')
    await night.pass(2 * MINUTE)
    expect(ringing()).toEqual([FIRST, SECOND, THIRD, PARTNER])
    expect((await night.said(sent)).title).toBe('The partner line was told at 02:36')
    expect((await night.row(sent.id)).unanswered_at).toBeNull()
    await night.pass(2 * MINUTE)
    await night.pass(MINUTE)
    expect(ringing()).toEqual([FIRST, SECOND, THIRD, PARTNER])
    expect(await night.said(sent)).toEqual({
      title: 'Nobody has answered',
      text: 'We told everybody whom an SMS reached, the last at 02:36. Do not wait, call 112 now.',
    })
    const row = await night.row(sent.id)
    expect(row.alerts.map(({ member, state }) => [member?.alias ?? null, state])).toEqual([
      ...members.map(({ alias }) => [alias, 'sent']),
      [null, 'sent'],
    ])
    expect(row.unanswered_at).not.toBeNull()
    const figures = await (await fetch(`${night.app.url}/metrics`)).text()
    expect(figures).toMatch(/^himoya_sos_unanswered 1$/m)
  })

  it('tells each phone again, ten minutes after its last message, while the call rings on', async () => {
    await threeOnDuty()
    const sent = await night.press()
    await night.pass(0)
    await night.pass(2 * MINUTE)
    await night.pass(2 * MINUTE)
    await night.pass(2 * MINUTE)
    expect((await night.row(sent.id)).unanswered_at).not.toBeNull()
    await night.pass(3 * MINUTE)
    expect(ringing()).toEqual([FIRST, SECOND, THIRD])
    await night.pass(MINUTE)
    expect(ringing()).toEqual([FIRST, SECOND, THIRD, FIRST])
    expect((await night.said(sent)).text).toContain('the last at 02:40')
    expect((await night.row(sent.id)).unanswered_at, 'nobody has answered yet').not.toBeNull()
    await night.pass(2 * MINUTE)
    expect(ringing()).toEqual([FIRST, SECOND, THIRD, FIRST, SECOND])
    await cancel(sent)
    await night.pass(20 * MINUTE)
    expect(ringing()).toHaveLength(5)
  })

  it('says nothing in the SMS but that there is a call, and where it is taken', async () => {
    await putOnDuty(night, supervisor, FIRST, 1)
    await addPartner(night, supervisor, PARTNER)
    const sent = await night.press()
    await night.pass(0)
    await night.pass(2 * MINUTE)
    const address = `${night.app.platform.config.public_url}/staff#/sos`
    expect(night.network.taken.map(({ text }) => text)).toEqual([
      `Himoya: SOS bor. Konsolni oching: ${address}`,
      `Himoya: SOS bor, navbatchilar javob bermadi. Konsolni oching: ${address}`,
    ])
    expect(JSON.stringify(night.network.taken)).not.toContain(sent.id)
  })

  it('ends with who takes it', async () => {
    const [first] = await threeOnDuty()
    const sent = await night.press()
    await night.pass(0)
    expect((await night.call('POST', `staff/sos/${sent.id}/accept/`, first!)).status).toBe(200)
    await night.pass(30 * MINUTE)
    expect(ringing()).toEqual([FIRST])
    expect((await night.said(sent)).title).toBe('Your call was accepted')
  })

  it('ends when its sender takes it back', async () => {
    await threeOnDuty()
    const sent = await night.press()
    await night.pass(0)
    await night.call('POST', `sos/${sent.id}/cancel/`, null, undefined, { 'x-sos-nonce': sent.nonce })
    await night.pass(30 * MINUTE)
    expect(ringing()).toEqual([FIRST])
    expect((await night.said(sent)).title).toBe('The call was taken back')
  })

  it('waits for who says "I am coming", and wakes the next when they do not come', async () => {
    const [first, second] = await threeOnDuty()
    const sent = await night.press()
    await night.pass(0)
    const stranger = await join(night.app, 'counsellor')
    expect((await night.call('POST', `staff/sos/${sent.id}/coming/`, stranger)).status).toBe(403)
    const { body } = await night.call('POST', `staff/sos/${sent.id}/coming/`, first!)
    expect(body.coming).toMatchObject({ id: first!.id, alias: first!.alias })
    expect(await night.call('POST', `staff/sos/${sent.id}/coming/`, second!)).toMatchObject({
      status: 409,
      body: { code: 'already_claimed', by: first!.alias },
    })
    expect(await night.said(sent)).toEqual({
      title: 'A counsellor is getting ready to answer',
      text: `Counsellor ${first!.alias} has known of your call since 02:30. The answer comes here. If danger is near, call 112 now.`,
    })
    await night.pass(9 * MINUTE)
    expect(ringing()).toEqual([FIRST])
    await night.pass(MINUTE)
    expect(ringing()).toEqual([FIRST, SECOND])
    expect((await night.said(sent)).title).toBe('The next counsellor was told at 02:40')
  })

  it('is told once to a phone that another call has just rung; what is run twice sends once', async () => {
    await threeOnDuty()
    const calls = await Promise.all([night.press(), night.press()])
    await night.pass(0)
    await Promise.all(calls.flatMap(({ id }) => [1, 2, 3].map(() => wakeDuty(night.app.platform, id))))
    await night.pass(0)
    expect(ringing()).toEqual([FIRST])
    for (const sent of calls) expect((await night.said(sent)).title).toBe('The counsellor on duty was told at 02:30')
    await night.pass(2 * MINUTE)
    expect(ringing()).toEqual([FIRST, SECOND])
    expect(new Set(night.network.asked.map(({ id }) => id)).size).toBe(2)
  })

  it('pressed again is the same call, and wakes nobody again', async () => {
    await threeOnDuty()
    const sent = await night.press()
    await night.pass(0)
    await night.call('POST', 'sos/', null, { nonce: sent.nonce, kind: 'self', can_speak: true })
    await night.pass(MINUTE)
    expect(ringing()).toEqual([FIRST])
  })
})

const cancel = (sent: { id: string; nonce: string }): Promise<unknown> =>
  night.call('POST', `sos/${sent.id}/cancel/`, null, undefined, { 'x-sos-nonce': sent.nonce })

describe('calls that come one after the other', () => {
  it('read when the message they share went out, and the phone is silent for two minutes at most', async () => {
    await putOnDuty(night, supervisor, FIRST, 1)
    await night.press()
    await night.pass(0)
    await night.pass(100_000)
    const second = await night.press()
    await night.pass(0)
    expect(ringing()).toEqual([FIRST])
    expect(await night.said(second)).toEqual({
      title: 'The counsellor on duty was told at 02:30',
      text: 'Do not wait, call 112 now. We have kept your call.',
    })
    await night.pass(20_000)
    expect(ringing()).toEqual([FIRST, FIRST])
    expect((await night.said(second)).title).toBe('The counsellor on duty was told at 02:32')
    await night.pass(80_000)
    const third = await night.press()
    await night.pass(0)
    expect(ringing()).toEqual([FIRST, FIRST])
    expect((await night.said(third)).title).toBe('The counsellor on duty was told at 02:32')
    await night.pass(40_000)
    expect(ringing()).toEqual([FIRST, FIRST, FIRST])
    expect((await night.said(third)).title).toBe('The counsellor on duty was told at 02:34')
  })

  it('are told to the next two minutes after the message they share', async () => {
    await threeOnDuty()
    const first = await night.press()
    await night.pass(0)
    await cancel(first)
    await night.pass(100_000)
    const second = await night.press()
    await night.pass(0)
    expect((await night.said(second)).text).toBe(
      'Do not wait, call 112 now. Without an answer we tell the next counsellor at 02:32.',
    )
    await night.pass(20_000)
    expect(ringing()).toEqual([FIRST, SECOND])
  })

  it('are one message in two minutes, also when each is taken back; one that rings on has its own then', async () => {
    await putOnDuty(night, supervisor, FIRST, 1)
    for (let count = 0; count < 10; count += 1) {
      const sent = await night.press()
      await night.pass(600)
      await cancel(sent)
    }
    expect(ringing()).toEqual([FIRST])
    const last = await night.press()
    await night.pass(0)
    expect(ringing()).toEqual([FIRST])
    expect((await night.said(last)).title).toBe('The counsellor on duty was told at 02:30')
    await night.pass(2 * MINUTE)
    expect(ringing()).toEqual([FIRST, FIRST])
  })

  it('are counted as messages, and supervisors are told of a phone that ten woke within the hour; it is rung on', async () => {
    await putOnDuty(night, supervisor, FIRST, 1)
    const notified = async () => {
      // The clock has passed the life of a token.
      const { body } = await night.call('GET', 'staff/security/alert/', await join(night.app, 'supervisor'))
      return body.results.filter(({ alert }: { alert: string }) => alert === 'many_alarms')
    }
    const wake = async (times: number) => {
      for (let count = 0; count < times; count += 1) {
        const sent = await night.press()
        await night.pass(600)
        await cancel(sent)
        await night.pass(2 * MINUTE)
      }
    }
    await wake(9)
    expect(await notified()).toEqual([])
    await wake(1)
    expect(await notified()).toMatchObject([{ audience: 'staff', member: { alias: expect.any(String) }, count: 10 }])
    await wake(1)
    expect(ringing()).toHaveLength(11)
    expect(await notified()).toHaveLength(1)
  })
})

describe('when a message does not go out', () => {
  it('it is tried three times, then the next is told at once, and it is said', async () => {
    const members = await threeOnDuty()
    night.network.down.add(FIRST)
    const sent = await night.press()
    await night.pass(60_000)
    expect(night.network.asked.filter(({ to }) => to === FIRST)).toHaveLength(3)
    expect(new Set(night.network.asked.filter(({ to }) => to === FIRST).map(({ id }) => id)).size).toBe(1)
    expect(ringing()).toEqual([SECOND])
    expect((await night.row(sent.id)).alerts.map(({ member, state }) => [member?.alias ?? null, state])).toEqual([
      [members[0]!.alias, 'failed'],
      [members[1]!.alias, 'sent'],
    ])
  })

  it('nobody is said to be ringing where no message gets through; they are tried again', async () => {
    await putOnDuty(night, supervisor, FIRST, 1)
    night.network.down.add('all')
    const sent = await night.press()
    await night.pass(30_000)
    expect(await night.said(sent)).toEqual({
      title: 'Our SMS to the counsellor on duty did not go out',
      text: 'We try again. Do not wait, call 112 now.',
    })
    expect((await night.row(sent.id)).unanswered_at).not.toBeNull()
    night.network.down.clear()
    await night.pass(2 * MINUTE)
    expect(ringing()).toEqual([FIRST])
    expect((await night.said(sent)).title).toMatch(/^The counsellor on duty was told at /)
    expect((await night.row(sent.id)).unanswered_at).toBeNull()
  })
})

describe('who is there', () => {
  it('nobody on shift and no duty phone: says the truth, and sends nothing', async () => {
    const sent = await night.press()
    await night.pass(3 * MINUTE)
    expect(await night.said(sent)).toEqual({
      title: 'Nobody is on shift right now',
      text: 'Do not wait, call 112 now. We have kept your call.',
    })
    expect(night.network.asked).toEqual([])
    expect((await night.row(sent.id)).unanswered_at).not.toBeNull()
  })

  it('a phone that was not confirmed, or whose member was blocked, is not rung', async () => {
    const counsellor = await join(night.app, 'counsellor')
    await night.call('POST', 'staff/duty/phone/', supervisor, { account_id: counsellor.id, phone: SECOND })
    const slot = { account_id: counsellor.id, weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '00:00', closes: '24:00', place: 1 }
    await night.call('POST', 'staff/duty/slot/', supervisor, slot)
    await night.call('POST', 'staff/duty/phone/', supervisor, { partner: 'Hamkor', phone: PARTNER })
    const blocked = await putOnDuty(night, supervisor, FIRST, 2)
    const { db, now } = night.app.platform
    await db.updateTable('account').set({ blocked_at: now() }).where('id', '=', blocked.id).execute()
    const sent = await night.press()
    await night.pass(3 * MINUTE)
    expect(night.network.asked).toEqual([])
    expect((await night.said(sent)).title).toBe('Nobody is on shift right now')
  })

  it('somebody on shift has two minutes; then the first phone is rung', async () => {
    await putOnDuty(night, supervisor, FIRST, 1)
    await onShift()
    const sent = await night.press()
    await night.pass(119_000)
    expect(ringing()).toEqual([])
    expect((await night.said(sent)).title).toBe('Your call has reached us')
    await night.pass(1_000)
    expect(ringing()).toEqual([FIRST])
    expect((await night.said(sent)).title).toBe('The counsellor on duty was told at 02:32')
  })

  it('whoever leaves in these two minutes leaves it to the first phone at once', async () => {
    await putOnDuty(night, supervisor, FIRST, 1)
    const member = await onShift()
    await night.press()
    await night.pass(20_000)
    expect(ringing()).toEqual([])
    await night.call('PUT', 'staff/presence/', member, { state: 'off' })
    await night.pass(10_000)
    expect(ringing()).toEqual([FIRST])
  })

  it('somebody whose duty begins later is rung then, also for a call that nobody was left for', async () => {
    const member = await putOnDuty(night, supervisor, FIRST, 1)
    const { body } = await night.call('GET', 'staff/duty/', supervisor)
    for (const { id } of body.slots) await night.call('DELETE', `staff/duty/slot/${id}/`, supervisor)
    const slot = { account_id: member.id, weekdays: [1, 2, 3, 4, 5, 6, 7], opens: '02:34', closes: '06:00', place: 1 }
    await night.call('POST', 'staff/duty/slot/', supervisor, slot)
    await night.press()
    for (let minute = 0; minute < 3; minute += 1) await night.pass(MINUTE)
    expect(ringing()).toEqual([])
    await night.pass(2 * MINUTE)
    expect(ringing()).toEqual([FIRST])
  })
})

describe('a call whose counsellor is blocked', () => {
  const block = async (member: Member) => {
    const admin = await join(night.app, 'admin')
    expect((await night.call('PATCH', `staff/user/${member.id}/`, admin, { blocked: true })).status).toBe(200)
  }

  const timesOf = (id: string) => {
    const of_call = night.app.platform.db.selectFrom('sos_call').where('id', '=', id)
    return of_call.select(['accepted_at', 'released_at']).executeTakeFirstOrThrow()
  }

  it('rings again at every console, supervisors are told, and so are the phones that slept on as it was accepted', async () => {
    const members = await threeOnDuty()
    const sent = await night.press()
    await night.pass(0)
    await night.pass(2 * MINUTE)
    expect((await night.call('POST', `staff/sos/${sent.id}/accept/`, members[2]!)).status).toBe(200)
    await night.pass(10 * MINUTE)
    expect(ringing()).toEqual([FIRST, SECOND])
    const accepted = await timesOf(sent.id)
    expect(accepted).toEqual({ accepted_at: expect.any(Date), released_at: null })
    await block(members[2]!)
    expect(await night.row(sent.id)).toMatchObject({ state: 'sent', accepted_by: null, accepted_at: null })
    const { accepted_at, released_at } = await timesOf(sent.id)
    expect(accepted_at).toBeNull()
    expect(released_at!.getTime()).toBeGreaterThan(accepted.accepted_at!.getTime())
    await escalateSos(night.app.platform)
    expect(await night.row(sent.id)).toMatchObject({ escalated: true })
    await night.pass(0)
    expect(ringing()).toEqual([FIRST, SECOND, FIRST])
    expect((await night.said(sent)).text).toContain('112')
    const next = await join(night.app, 'counsellor')
    expect((await night.call('POST', `staff/sos/${sent.id}/accept/`, next)).status).toBe(200)
    expect(await night.row(sent.id)).toMatchObject({ state: 'accepted', accepted_by: { id: next.id } })
    expect(await timesOf(sent.id)).toEqual({ accepted_at: expect.any(Date), released_at })
  })

  it('is waited for by nobody where they said that they are coming', async () => {
    const members = await threeOnDuty()
    const sent = await night.press()
    await night.pass(0)
    expect((await night.call('POST', `staff/sos/${sent.id}/coming/`, members[0]!)).status).toBe(200)
    await night.pass(2 * MINUTE)
    expect(ringing()).toEqual([FIRST])
    await block(members[0]!)
    await night.pass(0)
    expect(ringing()).toEqual([FIRST, SECOND])
  })
})

describe('what dies on the way', () => {
  it('a server that stops and starts again goes on where it was', async () => {
    await threeOnDuty()
    const sent = await night.press()
    await night.pass(0)
    await night.stopJobs()
    night.app.shiftClock(2 * MINUTE)
    await night.restartJobs()
    await night.pass(0)
    expect(ringing()).toEqual([FIRST, SECOND])
    expect((await night.said(sent)).title).toBe('The next counsellor was told at 02:32')
  })

  it('a look that was lost with its job is made up for, once', async () => {
    await threeOnDuty()
    await night.press()
    await night.pass(0)
    await sql`delete from graphile_worker._private_jobs`.execute(night.app.platform.db)
    night.app.shiftClock(3 * MINUTE)
    await Promise.all([1, 2, 3].map(() => findLostWakes(night.app.platform)))
    await night.pass(0)
    expect(ringing()).toEqual([FIRST, SECOND])
  })
})

/** A look may be so much late: the clock goes in steps of twenty seconds here, and a busy machine adds its own. */
const LATE_MS = 40_000
const TICK_MS = 20_000
type Step = { act: 'press' | 'cancel'; ticks: number }
type Rung = Awaited<ReturnType<Night['press']>> & { pressed_at: number }
type Message = { to: string; at: number }

/** What was sent, and when by the test's clock; the messages go on to the network as ever. */
function watchMessages(): { messages: Message[]; stop(): void } {
  const { platform } = night.app
  const { sms } = platform
  const messages: Message[] = []
  platform.sms = {
    async send(db, message) {
      await sms.send(db, message)
      if (message.alarm) messages.push({ to: message.to, at: message.expires_at.getTime() - 10 * MINUTE })
    },
  }
  return { messages, stop: () => void (platform.sms = sms) }
}

/** What must be so at any moment, whatever was pressed and taken back. */
function holds(phones: readonly string[], calls: readonly Rung[], messages: readonly Message[]): void {
  const now = night.app.platform.now().getTime()
  const to = (phone: string): number[] => messages.filter((one) => one.to === phone).map(({ at }) => at)
  expect(ringing(), 'what is written down is what went out').toEqual(messages.map((one) => one.to))
  for (const phone of phones)
    for (const [index, at] of to(phone).slice(1).entries())
      expect(at - to(phone)[index]!, 'a phone has one message in two minutes').toBeGreaterThanOrEqual(SOS_WAKE_MS)
  for (const call of calls) {
    const untold = phones.filter((phone) => !to(phone).some((at) => at >= call.pressed_at))
    const silent_since = Math.max(call.pressed_at - SOS_WAKE_MS, ...messages.map(({ at }) => at))
    if (untold.length > 0)
      expect(now - silent_since, 'no silence while somebody has not heard of a call').toBeLessThan(SOS_WAKE_MS + LATE_MS)
    for (const phone of phones)
      expect(
        now - Math.max(call.pressed_at, ...to(phone)),
        'no phone is silent for longer than its time while a call rings',
      ).toBeLessThan(SOS_TELL_AGAIN_MS + (phones.length + 1) * (SOS_WAKE_MS + LATE_MS))
    if (now - call.pressed_at > 2 * phones.length * (SOS_WAKE_MS + LATE_MS))
      expect(untold, 'everybody has a message that came after the call').toEqual([])
  }
}

async function readsWhatWasSent(call: Rung, messages: readonly Message[]): Promise<void> {
  const { title, text } = await night.said(call)
  const [, clock] = /(?:told at|the last at) (\d\d:\d\d)/.exec(`${title} ${text}`) ?? []
  const sent = messages.filter(({ at }) => at > call.pressed_at - SOS_WAKE_MS)
  expect(
    sent.map(({ at }) => wallClock(at).slice(11, 16)),
    'its sender reads when a message went out',
  ).toContain(clock)
}

async function live(steps: readonly Step[], phones: readonly string[]): Promise<void> {
  await night.fall()
  supervisor = await join(night.app, 'supervisor')
  for (const [index, phone] of phones.entries()) await putOnDuty(night, supervisor, phone, index + 1)
  const { messages, stop } = watchMessages()
  const calls: Rung[] = []
  const pass = async (ticks: number): Promise<void> => {
    for (let tick = 0; tick < ticks; tick += 1) {
      await night.pass(tick === 0 ? 0 : TICK_MS)
      holds(phones, calls, messages)
    }
    for (const call of calls) await readsWhatWasSent(call, messages)
  }
  try {
    for (const { act, ticks } of steps) {
      const oldest = act === 'cancel' ? calls.shift() : undefined
      if (oldest) await cancel(oldest)
      else {
        const pressed_at = night.app.platform.now().getTime()
        calls.push({ ...(await night.press()), pressed_at })
      }
      await pass(ticks)
    }
    await pass((2 * phones.length * (SOS_WAKE_MS + LATE_MS) + SOS_TELL_AGAIN_MS) / TICK_MS + 2)
  } finally {
    stop()
  }
}

describe('whatever is pressed and taken back in a night', () => {
  const step = fc.record<Step>({ act: fc.constantFrom('press', 'press', 'cancel'), ticks: fc.integer({ min: 1, max: 6 }) })
  const phones = fc.constantFrom([FIRST], [FIRST, SECOND])

  it('no duty phone is kept silent or rung twice in two minutes, and each sender reads what was sent', () =>
    fc.assert(fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), phones, live), {
      seed: 20_49,
      numRuns: 4,
      endOnFailure: true,
    }))
})
