import { randomInt } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join as joinPath } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { join, type Member } from '../../../server/test/chat-cast.ts'
import type { StaffRole } from '@himoya/contract/staff'
import { openSender } from '../fuzz/send.ts'
import type { House } from '../house.ts'

export const TIMES = 50
const PATIENCE_MS = 20_000

export type Answer = { status: number; body: Record<string, unknown> }
type Ask = { token?: string; body?: unknown; headers?: Record<string, string> }

/** The same asked at the same moment, in turn of each node. */
export type Line = {
  call(method: string, path: string, ask?: Ask): Promise<Answer>
  fifty(method: string, path: string, ask: Ask | ((nth: number) => Ask)): Promise<Answer[]>
  join(role?: StaffRole | 'user'): Promise<Member>
  /** The newest text that came to this phone and has what is looked for in it. */
  textTo(phone: string, fits: RegExp): Promise<string>
  /** A number nobody else of this run has. */
  phone(): string
  close(): void
}

export function openLine({ nodes, platform, data_dir }: House): Line {
  const senders = nodes.map(({ port }) => openSender(port, TIMES))
  const ask = async (node: number, method: string, path: string, { token, body, headers = {} }: Ask): Promise<Answer> => {
    const input = { method, route: path, address: `/api/v1/${path}`, role: 'guest' as const }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const sent = body === undefined ? {} : { body: JSON.stringify(body) }
    const response = await senders[node]!.send({ ...input, headers: { ...type, ...headers }, ...sent }, token ?? null)
    return { status: response.status, body: response.body === '' ? {} : (JSON.parse(response.body) as Answer['body']) }
  }
  return {
    call: (method, path, one = {}) => ask(0, method, path, one),
    fifty: (method, path, one) =>
      Promise.all(
        Array.from({ length: TIMES }, (_, nth) =>
          ask(nth % nodes.length, method, path, typeof one === 'function' ? one(nth) : one),
        ),
      ),
    join: (role) => join({ platform }, role),
    textTo: (phone, fits) => textTo(data_dir, phone, fits),
    phone: () => `+99890${randomInt(1_000_000, 10_000_000)}`,
    close: () => senders.forEach((sender) => sender.close()),
  }
}

/** Whichever node's job delivered it wrote it into its own outbox. */
async function textTo(data_dir: string, phone: string, fits: RegExp): Promise<string> {
  const files = ['', 'node-a', 'node-b'].map((node) => joinPath(data_dir, node, 'outbox/sms.jsonl'))
  for (const deadline = Date.now() + PATIENCE_MS; Date.now() < deadline; await sleep(50)) {
    const lines = files.filter((file) => existsSync(file)).flatMap((file) => readFileSync(file, 'utf8').trim().split('\n'))
    const texts = lines.map((line) => JSON.parse(line) as { to: string; text: string })
    const found = texts.findLast(({ to, text }) => to === phone && fits.test(text))
    if (found) return fits.exec(found.text)![1]!
  }
  throw new Error('no text message came')
}

export const won = (answers: readonly Answer[]): Answer[] => answers.filter(({ status }) => status < 300)
