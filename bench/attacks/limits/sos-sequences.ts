import { randomUUID } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Attack, Stage } from '../attack.ts'
import { openLine, type Line } from '../races/line.ts'

/** Calls of one round; each is sent, sent again, added to, looked at or taken back, as chance has it. */
const CALLS = { short: 18, long: 120 }
const ALL_WEEK = [1, 2, 3, 4, 5, 6, 7]
const PATIENCE_MS = 30_000
/** What comes late is still seen. */
const REST_MS = 1_500

/** One guest calls for help and takes it back, again and again, while one member sleeps beside the duty phone. */
export const SOS_SEQUENCES: Attack = {
  name: 'sos-sequences',
  about: 'calls for help, sent, sent again, added to and taken back without end, to one duty phone',
  house: 'open',
  async run(stage) {
    const { form, house, figure, expect } = stage
    const line = openLine(house)
    try {
      const phone = await putOnDuty(line)
      const began = textsTo(house.data_dir, phone)
      const began_at = performance.now()
      for (let call = 0; call < CALLS[form]; call += 1) await play(stage, line)
      // The alarm may go out a moment after the call was answered.
      for (const deadline = Date.now() + PATIENCE_MS; textsTo(house.data_dir, phone) === began && Date.now() < deadline;)
        await sleep(50)
      await sleep(REST_MS)
      const sent = textsTo(house.data_dir, phone) - began
      // One message for a phone in two minutes, whatever becomes of the calls.
      const most = 1 + Math.floor((performance.now() - began_at) / 120_000)
      figure('calls', CALLS[form])
      figure('messages', sent)
      expect(sent >= 1, 'silent', 'nobody was told')
      expect(sent <= most, 'bomb', `${sent} messages to one phone, more than ${most}`)
    } finally {
      line.close()
    }
  },
}

async function putOnDuty(line: Line): Promise<string> {
  const [supervisor, { id, token }] = [await line.join('supervisor'), await line.join('counsellor')]
  const phone = line.phone()
  const done = async (method: string, path: string, by: string, body?: object): Promise<void> => {
    const { status, body: said } = await line.call(method, path, { token: by, ...(body ? { body } : {}) })
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(said)}`)
  }
  await done('POST', 'staff/duty/phone/', supervisor.token, { account_id: id, phone })
  await done('POST', 'staff/duty/own/code/', token)
  await done('POST', 'staff/duty/own/confirm/', token, { code: await line.textTo(phone, /(?<!\d)(\d{6})(?!\d)/) })
  const slot = { account_id: id, weekdays: ALL_WEEK, opens: '00:00', closes: '24:00', place: 1 }
  await done('POST', 'staff/duty/slot/', supervisor.token, slot)
  return phone
}

/** One call and what follows it; an answer 5xx is a finding, a refusal is none. */
async function play({ random, expect }: Stage, line: Line): Promise<void> {
  const nonce = randomUUID()
  const body = { nonce, kind: 'self', can_speak: random.chance(0.5) }
  const { status, body: call } = await line.call('POST', 'sos/', { body })
  expect(status === 200, 'refused', `a call for help was answered ${status}`)
  if (status !== 200) return
  const headers = { 'x-sos-nonce': nonce }
  const path = `sos/${String(call.id)}/`
  const steps = [
    () => line.call('POST', 'sos/', { body }),
    () => line.call('PATCH', path, { headers, body: { text: 'yana' } }),
    () => line.call('GET', path, { headers }),
    () => line.call('POST', `${path}cancel/`, { headers }),
  ]
  for (let step = 0; step < 3; step += 1) {
    const answer = await steps[random.between(0, steps.length - 1)]!()
    expect(answer.status < 500, 'failed', `${path}: ${answer.status}`)
  }
  await line.call('POST', `${path}cancel/`, { headers })
}

/** Messages that went to a phone. */
function textsTo(data_dir: string, phone: string): number {
  const file = join(data_dir, 'outbox/sms.jsonl')
  if (!existsSync(file)) return 0
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1)
  return lines.filter((text) => (JSON.parse(text) as { to: string }).to === phone).length
}
