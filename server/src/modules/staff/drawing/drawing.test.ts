import { readdir, readFile } from 'node:fs/promises'
import { join as joinPath } from 'node:path'
import { COUNSELLOR_DRAWINGS } from '@himoya/contract/staff/counsellor-drawings'
import { LANGUAGES } from '@himoya/contract/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { untilHolds } from '../../../../../kit/test/until.ts'
import { dialChat, join, openChat, say, type Line, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

const REASON = { reason: 'Sinov uchun yozilgan sabab' }

let app: TestApp
let admin: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'chat_send=100000/1,api=100000/1' }, connections: 8 })
  admin = await join(app, 'admin')
})
afterAll(() => app.close())

const call = ({ token }: Member, method: string, path: string, body?: unknown, lang: (typeof LANGUAGES)[number] = 'uz') =>
  app.call(method, `/api/v1/${path}`, { token, lang, ...(body === undefined ? {} : { body }) })
const choose = (member: Member, drawing: unknown) => call(member, 'PUT', 'staff/drawing/', { drawing })
const own = async (member: Member) => (await call(member, 'GET', 'staff/drawing/')).body
const counsellor = () => join(app, 'counsellor')

/** A child who wrote and is answered by this one; what their screen was last shown of it. */
async function answeredBy(member: Member) {
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'salom')
  expect((await call(member, 'POST', `staff/chat/${chat_id}/claim/`)).status).toBe(200)
  const line = await dialChat(app, child, chat_id)
  return { chat_id, line, shows: (expected: object) => untilHolds(() => expect(lastStatus(line)).toEqual(expected)) }
}
const lastStatus = (line: Line) => {
  const { state, counsellor: alias, drawing } = line.frames.findLast(({ type }) => type === 'state') ?? {}
  return { state, ...(alias === undefined ? {} : { alias }), ...(drawing === undefined ? {} : { drawing }) }
}

describe('one’s own drawing', () => {
  it('is the usual picture until it is chosen, and is given back by choosing that again', async () => {
    const member = await counsellor()
    expect((await own(member)).drawing).toBe(null)
    expect((await choose(member, 'tulip')).body.drawing).toBe('tulip')
    expect((await own(member)).drawing).toBe('tulip')
    expect((await choose(member, null)).body.drawing).toBe(null)
    expect((await own(member)).drawing).toBe(null)
  })

  it('can be any of the list, of which each is a small file that takes the page’s colours', async () => {
    const member = await join(app, 'supervisor')
    const folder = joinPath(import.meta.dirname, '../../../../../web/public/drawings')
    for (const name of COUNSELLOR_DRAWINGS) {
      expect((await choose(member, name)).body.drawing).toBe(name)
      const file = await readFile(`${folder}/${name}.svg`, 'utf8')
      expect(file.length).toBeLessThan(1500)
      expect(file).toContain('<g id="d">')
      expect(file.replaceAll(/var\(--(?:i|n)-\w+, #[\dA-F]{6}\)/g, '')).not.toMatch(/#[\da-fA-F]{3}|<script|<style|href|<text/)
    }
    expect((await readdir(folder)).toSorted()).toEqual([...COUNSELLOR_DRAWINGS, 'usual'].map((name) => `${name}.svg`).toSorted())
  })

  it('is refused when there is none of that name, by a sentence in each language, and stays what it was', async () => {
    const member = await counsellor()
    await choose(member, 'leaf')
    const sentences = new Set<string>()
    for (const lang of LANGUAGES) {
      for (const drawing of ['fox', 'usual', '../avatars/fox', '', 7, 'Leaf']) {
        const { status, body } = await call(member, 'PUT', 'staff/drawing/', { drawing }, lang)
        expect([status, body.code, body.fields]).toEqual([422, 'invalid', { drawing: ['not_allowed'] }])
        sentences.add(body.message)
      }
    }
    expect(sentences.size).toBe(LANGUAGES.length)
    expect((await choose(member, undefined)).status).toBe(422)
    expect((await own(member)).drawing).toBe('leaf')
  })

  it('is chosen by nobody else, not even by an admin', async () => {
    const [member, colleague] = [await counsellor(), await counsellor()]
    await choose(member, 'jug')
    expect((await choose(colleague, 'cup')).status).toBe(200)
    expect((await call(colleague, 'PUT', 'staff/drawing/', { drawing: 'cup', id: member.id })).status).toBe(422)
    expect((await call(admin, 'PATCH', `staff/user/${member.id}/`, { drawing: 'cup' })).status).toBe(422)
    expect((await own(member)).drawing).toBe('jug')
  })

  it.each(['admin', 'editor', 'user'] as const)('is nothing for who answers no child: %s', async (role) => {
    const somebody = await join(app, role)
    const wanted = role === 'user' ? 401 : 403
    expect((await call(somebody, 'GET', 'staff/drawing/')).status).toBe(wanted)
    expect((await choose(somebody, 'sun')).status).toBe(wanted)
    expect((await app.call('GET', '/api/v1/staff/drawing/')).status).toBe(401)
  })

  it('may be the same as another’s; it is said which are in use by who may answer, and not by whom', async () => {
    const [member, colleague] = [await counsellor(), await counsellor()]
    await choose(colleague, 'boat')
    expect((await own(member)).used_by_others).toContain('boat')
    const { status, body } = await choose(member, 'boat')
    expect([status, body.drawing]).toEqual([200, 'boat'])
    expect(JSON.stringify(body)).not.toContain(colleague.alias)
    await choose(member, null)
    expect((await own(colleague)).used_by_others).not.toContain('boat')

    expect((await call(admin, 'PATCH', `staff/user/${colleague.id}/`, { blocked: true })).status).toBe(200)
    expect((await own(member)).used_by_others).not.toContain('boat')
    const gone = await counsellor()
    await choose(gone, 'dutar')
    expect((await own(member)).used_by_others).toContain('dutar')
    await app.platform.db.updateTable('account').set({ deleted_at: new Date() }).where('id', '=', gone.id).execute()
    expect((await own(member)).used_by_others).not.toContain('dutar')
  })
})

describe('a child', () => {
  it('sees the drawing beside the alias while that counsellor has the chat, and the next one’s after them', async () => {
    const [member, namesake, next] = [await counsellor(), await counsellor(), await join(app, 'supervisor')]
    const { alias } = member
    await app.platform.db.updateTable('staff_member').set({ alias }).where('account_id', 'in', [namesake.id, next.id]).execute()
    await choose(member, 'bridge')
    await choose(namesake, 'cherry')
    // Two of one name are told apart by what they have chosen, also where they are read at once.
    const { chat_id, line, shows } = await answeredBy(member)
    const other = await answeredBy(namesake)
    await other.shows({ state: 'active', alias, drawing: 'cherry' })
    await shows({ state: 'active', alias, drawing: 'bridge' })

    expect((await call(next, 'POST', `staff/chat/${chat_id}/take-over/`, REASON)).status).toBe(200)
    await shows({ state: 'active', alias })
    await other.shows({ state: 'active', alias, drawing: 'cherry' })
    expect((await call(next, 'POST', `staff/chat/${chat_id}/end/`)).status).toBe(200)
    await shows({ state: 'ended' })
    await Promise.all([line.close(), other.line.close()])
  })

  it('sees neither of who was blocked: the chat waits again', async () => {
    const member = await counsellor()
    await choose(member, 'mountain')
    const { line, shows } = await answeredBy(member)
    await shows({ state: 'active', alias: member.alias, drawing: 'mountain' })
    expect((await call(admin, 'PATCH', `staff/user/${member.id}/`, { blocked: true })).status).toBe(200)
    await shows({ state: 'waiting' })
    await line.close()
  })

  it('is given it with the alias alone, in no list and with no message', async () => {
    const member = await counsellor()
    await choose(member, 'balloon')
    const child = await join(app)
    const chat_id = await openChat(app, child)
    await say(app, child, chat_id, 'salom')
    await call(member, 'POST', `staff/chat/${chat_id}/claim/`)
    await say(app, member, chat_id, 'Assalomu alaykum')
    for (const path of ['chat/', `message/${chat_id}/`]) {
      const { status, body } = await call(child, 'GET', path)
      expect(status).toBe(200)
      expect(JSON.stringify(body)).not.toContain('balloon')
    }
  })
})
