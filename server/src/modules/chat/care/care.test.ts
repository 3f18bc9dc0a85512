import { randomUUID } from 'node:crypto'
import type { Hint, RiskChange, Tag } from '@himoya/contract/chat/desk'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dialStaff, dump, join, openChat, say, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

let app: TestApp
let counsellor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 10 })
  counsellor = await join(app, 'counsellor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = <T = any>(member: Member, method: string, path: string, body?: unknown) =>
  app.call<T>(method, `/api/v1/staff/${path}`, { token: member.token, ...(body ? { body } : {}) })

async function waiting(text = 'salom') {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  const { body } = await say(app, child, chat_id, text)
  return { child, chat_id, message_id: body.id as string }
}
async function claimed(text?: string) {
  const one = await waiting(text)
  await call(counsellor, 'POST', `chat/${one.chat_id}/claim/`)
  return one
}
const riskOf = async (chat_id: string) => (await call(supervisor, 'GET', `chat/${chat_id}/`)).body.risk

describe('risk', () => {
  it('is set with a reason, keeps its history, and orders the queue', async () => {
    const [calm, urgent] = [await waiting(), await waiting()]
    const change = { risk: 'high', reason: 'Otasi hozir uyda, urmoqchi' }
    const { body } = await call<RiskChange[]>(counsellor, 'POST', `chat/${urgent.chat_id}/risk/`, change)
    expect(body).toMatchObject([{ from: 'unassessed', to: 'high', reason: change.reason, by: { alias: counsellor.alias } }])
    await call(supervisor, 'POST', `chat/${urgent.chat_id}/risk/`, { risk: 'sos', reason: 'Bola qo‘ng‘iroq qila olmayapti' })
    const { body: history } = await call<RiskChange[]>(supervisor, 'GET', `chat/${urgent.chat_id}/risk/`)
    expect(history.map(({ from, to }) => [from, to])).toEqual([
      ['high', 'sos'],
      ['unassessed', 'high'],
    ])
    expect(await riskOf(urgent.chat_id)).toBe('sos')
    expect(await riskOf(calm.chat_id)).toBe('unassessed')
  })

  it('is set by a level and one answer of the guide, kept as answers, sealed, and read as answers', async () => {
    const { chat_id } = await claimed()
    const guide = { danger_now: 'yes', alone: 'unclear' }
    const { status, body } = await call<RiskChange[]>(counsellor, 'POST', `chat/${chat_id}/risk/`, { risk: 'sos', guide })
    expect(status).toBe(200)
    expect(body).toMatchObject([{ from: 'unassessed', to: 'sos', reason: '', guide }])
    const reason = 'Onasi ishda, u yolg‘iz qolgan'
    await call(counsellor, 'POST', `chat/${chat_id}/risk/`, { risk: 'high', guide: { plan: 'no' }, reason })
    const [newest] = (await call<RiskChange[]>(supervisor, 'GET', `chat/${chat_id}/risk/`)).body
    expect(newest).toMatchObject({ to: 'high', guide: { plan: 'no' }, reason })
    const rows = await dump(app)
    expect(rows.filter((row) => row.includes('danger_now') || row.includes(reason.toLowerCase()))).toEqual([])
    for (const wrong of [{}, { danger_now: 'maybe' }, { mood: 'yes' }]) {
      expect((await call(counsellor, 'POST', `chat/${chat_id}/risk/`, { risk: 'low', guide: wrong })).status).toBe(422)
    }
    expect(await riskOf(chat_id)).toBe('high')
  })

  it('is refused without a reason, and nothing changes', async () => {
    const { chat_id } = await claimed()
    for (const risk of ['unassessed', 'deadly']) {
      const reason = 'Hozircha bilmayman, keyin'
      expect((await call(counsellor, 'POST', `chat/${chat_id}/risk/`, { risk, reason })).status).toBe(422)
    }
    for (const reason of ['', 'qisqa', '          ']) {
      expect((await call(counsellor, 'POST', `chat/${chat_id}/risk/`, { risk: 'high', reason })).status).toBe(422)
    }
    expect(await riskOf(chat_id)).toBe('unassessed')
    expect((await call(counsellor, 'GET', `chat/${chat_id}/risk/`)).body).toEqual([])
  })

  it('tells the consoles that read along', async () => {
    const { chat_id } = await claimed()
    const line = await dialStaff(app, counsellor)
    line.send({ type: 'sub', chat_id, since: 0 })
    await line.next((frame) => frame.type === 'subscribed')
    // The chat's facts are followed right behind its messages.
    line.send({ type: 'ping', n: 7 })
    await line.next((frame) => frame.type === 'pong')
    await call(supervisor, 'POST', `chat/${chat_id}/risk/`, { risk: 'medium', reason: 'Maktabda kamsitishmoqda' })
    expect(await line.next((frame) => frame.type === 'facts')).toEqual({ type: 'facts', chat_id })
    await line.close()
  })
})

const inUzbek = (uz: string) => ({ uz, ru: '', en: '' })

describe('tags', () => {
  it('are said in three languages, and can be translated later without losing a chat they are put on', async () => {
    const { body: tag } = await call<Tag>(supervisor, 'POST', 'tag/', { labels: inUzbek(`oila ${randomUUID().slice(0, 8)}`) })
    const { chat_id } = await claimed()
    await call(counsellor, 'POST', `chat/${chat_id}/tag/`, { tag_id: tag.id })
    const labels = { ...tag.labels, ru: 'семья', en: 'family' }
    await call(supervisor, 'PATCH', `tag/${tag.id}/`, { labels })
    expect((await call(counsellor, 'GET', `chat/${chat_id}/tag/`)).body).toEqual([{ ...tag, labels }])
    expect((await call(supervisor, 'PATCH', `tag/${tag.id}/`, { labels: { ...labels, uz: '' } })).status).toBe(422)
  })

  it('come from the team’s list; a name is there once, however it is written', async () => {
    const label = `Maktab ${randomUUID().slice(0, 8)}`
    const { body: tag } = await call<Tag>(supervisor, 'POST', 'tag/', { labels: { uz: `  ${label}  `, ru: 'Школа', en: '' } })
    expect(tag).toMatchObject({ labels: { uz: label, ru: 'Школа', en: '' }, archived: false })
    const again = await call(supervisor, 'POST', 'tag/', { labels: inUzbek(label.toUpperCase()) })
    expect(again).toMatchObject({ status: 422, body: { fields: { uz: ['taken'] } } })
    const { chat_id } = await claimed()
    expect((await call(counsellor, 'POST', `chat/${chat_id}/tag/`, { tag_id: tag.id })).body).toEqual([tag])
    expect((await call(counsellor, 'POST', `chat/${chat_id}/tag/`, { tag_id: tag.id })).body).toEqual([tag])
    expect((await call(counsellor, 'DELETE', `chat/${chat_id}/tag/${tag.id}/`)).body).toEqual([])
  })

  it('that are archived stay where they are and are put nowhere else', async () => {
    const { body: tag } = await call<Tag>(supervisor, 'POST', 'tag/', { labels: inUzbek(`eski ${randomUUID().slice(0, 8)}`) })
    const [before, after] = [await claimed(), await claimed()]
    await call(counsellor, 'POST', `chat/${before.chat_id}/tag/`, { tag_id: tag.id })
    await call(supervisor, 'PATCH', `tag/${tag.id}/`, { archived: true })
    expect((await call(counsellor, 'GET', `chat/${before.chat_id}/tag/`)).body).toEqual([{ ...tag, archived: true }])
    expect((await call(counsellor, 'POST', `chat/${after.chat_id}/tag/`, { tag_id: tag.id })).status).toBe(422)
    expect((await call(counsellor, 'POST', `chat/${after.chat_id}/tag/`, { tag_id: randomUUID() })).status).toBe(422)
  })
})

describe('hints', () => {
  const hints = async (member: Member, chat_id: string): Promise<Hint[]> =>
    (await call(member, 'GET', `chat/${chat_id}/hint/`)).body

  it('point at the words of the person, never at ours, and their words are kept nowhere', async () => {
    const { child, chat_id, message_id } = await claimed('men yashagim kelmayapti')
    await say(app, counsellor, chat_id, 'yashagim kelmayapti deganingizda')
    await say(app, child, chat_id, 'kulib o‘lib qoldim')
    expect(await hints(counsellor, chat_id)).toEqual([{ message_id, seq: 1, topic: 'self_harm', spans: [[4, 23]] }])
    const rows = await dump(app)
    expect(rows.some((row) => row.includes('kelmayapti'))).toBe(false)
  })

  it('help whoever looks through the queue, before the chat is taken', async () => {
    const { chat_id } = await waiting('dadam kaltakladi')
    expect((await hints(counsellor, chat_id)).map(({ topic }) => topic)).toEqual(['violence'])
  })

  it('that a person put away stay away, for everybody, and new words bring new ones', async () => {
    const { child, chat_id, message_id } = await claimed('uydan qochib ketdim')
    await call(counsellor, 'POST', `chat/${chat_id}/hint/dismiss/`, { message_id, topic: 'running_away' })
    expect(await hints(supervisor, chat_id)).toEqual([])
    await say(app, child, chat_id, 'boradigan joyim yo‘q')
    expect(await hints(supervisor, chat_id)).toMatchObject([{ seq: 2, topic: 'running_away' }])
    const foreign = await claimed('uydan qochib ketdim')
    const strange = { message_id: foreign.message_id, topic: 'running_away' }
    expect((await call(counsellor, 'POST', `chat/${chat_id}/hint/dismiss/`, strange)).status).toBe(404)
  })

  it('change nothing by themselves: the risk stays until a person sets it', async () => {
    const { chat_id } = await claimed('o‘zimni o‘ldirmoqchiman')
    await hints(counsellor, chat_id)
    expect(await riskOf(chat_id)).toBe('unassessed')
  })
})
