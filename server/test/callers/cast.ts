import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { createSession } from '../../src/modules/accounts/auth/sessions/sessions.service.ts'
import { CASE_LIMITS } from '../case-cast.ts'
import { join, openChat, say, type Member } from '../chat-cast.ts'
import { startTestApp, type Answer, type TestApp } from '../harness.ts'
import type { Caller, RuleName, State } from './rules.ts'

const OPEN = `attachment chat_send questions questions_person questions_stop results_address results_person results_share faq_helpful
  place_answer place_words question_vote question_votes questionnaires_address questionnaires_person questions_address duty_test media other search certificate_name`

export type Cast = {
  app: TestApp
  /** Everybody but a guest and the owner, who is another one for each object. */
  who: Record<Exclude<Caller, 'guest' | 'owner'>, Member>
  /** Does what takes somebody else's hands: confirms, publishes, offers. */
  second: { supervisor: Member; counsellor: Member; editor: Member }
  /** By state: made once, for callers that change nothing. */
  kept: Map<string, Promise<Thing>>
  woken_at: number
}

/** An object and its person, and the ids that stand in its addresses. */
export type Thing = { owner: Member; ids: Record<string, string> }
export type Asked = { method: string; path: string; body?: unknown; headers?: Record<string, string>; bytes?: Buffer }
export type Row = {
  rule: RuleName
  /** Rows of the same word make the same object, so that one is enough for all who change nothing; otherwise each row has its own. */
  pool?: string
  states: readonly State[]
  make(cast: Cast, state: State): Promise<Thing>
  ask(ids: Record<string, string>): Omit<Asked, 'method'>
}

export async function setCast(): Promise<Cast> {
  const open = OPEN.split(/\s+/).map((name) => `${name}=100000/1`)
  const app = await startTestApp({ env: { LIMITS: `${CASE_LIMITS.LIMITS},${open.join(',')}` }, connections: 8 })
  const who = {
    user: await join(app),
    holder: await join(app, 'counsellor'),
    counsellor: await join(app, 'counsellor'),
    supervisor: await join(app, 'supervisor'),
    editor: await join(app, 'editor'),
    admin: await join(app, 'admin'),
  }
  const second = {
    supervisor: await join(app, 'supervisor'),
    counsellor: await join(app, 'counsellor'),
    editor: await join(app, 'editor'),
  }
  return { app, who, second, kept: new Map(), woken_at: Date.now() }
}

const WAKES_MS = 10_000
const TOKEN_MS = 120_000
/** On a slow machine tokens grow old, and chats of a counsellor whose console is silent go back into the queue. */
export async function keepAwake(cast: Cast): Promise<void> {
  const { app, who, second, woken_at } = cast
  if (Date.now() - woken_at < WAKES_MS) return
  cast.woken_at = Date.now()
  for (const member of [...Object.values(who), ...Object.values(second)]) {
    const { exp } = JSON.parse(Buffer.from(member.token.split('.')[1]!, 'base64url').toString()) as { exp: number }
    if (exp * 1_000 - Date.now() > TOKEN_MS) continue
    const audience = member === who.user ? 'web' : 'staff'
    member.token = (
      await createSession(app.platform, app.platform.db, { account_id: member.id, audience, device: 'test' })
    ).access
  }
  for (const member of [who.holder, second.counsellor]) await does(app, member, 'GET', 'staff/queue/')
}

/** A call that has to come off. */
export async function does(app: TestApp, member: Member | null, method: string, path: string, body?: unknown): Promise<any> {
  const ask = (): Promise<Answer> =>
    app.call(method, `/api/v1/${path}`, {
      ...(member ? { token: member.token } : {}),
      ...(body === undefined ? {} : { body }),
    })
  let answer = await ask()
  // A busy machine sheds load; clients come again.
  for (let turn = 0; answer.status === 503 && turn < 40; turn += 1) answer = await sleep(250).then(ask)
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`)
  return answer.body
}

/** A tag of the team. */
export async function makeTag({ app, second }: Cast): Promise<string> {
  const labels = { uz: `teg ${randomUUID().slice(0, 8)}`, ru: '', en: '' }
  return (await does(app, second.supervisor, 'POST', 'staff/tag/', { labels })).id
}

/** Somebody with the SIM has opened the account since. */
export const drawCurtain = ({ platform }: TestApp, { id }: Member): Promise<unknown> =>
  sql`update account set curtain_before = clock_timestamp() where id = ${id}`.execute(platform.db)

/** On shift for as long as a console's silence is no sign; so it is said anew where it matters. */
export async function comeOnShift({ app, who, second }: Cast): Promise<void> {
  for (const member of [who.holder, second.counsellor]) await does(app, member, 'PUT', 'staff/presence/', { state: 'on_shift' })
}

const SOON = (): string => new Date(Date.now() + 3_600_000).toISOString()
export const REASON = 'Sinov uchun yozilgan sabab'

/** A chat that `holder` has, and with `more` what one row needs beside it. */
export async function makeChat(cast: Cast, state: State, more?: (thing: Thing) => Promise<void>): Promise<Thing> {
  const { app, who, second } = cast
  const owner = await join(app)
  const ids: Record<string, string> = { person: owner.id }
  const thing = { owner, ids }
  const earlier = await openChat(app, owner)
  await say(app, owner, earlier, 'birinchi suhbat')
  await does(app, who.holder, 'POST', `staff/chat/${earlier}/claim/`)
  await does(app, who.holder, 'POST', `staff/chat/${earlier}/end/`)
  const chat = await openChat(app, owner)
  const { body: message } = await say(app, owner, chat, 'Uyda meni urishadi')
  await does(app, who.holder, 'POST', `staff/chat/${chat}/claim/`)
  Object.assign(ids, { earlier, chat, message: message.id })
  await more?.(thing)
  if (state === 'ended') await does(app, who.holder, 'POST', `staff/chat/${chat}/end/`)
  if (state === 'blocked') {
    const block = await does(app, who.holder, 'POST', `staff/chat/${chat}/block/`, { reason: REASON, until: SOON() })
    await does(app, second.supervisor, 'POST', `staff/block/${block.id}/confirm/`)
  }
  if (state === 'deleted') await does(app, owner, 'DELETE', `chat/${chat}/messages/`)
  if (state === 'curtained') await drawCurtain(app, owner)
  if (state === 'missing') ids['chat'] = randomUUID()
  return thing
}
