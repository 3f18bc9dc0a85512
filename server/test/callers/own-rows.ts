import { randomBytes, randomUUID } from 'node:crypto'
import { createSession } from '../../src/modules/accounts/auth/sessions/sessions.service.ts'
import { notify } from '../../src/modules/notifications/notifications.service.ts'
import { v7 as uuid } from '../../src/platform/crypto/ids.ts'
import { join } from '../chat-cast.ts'
import { type Cast, does, drawCurtain, type Row, type Thing } from './cast.ts'
import { fill } from './chat-rows.ts'
import type { RuleName } from './rules.ts'
import { publishedOf } from './content-cast.ts'

const OWN = ['open', 'curtained', 'deleted', 'missing'] as const
type Made = { rule: RuleName; path: string; body?: () => unknown }
type Make = (cast: Cast, thing: Thing) => Promise<string>

/** Something of a person's; `gone` takes it away as they would. */
function ofPerson(make: Make, gone: (cast: Cast, thing: Thing) => Promise<unknown>, made: Made): Row {
  const { rule, path, body } = made
  return {
    rule,
    states: OWN,
    async make(cast, state) {
      const thing: Thing = { owner: await join(cast.app), ids: {} }
      thing.ids['id'] = state === 'missing' ? randomUUID() : await make(cast, thing)
      if (state === 'deleted') await gone(cast, thing)
      if (state === 'curtained') await drawCurtain(cast.app, thing.owner)
      return thing
    },
    ask: (ids) => ({ path: fill(path, ids), ...(body ? { body: body() } : {}) }),
  }
}

const saved: Make = async (cast, { owner }) => {
  const { id } = await publishedOf(cast, 'news')
  const body = await does(cast.app, owner, 'POST', 'saved/', { type: 'news', object_id: id })
  return body.id
}

const notice: Make = async ({ app }, { owner }) => {
  const { platform } = app
  await notify(platform, platform.db, { account_id: owner.id, what: 'account.password_changed', dedupe_key: randomUUID() })
  const { results } = await does(app, owner, 'GET', 'notification/')
  return results[0].id
}

const result: Make = async (cast, { owner }) => {
  const { id, facts } = await publishedOf(cast, 'test')
  const { questions } = facts as { questions: { key: string }[] }
  const answers = questions.map(({ key }) => ({ question: key, options: ['a'] }))
  const body = await does(cast.app, owner, 'POST', 'result/', { test: id, answers })
  return body.id
}

const ASKED = {
  title: 'Sinfdoshim bilan urishib qoldim',
  question: 'Kecha maktabda qattiq urishdik. Endi nima deyishni bilmayman.',
}
export const question: Make = async ({ app }, { owner }) => {
  await does(app, owner, 'POST', 'question/', ASKED)
  const { results } = await does(app, owner, 'GET', 'question/mine/')
  return results[0].id
}

const remove =
  (path: string) =>
  ({ app }: Cast, { owner, ids }: Thing) =>
    does(app, owner, 'DELETE', fill(path, ids))
const removeRow = async ({ app }: Cast, { ids }: Thing): Promise<void> =>
  void (await app.platform.db.deleteFrom('notification').where('id', '=', ids['id']!).execute())

/** Another device of the same one. */
function session(rule: RuleName, path: string, audience: 'web' | 'staff'): Row {
  return {
    rule,
    states: ['open', 'missing'],
    async make({ app, who }, state) {
      const owner = await join(app)
      const account_id = audience === 'web' ? owner.id : who.holder.id
      const { access } = await createSession(app.platform, app.platform.db, { account_id, audience, device: 'test' })
      const { sid } = JSON.parse(Buffer.from(access.split('.')[1]!, 'base64url').toString()) as { sid: string }
      return { owner, ids: { id: state === 'missing' ? randomUUID() : sid } }
    },
    ask: (ids) => ({ path: fill(path, ids) }),
  }
}

function passkey(body?: () => unknown): Row {
  return {
    rule: 'staff: a thing of their own',
    states: ['open', 'missing'],
    async make({ app, who }, state) {
      const id = uuid()
      const row = { id, account_id: who.holder.id, credential_id: randomBytes(16), public_key: randomBytes(64), sign_count: 0 }
      if (state === 'open')
        await app.platform.db
          .insertInto('passkey')
          .values({ ...row, name: 'Sinov', created_at: new Date() })
          .execute()
      return { owner: who.user, ids: { id } }
    },
    ask: (ids) => ({ path: fill('staff/auth/passkey/{id}/', ids), ...(body ? { body: body() } : {}) }),
  }
}

const THING: RuleName = 'person: their thing'
export const OWN_ROWS: Record<string, Row> = {
  'DELETE /api/v1/saved/:id/': ofPerson(saved, remove('saved/{id}/'), { rule: THING, path: 'saved/{id}/' }),
  'PATCH /api/v1/notification/:id/': ofPerson(notice, removeRow, {
    rule: THING,
    path: 'notification/{id}/',
    body: () => ({ is_read: true }),
  }),
  'GET /api/v1/result/:id/': ofPerson(result, remove('result/{id}/'), { rule: THING, path: 'result/{id}/' }),
  'DELETE /api/v1/result/:id/': ofPerson(result, remove('result/{id}/'), { rule: THING, path: 'result/{id}/' }),
  'POST /api/v1/result/:id/share/': ofPerson(result, remove('result/{id}/'), { rule: THING, path: 'result/{id}/share/' }),
  'DELETE /api/v1/question/mine/:id/': ofPerson(question, remove('question/mine/{id}/'), {
    rule: THING,
    path: 'question/mine/{id}/',
  }),
  'DELETE /api/v1/auth/sessions/:id/': session(THING, 'auth/sessions/{id}/', 'web'),
  'DELETE /api/v1/staff/auth/sessions/:id/': session('staff: a thing of their own', 'staff/auth/sessions/{id}/', 'staff'),
  'DELETE /api/v1/staff/member-session/:id/': session('supervisors', 'staff/member-session/{id}/', 'staff'),
  'PATCH /api/v1/staff/auth/passkey/:id/': passkey(() => ({ name: 'Telefon' })),
  'DELETE /api/v1/staff/auth/passkey/:id/': passkey(),
}
