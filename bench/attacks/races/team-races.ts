import { randomBytes, randomUUID } from 'node:crypto'
import type { Member } from '../../../server/test/chat-cast.ts'
import { TIMES, won, type Line } from './line.ts'
import { did, oneOf, statusesOf, type Race } from './race.ts'

export const team = (line: Line, role: 'counsellor' | 'supervisor' = 'counsellor'): Promise<Member[]> =>
  Promise.all(Array.from({ length: TIMES }, () => line.join(role)))

/** A new member, and the first of them asked for by an administrator: it waits for a supervisor's yes. */
async function askMember(line: Line): Promise<{ phone: string; email: string; request: string; supervisors: Member[] }> {
  const [admin, supervisor, other] = [await line.join('admin'), await line.join('supervisor'), await line.join('supervisor')]
  const phone = line.phone()
  const email = `poyga${randomBytes(8).toString('hex')}@himoya.test`
  const body = { email, phone, alias: 'Oydin', role: 'counsellor', langs: ['uz'] }
  const made = await line.call('POST', 'staff/user/', { token: admin.token, body })
  if (made.status !== 201) throw new Error(`no member: ${made.status} ${JSON.stringify(made.body)}`)
  const list = await line.call('GET', 'staff/member-request/?page_size=100', { token: supervisor.token })
  const waiting = (list.body['results'] as { id: string; state: string }[]).find(({ state }) => state === 'waiting')
  return { phone, email, request: waiting!.id, supervisors: [supervisor, other] }
}

/** One that a supervisor has said yes to; `token` is their link's. */
export async function invitedMember(line: Line): Promise<{ email: string; token: string }> {
  const { phone, email, request, supervisors } = await askMember(line)
  const decide = line.call('POST', `staff/member-request/${request}/decide/`, {
    token: supervisors[0]!.token,
    body: { approve: true },
  })
  await did(decide, 'not approved')
  return { email, token: await line.textTo(phone, /\/staff\/invite#([\w-]{43})/) }
}

export async function reportedCase(line: Line, more: object = {}): Promise<string> {
  const { body } = await line.call('POST', 'victim/', {
    body: {
      reporter_role: 'neighbour',
      type_ids: ['neglect'],
      urgency: 'days',
      region_code: 'UZ-SA',
      description: 'Qo‘shnimiz uyidagi o‘ylab topilgan bola har kuni yig‘laydi, juda xavotirdamiz.',
      accept_terms: true,
      ...more,
    },
  })
  const { token } = await line.join('supervisor')
  const board = await line.call('GET', 'staff/report/?page_size=100', { token })
  const found = (board.body['results'] as { id: string; ref: string }[]).find(({ ref }) => ref === body['ref'])
  return found!.id
}

export const TEAM_RACES: readonly Race[] = [
  {
    name: 'one counsellor of a chat',
    async run(line) {
      const child = await line.join()
      const chats = (await line.call('GET', 'chat/', { token: child.token })).body as unknown as { id: string }[]
      const { id } = chats[0]!
      await line.call('POST', `message/${id}/`, { token: child.token, body: { cid: randomUUID(), message: 'Salom' } })
      const people = await team(line)
      return oneOf(await line.fifty('POST', `staff/chat/${id}/claim/`, (nth) => ({ token: people[nth]!.token })))
    },
  },
  {
    name: 'one counsellor of a call',
    async run(line) {
      const { body } = await line.call('POST', 'sos/', { body: { nonce: randomUUID(), kind: 'self', can_speak: true } })
      const people = await team(line)
      return oneOf(await line.fifty('POST', `staff/sos/${String(body['id'])}/accept/`, (nth) => ({ token: people[nth]!.token })))
    },
  },
  {
    name: 'one beginning of a case',
    async run(line) {
      const id = await reportedCase(line)
      const people = await team(line, 'supervisor')
      const answers = await line.fifty('POST', `staff/report/${id}/act/`, (nth) => ({
        token: people[nth]!.token,
        body: { version: 1, act: 'begin_triage' },
      }))
      return oneOf(answers)
    },
  },
  {
    name: 'one decision on a member',
    async run(line) {
      const { request, supervisors } = await askMember(line)
      return oneOf(
        await line.fifty('POST', `staff/member-request/${request}/decide/`, (nth) => ({
          token: supervisors[nth % 2]!.token,
          body: { approve: true },
        })),
      )
    },
  },
  {
    name: 'one member of a link',
    async run(line) {
      const { request, supervisors, phone } = await askMember(line)
      await line.call('POST', `staff/member-request/${request}/decide/`, {
        token: supervisors[0]!.token,
        body: { approve: true },
      })
      const token = await line.textTo(phone, /\/staff\/invite#([\w-]{43})/)
      const answers = await line.fifty('POST', 'staff/invite/accept/', {
        body: { token, password: 'o‘n besh belgidan uzun parol' },
      })
      const [winner] = won(answers)
      const still = winner ? await line.call('GET', 'staff/auth/me/', { token: String(winner.body['access']) }) : null
      return won(answers).length === 1 && still?.status === 200 ? null : (oneOf(answers) ?? 'the winner’s session was ended')
    },
  },
  {
    name: 'one calendar of fifty',
    async run(line) {
      const { token } = await line.join('supervisor')
      const closed = Array.from({ length: 7 }, () => [])
      const body = { weeks: { uz: closed, ru: closed, en: closed }, special_days: [] }
      const answers = await line.fifty('PUT', 'staff/hours/', { token, body })
      return won(answers).length === TIMES ? null : statusesOf(answers)
    },
  },
]
