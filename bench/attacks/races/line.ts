import { existsSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Member } from '../../../server/test/chat-cast.ts'
import { photo } from '../../../server/test/media-files.ts'
import { renewProven } from '../../../server/src/modules/accounts/auth/auth.service.ts'
import type { StaffRole } from '@himoya/contract/staff/staff'
import { endsSoAlone, isReset } from '../alone.ts'
import { openSender } from '../fuzz/send.ts'
import { makePerson } from '../../faults/people.ts'
import type { House } from '../house.ts'

export const TIMES = 50
const PATIENCE_MS = 20_000
const BUSY = 503
/** Far enough apart that no two of a run stand in one block of numbers; 9,000,000 is no multiple of it. */
const PHONE_STEP = 104_729

export type Answer = { status: number; body: Record<string, unknown> }
/** `tail`: what its address has beyond that of the others. */
type Ask = { token?: string; body?: unknown; headers?: Record<string, string>; tail?: string }

/** The same asked at the same moment, in turn of each node. */
export type Line = {
  /** Who is told "not now", or is cut off, asks again alone. */
  call(method: string, path: string, ask?: Ask): Promise<Answer>
  fifty(method: string, path: string, ask: Ask | ((nth: number) => Ask)): Promise<Answer[]>
  join(role?: StaffRole | 'user'): Promise<Member>
  /** The token of a session that has proven itself this minute for a new way in. */
  provenForFactor(token: string): Promise<string>
  /** The newest text that came to this phone and has what is looked for in it. */
  textTo(phone: string, fits: RegExp): Promise<string>
  /** A file of a form to the first node. */
  upload(path: string, token: string | null): Promise<Answer>
  /** How often this stands in the audit: of this subject, or ever. */
  audited(action: string, subject_id?: string): Promise<number>
  db: House['platform']['db']
  vault: House['platform']['vault']
  nodes: number
  /** A number nobody else of this run has. */
  phone(): string
  /** How often something was asked again alone, and how often for a line that was cut. */
  asked_again: { busy: number; reset: number }
  close(): void
}

/** Given out by all lines of a run: their texts lie in the same outbox. */
let phones = 0

export function openLine({ nodes, platform, data_dir }: House): Line {
  const senders = nodes.map(({ port }) => openSender(port, TIMES))
  const asked_again = { busy: 0, reset: 0 }
  /** null: it was cut off. */
  const ask = async (node: number, method: string, path: string, one: Ask): Promise<Answer | null> => {
    const { token, body, headers = {}, tail = '' } = one
    const input = { method, route: path, address: `/api/v1/${path}${tail}`, role: 'guest' as const }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    try {
      const response = await senders[node]!.send({ ...input, headers: { ...type, ...headers }, ...sent }, token ?? null)
      return { status: response.status, body: response.body === '' ? {} : (JSON.parse(response.body) as Answer['body']) }
    } catch (error) {
      if (isReset(error)) return null
      throw error
    }
  }
  const settled = async (first: Answer | null, again: () => Promise<Answer | null>): Promise<Answer> => {
    let answer = first
    if (answer !== null && answer.status !== BUSY) return answer
    asked_again[answer === null ? 'reset' : 'busy'] += 1
    await endsSoAlone(async () => {
      answer = await again()
      return answer === null || answer.status === BUSY
    })
    if (answer === null) throw new Error('cut off, also alone')
    return answer
  }
  return {
    async call(method, path, one = {}) {
      const again = (): Promise<Answer | null> => ask(0, method, path, one)
      return settled(await again(), again)
    },
    async fifty(method, path, one) {
      const askNth = (nth: number): Promise<Answer | null> =>
        ask(nth % nodes.length, method, path, typeof one === 'function' ? one(nth) : one)
      const first = await Promise.all(Array.from({ length: TIMES }, (_, nth) => askNth(nth)))
      const answers: Answer[] = []
      for (const [nth, answer] of first.entries()) answers.push(await settled(answer, () => askNth(nth)))
      return answers
    },
    upload: (path, token) => upload(nodes[0]!.port, path, token),
    audited: (action, subject_id) => audited(platform.db, action, subject_id),
    db: platform.db,
    vault: platform.vault,
    nodes: nodes.length,
    join: (role) => makePerson(platform, role),
    async provenForFactor(token) {
      const { sid } = JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { sid: string }
      return (await renewProven(platform, sid, 'new_factor')).access
    },
    textTo: (phone, fits) => textTo(data_dir, phone, fits),
    phone: () => `+99890${1_000_000 + (((phones += 1) * PHONE_STEP) % 9_000_000)}`,
    asked_again,
    close: () => senders.forEach((sender) => sender.close()),
  }
}

async function upload(port: number, path: string, token: string | null): Promise<Answer> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(await photo(40, 30))], 'poyga.jpg', { type: 'image/jpeg' }))
  const headers = token ? { authorization: `Bearer ${token}` } : {}
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, { method: 'POST', body: form, headers })
  return { status: answer.status, body: (await answer.json()) as Answer['body'] }
}

async function audited(db: House['platform']['db'], action: string, subject_id?: string): Promise<number> {
  let found = db.selectFrom('audit_entry').where('action', '=', action as never)
  if (subject_id !== undefined) found = found.where('subject_id', '=', subject_id)
  const { count } = await found.select((all) => all.fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return count
}

/** Whichever node's job delivered it wrote it into its own outbox. */
async function textTo(data_dir: string, phone: string, fits: RegExp): Promise<string> {
  const files = ['', 'node-a', 'node-b'].map((node) => joinPath(data_dir, node, 'outbox/sms.jsonl'))
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
    // What stands behind the last end of a line is still being written.
    const lines = files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(0, -1))
    const texts = lines.map((line) => JSON.parse(line) as { to: string; text: string })
    const found = texts.findLast(({ to, text }) => to === phone && fits.test(text))
    if (found) return fits.exec(found.text)![1]!
  }
  throw new Error('no text message came')
}

export const won = (answers: readonly Answer[]): Answer[] => answers.filter(({ status }) => status < 300)
