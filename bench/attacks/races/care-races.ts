import { randomUUID } from 'node:crypto'
import type { Member } from '../../../server/test/chat-cast.ts'
import { TIMES, won, type Line } from './line.ts'
import { did, oneNoted, oneOf, statusesOf, type Race } from './race.ts'
import { reportedCase, team } from './team-races.ts'

const REASON = { reason: 'Poyga uchun yozilgan sabab' }
const CARD = { summary: 'Uyda qo‘rqadi', risk: 'medium', promises: [], next_step: 'Ertaga yozish' }

/** A chat that somebody has. */
async function claimed(line: Line): Promise<{ child: Member; holder: Member; id: string }> {
  const [child, holder] = [await line.join(), await line.join('counsellor')]
  const chats = await did<{ id: string }[]>(line.call('GET', 'chat/', { token: child.token }), 'no chat')
  const { id } = chats[0]!
  const body = { cid: randomUUID(), message: 'Salom' }
  await did(line.call('POST', `message/${id}/`, { token: child.token, body }), 'no message')
  await did(line.call('POST', `staff/chat/${id}/claim/`, { token: holder.token }), 'not claimed')
  return { child, holder, id }
}

const soon = (): string => new Date(Date.now() + 3_600_000).toISOString()
/** Each of fifty by their own token. */
const each = (people: readonly Member[], body?: unknown) => (nth: number) => ({
  token: people[nth]!.token,
  ...(body === undefined ? {} : { body }),
})

const CHAT_RACES: readonly Race[] = [
  {
    name: 'one taker of an offered chat',
    async run(line) {
      const { id, holder } = await claimed(line)
      const taker = await line.join('counsellor')
      await did(line.call('PUT', 'staff/presence/', { token: taker.token, body: { state: 'on_shift' } }), 'not there')
      const body = { to: taker.id, card: CARD }
      await did(line.call('POST', `staff/chat/${id}/transfer/`, { token: holder.token, body }), 'not offered')
      return oneNoted(
        line,
        await line.fifty('POST', `staff/chat/${id}/transfer/accept/`, { token: taker.token }),
        'chat.transferred',
        id,
      )
    },
  },
  {
    name: 'one end of a chat',
    async run(line) {
      const { id } = await claimed(line)
      const answers = await line.fifty('POST', `staff/chat/${id}/end/`, each(await team(line, 'supervisor')))
      const noted = await line.audited('chat.ended_by_supervisor', id)
      return won(answers).length === TIMES && noted === 1 ? null : `${noted} noted: ${statusesOf(answers)}`
    },
  },
  {
    name: 'one yes to a block',
    async run(line) {
      const { id, holder, child } = await claimed(line)
      const body = { ...REASON, until: soon() }
      const block = await did(line.call('POST', `staff/chat/${id}/block/`, { token: holder.token, body }), 'not asked')
      const answers = await line.fifty('POST', `staff/block/${block.id}/confirm/`, each(await team(line, 'supervisor')))
      return oneNoted(line, answers, 'person.block_confirmed', child.id)
    },
  },
  {
    name: 'one message of a picture',
    async run(line) {
      const { id, child } = await claimed(line)
      const file = await did(line.upload(`chat/${id}/attachment/`, child.token), 'no picture')
      return oneOf(
        await line.fifty('POST', `message/${id}/`, () => ({
          token: child.token,
          body: { cid: randomUUID(), message: '', attachment_id: file.id },
        })),
      )
    },
  },
  {
    name: 'an entry for each number that was shown',
    async run(line) {
      const { child } = await claimed(line)
      const { vault } = line
      const { key_id } = await line.db.selectFrom('account').select('key_id').where('id', '=', child.id).executeTakeFirstOrThrow()
      const login = (await vault.useKey(line.db, key_id!)).seal(`${child.id}:login`, line.phone())
      await line.db.updateTable('account').set({ mode: 'phone', login }).where('id', '=', child.id).execute()
      const people = await team(line, 'supervisor')
      const answers = await line.fifty('POST', `staff/person/${child.id}/reveal/`, each(people, REASON))
      const noted = await line.audited('person.phone_revealed', child.id)
      return won(answers).length === TIMES && noted === TIMES ? null : `${noted} noted: ${statusesOf(answers)}`
    },
  },
]

/** A report with a file, and the case of it. */
async function withFile(line: Line): Promise<{ id: string; file: string; path: string }> {
  const { key } = await did(line.upload('victim/file/', null), 'no file')
  const id = await reportedCase(line, { file_keys: [key] })
  const { token } = await line.join('supervisor')
  const [first] = await did<{ id: string }[]>(line.call('GET', `staff/report/${id}/file/`, { token }), 'no list')
  return { id, file: first!.id, path: `staff/report/${id}/file/${first!.id}/original/` }
}

const CASE_RACES: readonly Race[] = [
  {
    name: 'one breaking of the glass',
    async run(line) {
      const id = await reportedCase(line)
      const [supervisor, holder, other] = [
        await line.join('supervisor'),
        await line.join('counsellor'),
        await line.join('counsellor'),
      ]
      const body = { version: 1, act: 'assign', assign_to: holder.id }
      await did(line.call('POST', `staff/report/${id}/act/`, { token: supervisor.token, body }), 'not given')
      const answers = await line.fifty('POST', `staff/report/${id}/break-glass/`, { token: other.token, body: REASON })
      return oneNoted(line, answers, 'case.glass_broken', id)
    },
  },
  {
    name: 'one hold by law',
    async run(line) {
      const id = await reportedCase(line)
      const answers = await line.fifty('POST', `staff/report/${id}/hold/`, each(await team(line, 'supervisor'), REASON))
      return oneNoted(line, answers, 'case.hold_set', id)
    },
  },
  {
    name: 'one closing as none of ours',
    async run(line) {
      const id = await reportedCase(line)
      const people = await team(line, 'supervisor')
      const act = (body: object) => did(line.call('POST', `staff/report/${id}/act/`, { token: people[0]!.token, body }), 'no act')
      const { version } = await act({ version: 1, act: 'begin_triage' })
      const body = { version, act: 'mark_out_of_scope', ...REASON }
      return oneOf(await line.fifty('POST', `staff/report/${id}/act/`, each(people, body)))
    },
  },
  {
    name: 'one asking for an original',
    async run(line) {
      const { path, file } = await withFile(line)
      const answers = await line.fifty('POST', path, each(await team(line, 'supervisor'), REASON))
      return oneNoted(line, answers, 'evidence.original_asked', file)
    },
  },
  {
    name: 'one second yes to an original',
    async run(line) {
      const { path, file } = await withFile(line)
      const { token } = await line.join('supervisor')
      await did(line.call('POST', path, { token, body: REASON }), 'not asked')
      const answers = await line.fifty('POST', `${path}decide/`, each(await team(line, 'supervisor'), { grant: true }))
      return oneNoted(line, answers, 'evidence.original_decided', file)
    },
  },
  {
    name: 'one report of a file',
    async run(line) {
      const { key } = await did(line.upload('victim/file/', null), 'no file')
      const body = {
        reporter_role: 'neighbour',
        type_ids: ['neglect'],
        urgency: 'days',
        region_code: 'UZ-SA',
        description: 'Qo‘shnimiz uyidagi o‘ylab topilgan bola har kuni yig‘laydi, juda xavotirdamiz.',
        accept_terms: true,
        file_keys: [key],
      }
      return oneOf(await line.fifty('POST', 'victim/', { body }))
    },
  },
  {
    name: 'one settling of a call',
    async run(line) {
      const { id } = await did(
        line.call('POST', 'sos/', { body: { nonce: randomUUID(), kind: 'self', can_speak: true } }),
        'no call',
      )
      const { token } = await line.join('supervisor')
      await did(line.call('POST', `staff/sos/${id}/accept/`, { token }), 'not accepted')
      const answers = await line.fifty('POST', `staff/sos/${id}/settle/`, { token, body: { outcome: 'helped' } })
      return oneNoted(line, answers, 'sos.settled', id)
    },
  },
  {
    name: 'one answer to a complaint',
    async run(line) {
      await did(line.call('POST', 'complaint/', { body: { text: 'Maslahatchi menga qattiq gapirdi.' } }), 'no complaint')
      const people = await team(line, 'supervisor')
      const list = await did(line.call('GET', 'staff/complaint/', { token: people[0]!.token }), 'no list')
      const { id } = list.results[0]!
      const answers = await line.fifty('POST', `staff/complaint/${id}/answer/`, each(people, { answer: 'Uzr so‘raymiz.' }))
      return oneNoted(line, answers, 'complaint.answered', id)
    },
  },
]

export const CARE_RACES: readonly Race[] = [...CHAT_RACES, ...CASE_RACES]
