import { randomInt, randomUUID } from 'node:crypto'
import { DAY_MS } from '@himoya/contract/tashkent'
import { inAllLanguages } from '../content-drafts.ts'
import { join } from '../chat-cast.ts'
import { freshStaffPhone } from '../member-calls.ts'
import { type Cast, does, drawCurtain, makeTag, REASON, type Row, type Thing } from './cast.ts'
import { fill } from './chat-rows.ts'
import { question } from './own-rows.ts'
import type { RuleName, State } from './rules.ts'

const TWO = ['open', 'missing'] as const
type Make = (cast: Cast, thing: Thing) => Promise<string>
type More = { body?: (ids: Record<string, string>) => unknown; states?: readonly State[] }

const ofTeam = (rule: RuleName, path: string, make: Make, { body, states = TWO }: More = {}): Row => ({
  rule,
  states,
  async make(cast, state) {
    const thing: Thing = { owner: await join(cast.app), ids: {} }
    const id = await make(cast, thing)
    thing.ids['id'] = state === 'missing' ? randomUUID() : id
    if (state === 'curtained') await drawCurtain(cast.app, thing.owner)
    return thing
  },
  ask: (ids) => ({ path: fill(path, ids), ...(body ? { body: body(ids) } : {}) }),
})

const person: Make = async (_, { owner }) => owner.id

const snippet: Make = async ({ app, who }) => {
  const body = { lang: 'uz', shortcut: `q${randomUUID().slice(0, 8)}`, text: 'Sinov matni' }
  return (await does(app, who.holder, 'POST', 'staff/snippet/', body)).id
}

const WORDS = { title: 'Yangi dars', text: 'Uyqu haqida yangi dars chiqdi.' }
const BROADCAST = { audience: 'teen', region: null, path: 'learn/uyqu', texts: inAllLanguages(WORDS), send_at: null }
const broadcast: Make = async ({ app, second }, { ids }) => {
  const { id, version } = await does(app, second.editor, 'POST', 'staff/broadcast/', BROADCAST)
  ids['version'] = String(version)
  return id
}
const inReview: Make = async (cast, thing) => {
  const id = await broadcast(cast, thing)
  const { version } = await does(cast.app, cast.second.editor, 'POST', `staff/broadcast/${id}/review/`)
  thing.ids['version'] = String(version)
  return id
}

/** One that waits for an answer, or with `to` one that came as far. */
const asked =
  (to: 'waiting' | 'drafting' | 'review'): Make =>
  async (cast, thing) => {
    const id = await question(cast, thing)
    const { app, second, who } = cast
    const at = `staff/question/${id}/`
    let { version } = await does(app, second.supervisor, 'GET', at)
    if (to !== 'waiting') ({ version } = await does(app, who.holder, 'POST', `${at}draft/`, { version, draft: DRAFT }))
    if (to === 'review') ({ version } = await does(app, who.holder, 'POST', `${at}submit/`, { version }))
    thing.ids['version'] = String(version)
    return id
  }
const EMPTY = { title: '', question: '', answer: '' }
const DRAFT = {
  way: 'private',
  category: null,
  lesson: null,
  place: null,
  texts: { uz: { ...EMPTY, answer: 'Avval o‘zingdan so‘ra.' }, ru: EMPTY, en: EMPTY },
}
const STATES = ['open', 'curtained', 'missing'] as const
const QUESTION = 'staff/question/{id}/'
const seen = ({ version }: Record<string, string>) => ({ version: Number(version) })
const ASKED: RuleName = 'team: anybody’s work'
const onQuestion = (path: string, to: 'waiting' | 'drafting' | 'review', body?: object): Row =>
  ofTeam(ASKED, `${QUESTION}${path}`, asked(to), { states: STATES, body: (ids) => ({ ...seen(ids), ...body }) })

const numberChange: Make = async ({ app, second }) => {
  const number = String(randomInt(100_000, 999_999))
  const labels = { uz: 'Ishonch telefoni', ru: 'Телефон доверия', en: 'Trust line' }
  const { changes } = await does(app, second.editor, 'POST', 'staff/number/change/', { kind: 'set', number, labels, position: 3 })
  return changes.find((change: { number: string }) => change.number === number).id
}

/** One's shifts may not overlap, so each is a day after the one before. */
let daysAhead = 1
const shift: Make = async ({ app, second, who }) => {
  const from = Date.now() + DAY_MS * ++daysAhead
  const body = {
    account_id: who.counsellor.id,
    starts_at: new Date(from).toISOString(),
    ends_at: new Date(from + 3_600_000).toISOString(),
  }
  const made = await does(app, second.supervisor, 'POST', 'staff/rota/', body)
  return made.at(-1).id
}

const giveDutyPhone = async ({ app, second }: Cast): Promise<string> => {
  const { id } = await join(app, 'counsellor')
  await does(app, second.supervisor, 'POST', 'staff/duty/phone/', { account_id: id, phone: freshStaffPhone() })
  return id
}
const dutyPhone: Make = async (cast) => {
  const account_id = await giveDutyPhone(cast)
  const { id } = await cast.app.platform.db
    .selectFrom('duty_phone')
    .select('id')
    .where('account_id', '=', account_id)
    .executeTakeFirstOrThrow()
  return id
}
const dutySlot: Make = async (cast) => {
  const account_id = await giveDutyPhone(cast)
  const body = { account_id, weekdays: [1], opens: '22:00', closes: '06:00', place: 1 }
  const { slots } = await does(cast.app, cast.second.supervisor, 'POST', 'staff/duty/slot/', body)
  return slots.find((slot: { account_id: string }) => slot.account_id === account_id).id
}

const invited = async ({ app, who }: Cast): Promise<string> => {
  const email = `taklif${randomInt(1e12).toString(36)}@himoya.test`
  const body = { email, phone: freshStaffPhone(), alias: 'Oydin', role: 'counsellor', langs: ['uz'] }
  return (await does(app, who.admin, 'POST', 'staff/user/', body)).member.id
}
const member: Make = (cast) => invited(cast)
const request: Make = async (cast) => {
  const { app, second } = cast
  await invited(cast)
  const { results } = await does(app, second.supervisor, 'GET', 'staff/member-request/?page_size=100')
  return results.find(({ state }: { state: string }) => state === 'waiting').id
}

const SENT = 'staff/broadcast/{id}/'
export const TEAM_ROWS: Record<string, Row> = {
  'PATCH /api/v1/staff/tag/:id/': ofTeam('supervisors', 'staff/tag/{id}/', makeTag, { body: () => ({ archived: true }) }),
  'PATCH /api/v1/staff/snippet/:id/': ofTeam('snippets', 'staff/snippet/{id}/', snippet, {
    body: () => ({ text: 'Boshqa matn' }),
  }),
  'POST /api/v1/staff/snippet/:id/approve/': ofTeam('snippets: another’s draft', 'staff/snippet/{id}/approve/', snippet),
  'DELETE /api/v1/staff/snippet/:id/': ofTeam('snippets: a draft of one’s own', 'staff/snippet/{id}/', snippet),

  'GET /api/v1/staff/broadcast/:id/': ofTeam('editors', SENT, broadcast),
  'PUT /api/v1/staff/broadcast/:id/': ofTeam('editors', SENT, broadcast, { body: (ids) => ({ ...seen(ids), ...BROADCAST }) }),
  'DELETE /api/v1/staff/broadcast/:id/': ofTeam('editors', SENT, broadcast),
  'POST /api/v1/staff/broadcast/:id/review/': ofTeam('editors', `${SENT}review/`, broadcast),
  'POST /api/v1/staff/broadcast/:id/return/': ofTeam('editors', `${SENT}return/`, inReview),
  'POST /api/v1/staff/broadcast/:id/approve/': ofTeam('editors', `${SENT}approve/`, inReview, { body: seen }),
  'POST /api/v1/staff/broadcast/:id/stop/': ofTeam('editors', `${SENT}stop/`, inReview),

  'GET /api/v1/staff/question/:id/': ofTeam(ASKED, QUESTION, asked('waiting'), { states: STATES }),
  'POST /api/v1/staff/question/:id/draft/': onQuestion('draft/', 'waiting', { draft: DRAFT }),
  'POST /api/v1/staff/question/:id/submit/': ofTeam('team: what one has written', `${QUESTION}submit/`, asked('drafting'), {
    states: STATES,
    body: seen,
  }),
  'POST /api/v1/staff/question/:id/escalate/': ofTeam(
    'team: leave it to a supervisor',
    `${QUESTION}escalate/`,
    asked('waiting'),
    {
      states: STATES,
      body: (ids) => ({ ...seen(ids), reason: 'Sinov uchun yozilgan sabab' }),
    },
  ),
  'POST /api/v1/staff/question/:id/return/': onQuestion('return/', 'review', { note: 'Sinov uchun yozilgan sabab' }),
  'POST /api/v1/staff/question/:id/approve/': onQuestion('approve/', 'review'),
  'POST /api/v1/staff/question/:id/close/': onQuestion('close/', 'waiting', { closed_for: 'not_ours' }),

  'POST /api/v1/staff/number/change/:id/confirm/': ofTeam('editors', 'staff/number/change/{id}/confirm/', numberChange, {
    body: () => ({ answered: 'Navbatchi' }),
  }),
  'POST /api/v1/staff/number/change/:id/refuse/': ofTeam('editors', 'staff/number/change/{id}/refuse/', numberChange),
  'POST /api/v1/staff/person/:person_id/sign-out/': ofTeam('supervisors', 'staff/person/{id}/sign-out/', person, {
    states: STATES,
    body: () => ({ reason: REASON }),
  }),
  'DELETE /api/v1/staff/rota/:id/': ofTeam('planners', 'staff/rota/{id}/', shift),
  'DELETE /api/v1/staff/duty/phone/:id/': ofTeam('supervisors', 'staff/duty/phone/{id}/', dutyPhone),
  'POST /api/v1/staff/duty/phone/:id/reveal/': ofTeam('supervisors', 'staff/duty/phone/{id}/reveal/', dutyPhone),
  'POST /api/v1/staff/duty/phone/:id/test/': ofTeam('supervisors', 'staff/duty/phone/{id}/test/', dutyPhone),
  'POST /api/v1/staff/duty/phone/:id/called/': ofTeam('supervisors: a partner', 'staff/duty/phone/{id}/called/', dutyPhone, {
    body: () => ({ answered_by: 'Gulnora' }),
  }),
  'DELETE /api/v1/staff/duty/slot/:id/': ofTeam('supervisors', 'staff/duty/slot/{id}/', dutySlot),

  'GET /api/v1/staff/user/:id/': ofTeam('admins', 'staff/user/{id}/', member),
  'PATCH /api/v1/staff/user/:id/': ofTeam('admins', 'staff/user/{id}/', member, { body: () => ({ alias: 'Gulnora' }) }),
  'POST /api/v1/staff/user/:id/invite/': ofTeam('admins', 'staff/user/{id}/invite/', member),
  'POST /api/v1/staff/member-request/:id/decide/': ofTeam('supervisors', 'staff/member-request/{id}/decide/', request, {
    body: () => ({ approve: true }),
  }),
}
