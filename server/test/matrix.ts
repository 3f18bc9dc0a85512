import { randomUUID } from 'node:crypto'
import { checkDigit } from '@himoya/contract/accounts/receipt-digits'
import { onCase } from './case-cast.ts'
import {
  type Asked,
  begunUpload,
  callFor,
  COMPLAINT,
  complaintFor,
  caseFor,
  chatFor,
  followUpFor,
  inboxFor,
  newCase,
  ownReport,
  partBody,
  partFor,
  promiseBody,
  type Relation,
  REPORT,
  type Role,
  type Stage,
  staffCall,
} from './matrix-cast.ts'

/**
 * The authorization matrix (safety.md 19) of reporting, complaints, cases, promises, SOS, audit and the security log: a row for every route, in it a verdict for every role and
 * relation. `ok`: 2xx. A route without a row fails the test, and so does a row without a route.
 */
export type Verdict = 'ok' | 401 | 403 | 404 | 409 | 422
export type Row = {
  relations: readonly Relation[]
  verdict(role: Role, relation: Relation): Verdict
  ask(stage: Stage, role: Role, relation: Relation): Promise<Asked>
}

const ONE = ['own'] as const
const OBJECT = ['own', 'other', 'deleted', 'missing'] as const
/** What a person of the site has, who may lose sight of it. */
const THEIRS = ['own', 'other', 'curtained', 'deleted', 'missing'] as const
const PART = ['own', 'other', 'deleted', 'missing', 'wrong_parent'] as const
const CASES = '/api/v1/staff/report/'
const VICTIM = '/api/v1/victim/'
const SOS = '/api/v1/sos/'
const STAFF_COMPLAINTS = '/api/v1/staff/complaint/'
const STAFF_SOS = '/api/v1/staff/sos/'
const FOLLOW_UPS = '/api/v1/staff/follow-up/'
const SECURITY = '/api/v1/staff/security/'
const NO_RECEIPT = `1234567890123456789${checkDigit('1234567890123456789')}`
const REASON = { reason: 'Sinov uchun sabab' }

const anybody = (): Verdict => 'ok'

/** A staff route for these roles, without an object. */
const staffOnly =
  (...roles: Role[]) =>
  (role: Role): Verdict => {
    if (role === 'guest' || role === 'user') return 401
    return roles.includes(role) ? 'ok' : 403
  }

/** Counsellors their own, supervisors the team's, nobody else; what is foreign is missing. */
function teamCase(role: Role, relation: Relation): Verdict {
  const by_role = staffOnly('counsellor', 'supervisor')(role)
  if (by_role !== 'ok') return by_role
  return relation === 'own' || (role === 'supervisor' && relation === 'other') ? 'ok' : 404
}

function supervisorsCase(role: Role, relation: Relation): Verdict {
  const by_role = staffOnly('supervisor')(role)
  if (by_role !== 'ok') return by_role
  return relation === 'own' || relation === 'other' ? 'ok' : 404
}

/** A signed-in person's own; a token of staff opens nothing of the site. */
const ownOnly = (role: Role, relation: Relation): Verdict => (role === 'user' ? (relation === 'own' ? 'ok' : 404) : 401)

const one = (path: string, verdict: Row['verdict'], body?: () => unknown): Row => ({
  relations: ONE,
  verdict,
  ask: async () => ({ path, ...(body ? { body: body() } : {}) }),
})

type Making = { body?: () => unknown; more?: object; prepare?: (stage: Stage, id: string) => Promise<unknown> }

/** On a case; `prepare` brings it where the call makes sense, where the caller has one. */
const onCases = (tail: string, { body, more, prepare }: Making = {}, verdict = teamCase): Row => ({
  relations: OBJECT,
  verdict,
  async ask(stage, role, relation) {
    const id = await caseFor(stage, role, relation, more)
    if (prepare && (relation === 'own' || relation === 'other')) await prepare(stage, id)
    return { path: `${CASES}${id}/${tail}`, ...(body ? { body: body() } : {}) }
  },
})

type Kind = Parameters<typeof partFor>[3]
type PartMaking = { body?: () => unknown; prepare?: (stage: Stage, path: string) => Promise<unknown> }

const onParts = (kind: Kind, tail: string, { body, prepare }: PartMaking = {}, verdict: Row['verdict'] = teamCase): Row => ({
  relations: PART,
  verdict,
  async ask(stage, role, relation) {
    const path = await partFor(stage, role, relation, kind)
    if (prepare && (relation === 'own' || relation === 'other')) await prepare(stage, path)
    return { path: `${CASES}${path}${tail}`, ...(body ? { body: body() } : {}) }
  },
})

/** By the token of a receipt, whoever calls; a web or staff token is none. */
const byReceipt = (tail: string, body?: () => unknown): Row => ({
  relations: ['own', 'deleted', 'missing'],
  verdict: (role, relation) => (role === 'guest' && relation === 'own' ? 'ok' : 401),
  async ask(stage, _role, relation) {
    const { token } = await inboxFor(stage, relation)
    return {
      path: `${VICTIM}receipt/${tail}`,
      headers: { authorization: `Receipt ${token}` },
      ...(body ? { body: body() } : {}),
    }
  },
})

/** By the key of an upload, whoever calls. other: with somebody else's key. */
const byFileKey = (tail: string, whole: boolean, making: { query?: string; bytes?: boolean } = {}): Row => ({
  relations: ['own', 'other', 'deleted', 'missing', 'wrong_parent'],
  verdict: (_role, relation) => (relation === 'own' ? 'ok' : 404),
  async ask({ app }, _role, relation) {
    const begun = await begunUpload(app, whole)
    const foreign = relation === 'other' || relation === 'wrong_parent' ? await begunUpload(app, false) : null
    const headers = { 'x-file-key': foreign?.key ?? begun.key }
    if (relation === 'deleted') await app.call('DELETE', `${VICTIM}file/${begun.id}/`, { headers })
    const id = relation === 'missing' ? randomUUID() : begun.id
    const path = `${VICTIM}file/${id}/${tail}${making.query ?? ''}`
    return { path, headers, ...(making.bytes ? { bytes: begun.bytes } : {}) }
  },
})

/** Its sender: a signed-in person by who they are, a guest by the nonce. Staff have no web token, so they are guests without one. */
const bySender = (tail: string, body?: () => unknown): Row => ({
  relations: THEIRS,
  verdict(role, relation) {
    if (role !== 'guest' && role !== 'user') return 401
    // Of a guest nothing is ever behind a curtain: the nonce is theirs alone.
    if (role === 'guest' && relation === 'curtained') return 'ok'
    return relation === 'own' ? 'ok' : 404
  },
  async ask(stage, role, relation) {
    const { id, nonce } = await callFor(stage, role, relation)
    return {
      path: `${SOS}${id}/${tail}`,
      headers: role === 'guest' ? { 'x-sos-nonce': nonce } : {},
      ...(body ? { body: body() } : {}),
    }
  },
})

const onCalls = (tail: string, taken: boolean, verdict: Row['verdict'], body?: () => unknown): Row => ({
  relations: OBJECT,
  verdict,
  async ask(stage, role, relation) {
    const id = await staffCall(stage, role, relation, { taken: taken || relation === 'other' })
    return { path: `${STAFF_SOS}${id}/${tail}`, ...(body ? { body: body() } : {}) }
  },
})

/** Of complaints nobody is the owner: each is there for every supervisor. */
const onComplaints = (tail: string, body?: () => unknown): Row => ({
  relations: ['own', 'deleted', 'missing'],
  verdict: (role, relation) => {
    const verdict = staffOnly('supervisor')(role)
    return verdict === 'ok' && relation !== 'own' ? 404 : verdict
  },
  async ask(stage, _role, relation) {
    const { id } = await complaintFor(stage, relation)
    return { path: `${STAFF_COMPLAINTS}${id}/${tail}`, ...(body ? { body: body() } : {}) }
  },
})

const onFollowUps = (tail: string, body?: () => unknown): Row => ({
  relations: OBJECT,
  verdict: teamCase,
  ask: async (stage, role, relation) => ({
    path: `${FOLLOW_UPS}${await followUpFor(stage, role, relation)}/${tail}`,
    ...(body ? { body: body() } : {}),
  }),
})

const onChatPromises = (verdict: Row['verdict'], body?: () => unknown): Row => ({
  relations: OBJECT,
  verdict,
  ask: async (stage, role, relation) => ({
    path: `${FOLLOW_UPS}chat/${await chatFor(stage, role, relation)}/`,
    ...(body ? { body: body() } : {}),
  }),
})

const onCasePromises = (body?: () => unknown): Row => ({
  relations: OBJECT,
  verdict: teamCase,
  ask: async (stage, role, relation) => ({
    path: `${FOLLOW_UPS}case/${await newCase(stage, role, relation)}/`,
    ...(body ? { body: body() } : {}),
  }),
})

const askOriginal = async ({ app, others }: Stage, path: string): Promise<void> => {
  await onCase(app, others.supervisor, 'POST', `${path}original/`, REASON)
}
const openOriginal = async ({ app, others, who }: Stage, path: string): Promise<void> => {
  await onCase(app, others.supervisor, 'POST', `${path}original/`, REASON)
  await onCase(app, who.supervisor, 'POST', `${path}original/decide/`, { grant: true })
}

export const MATRIX: Record<string, Row> = {
  'GET /api/v1/victim/type/': one(`${VICTIM}type/`, anybody),
  'POST /api/v1/victim/': one(
    VICTIM,
    (role) => (role === 'guest' || role === 'user' ? 'ok' : 401),
    () => REPORT,
  ),
  'GET /api/v1/victim/': one(VICTIM, ownOnly),
  'GET /api/v1/victim/:ref/': {
    relations: THEIRS,
    verdict: ownOnly,
    ask: async (stage, _role, relation) => ({ path: `${VICTIM}${await ownReport(stage, relation)}/` }),
  },
  'POST /api/v1/victim/:ref/message/': {
    relations: THEIRS,
    verdict: ownOnly,
    ask: async (stage, _role, relation) => ({
      path: `${VICTIM}${await ownReport(stage, relation)}/message/`,
      body: { cid: randomUUID(), message: 'Sinov xabari' },
    }),
  },
  'POST /api/v1/victim/:ref/withdraw/': {
    relations: THEIRS,
    verdict: ownOnly,
    ask: async (stage, _role, relation) => ({ path: `${VICTIM}${await ownReport(stage, relation)}/withdraw/`, body: {} }),
  },
  'POST /api/v1/victim/receipt/': {
    relations: ['own', 'deleted', 'missing'],
    verdict: (_role, relation) => (relation === 'own' ? 'ok' : 404),
    async ask(stage, _role, relation) {
      const { receipt } = await inboxFor(stage, relation)
      return { path: `${VICTIM}receipt/`, body: { receipt: relation === 'missing' ? NO_RECEIPT : receipt } }
    },
  },
  'GET /api/v1/victim/receipt/status/': byReceipt('status/'),
  'POST /api/v1/victim/receipt/message/': byReceipt('message/', () => ({ cid: randomUUID(), message: 'Sinov xabari' })),
  'POST /api/v1/victim/receipt/withdraw/': byReceipt('withdraw/', () => ({})),
  'POST /api/v1/victim/file/': one(`${VICTIM}file/`, anybody, () => ({ kind: 'image', size: 1_000 })),
  'GET /api/v1/victim/file/:id/': byFileKey('', false),
  'PUT /api/v1/victim/file/:id/': byFileKey('', false, { query: '?offset=0', bytes: true }),
  'POST /api/v1/victim/file/:id/finish/': byFileKey('finish/', true),
  'DELETE /api/v1/victim/file/:id/': byFileKey('', false),
  'GET /api/v1/victim/statistics/': one(`${VICTIM}statistics/?by=type`, anybody),
  'GET /api/v1/victim/statistics/period/': one(`${VICTIM}statistics/period/`, anybody),

  'POST /api/v1/sos/': one(
    SOS,
    (role) => (role === 'guest' || role === 'user' ? 'ok' : 401),
    () => ({
      nonce: randomUUID(),
      kind: 'self',
      can_speak: true,
    }),
  ),
  'GET /api/v1/sos/:id/': bySender(''),
  'PATCH /api/v1/sos/:id/': bySender('', () => ({ can_speak: false })),
  'POST /api/v1/sos/:id/cancel/': bySender('cancel/'),
  'GET /api/v1/sos/:id/message/': bySender('message/'),
  // A person with an account is answered in their chat: there is no talk to write into.
  'POST /api/v1/sos/:id/message/': {
    ...bySender('message/', () => ({ cid: randomUUID(), message: 'Sinov xabari' })),
    verdict: (role, relation) =>
      role === 'guest' ? (relation === 'own' || relation === 'curtained' ? 'ok' : 404) : role === 'user' ? 404 : 401,
  },
  'GET /api/v1/staff/sos/': one(STAFF_SOS, staffOnly('counsellor', 'supervisor')),
  'GET /api/v1/staff/sos/:id/': onCalls('', true, teamCase),
  // A call rings on every console, so who has taken it is no secret of the team.
  'POST /api/v1/staff/sos/:id/accept/': onCalls('accept/', false, (role, relation) => {
    const verdict = teamCase(role, relation)
    return relation === 'other' && verdict !== 401 && verdict !== 403 ? 409 : verdict
  }),
  // For who was told, or is on duty: none of them is. Another has taken the other one.
  'POST /api/v1/staff/sos/:id/coming/': onCalls('coming/', false, (role, relation) => {
    const by_role = staffOnly('counsellor', 'supervisor')(role)
    if (by_role !== 'ok') return by_role
    return relation === 'own' ? 403 : relation === 'other' ? 409 : 404
  }),
  'GET /api/v1/staff/sos/:id/message/': onCalls('message/', true, accepters),
  'POST /api/v1/staff/sos/:id/message/': onCalls('message/', true, accepters, () => ({
    cid: randomUUID(),
    message: 'Sinov javobi',
  })),
  'POST /api/v1/staff/sos/:id/settle/': onCalls('settle/', true, teamCase, () => ({ outcome: 'helped' })),
  'POST /api/v1/staff/sos/:id/undo/': {
    relations: OBJECT,
    verdict: teamCase,
    ask: async (stage, role, relation) => ({
      path: `${STAFF_SOS}${await staffCall(stage, role, relation, { taken: true, settled: true })}/undo/`,
    }),
  },

  'POST /api/v1/complaint/': one('/api/v1/complaint/', anybody, () => COMPLAINT),
  'POST /api/v1/complaint/receipt/': {
    relations: ['own', 'deleted', 'missing'],
    verdict: (_role, relation) => (relation === 'own' ? 'ok' : 404),
    async ask(stage, _role, relation) {
      const { receipt } = await complaintFor(stage, relation)
      return { path: '/api/v1/complaint/receipt/', body: { receipt: relation === 'missing' ? NO_RECEIPT : receipt } }
    },
  },
  'GET /api/v1/staff/complaint/': one(STAFF_COMPLAINTS, staffOnly('supervisor')),
  'GET /api/v1/staff/complaint/:id/': onComplaints(''),
  'POST /api/v1/staff/complaint/:id/answer/': onComplaints('answer/', () => ({ answer: 'Sinov javobi' })),
  'POST /api/v1/staff/complaint/:id/done/': onComplaints('done/'),

  'GET /api/v1/staff/report/': one(CASES, staffOnly('counsellor', 'supervisor')),
  'GET /api/v1/staff/report/counts/': one(`${CASES}counts/`, staffOnly('counsellor', 'supervisor')),
  'GET /api/v1/staff/report/assignees/': one(`${CASES}assignees/`, staffOnly('counsellor', 'supervisor')),
  'POST /api/v1/staff/report/break-glass/': {
    relations: ['other', 'deleted', 'missing'],
    verdict: breakGlassVerdict,
    async ask(stage, role, relation) {
      const id = await newCase(stage, role, relation === 'missing' ? 'missing' : 'other')
      const found = await stage.app.platform.db.selectFrom('report').select('ref').where('id', '=', id).executeTakeFirst()
      if (relation === 'deleted') await stage.app.platform.db.deleteFrom('report').where('id', '=', id).execute()
      return { path: `${CASES}break-glass/`, body: { ...REASON, ref: found?.ref ?? 'ZZZZZZZZ' } }
    },
  },
  'GET /api/v1/staff/report/:id/': onCases(''),
  'POST /api/v1/staff/report/:id/act/': {
    relations: OBJECT,
    verdict: teamCase,
    async ask(stage, role, relation) {
      const id = await caseFor(stage, role, relation)
      const found = await stage.app.platform.db
        .selectFrom('report_case')
        .select('version')
        .where('id', '=', id)
        .executeTakeFirst()
      return { path: `${CASES}${id}/act/`, body: { act: 'begin_assessment', version: found?.version ?? 1 } }
    },
  },
  'POST /api/v1/staff/report/:id/message/': onCases('message/', { body: () => ({ cid: randomUUID(), message: 'Sinov javobi' }) }),
  'POST /api/v1/staff/report/:id/phone/': onCases('phone/', {
    body: () => REASON,
    more: { contact: { channel: 'phone', phone: '+998901234567' } },
  }),
  'POST /api/v1/staff/report/:id/print/': onCases('print/', { body: () => REASON }),
  'POST /api/v1/staff/report/:id/break-glass/': {
    relations: ['other', 'deleted', 'missing'],
    verdict: breakGlassVerdict,
    async ask(stage, role, relation) {
      const id = await newCase(stage, role, relation)
      return { path: `${CASES}${id}/break-glass/`, body: REASON }
    },
  },
  'POST /api/v1/staff/report/:id/hold/': onCases('hold/', { body: () => REASON }, supervisorsCase),
  'POST /api/v1/staff/report/:id/hold/lift/': onCases(
    'hold/lift/',
    {
      body: () => REASON,
      prepare: ({ app, others }, id) => onCase(app, others.supervisor, 'POST', `${id}/hold/`, REASON),
    },
    supervisorsCase,
  ),
  'POST /api/v1/staff/report/:id/person/': onCases('person/', { body: () => partBody('person') }),
  'PUT /api/v1/staff/report/:id/person/:person_id/': onParts('person', '', { body: () => partBody('person') }),
  'DELETE /api/v1/staff/report/:id/person/:person_id/': onParts('person', ''),
  'POST /api/v1/staff/report/:id/task/': onCases('task/', { body: () => partBody('task') }),
  'PATCH /api/v1/staff/report/:id/task/:task_id/': onParts('task', '', { body: () => ({ state: 'done' }) }),
  'POST /api/v1/staff/report/:id/note/': onCases('note/', { body: () => partBody('note') }),
  // A note is changed by who wrote it alone, whoever may read it.
  'PUT /api/v1/staff/report/:id/note/:note_id/': onParts('note', '', { body: () => partBody('note') }, (role, relation) => {
    const verdict = teamCase(role, relation)
    return role === 'supervisor' && relation === 'other' ? 403 : verdict
  }),
  'POST /api/v1/staff/report/:id/referral/': onCases('referral/', { body: () => partBody('referral') }),
  'PUT /api/v1/staff/report/:id/referral/:referral_id/': onParts('referral', '', { body: () => partBody('referral') }),
  'POST /api/v1/staff/report/:id/referral/:referral_id/act/': onParts('referral', 'act/', {
    body: () => ({ act: 'ask_consent' }),
  }),
  'GET /api/v1/staff/report/:id/file/': onCases('file/'),
  'POST /api/v1/staff/report/:id/file/:file/link/': onParts('file', 'link/'),
  'POST /api/v1/staff/report/:id/file/:file/original/': onParts('file', 'original/', { body: () => REASON }),
  'POST /api/v1/staff/report/:id/file/:file/original/decide/': onParts(
    'file',
    'original/decide/',
    { body: () => ({ grant: true }), prepare: askOriginal },
    supervisorsCase,
  ),
  'POST /api/v1/staff/report/:id/file/:file/original/link/': onParts('file', 'original/link/', { prepare: openOriginal }),
  // The address is signed for one subject: without a signature it opens nothing, for nobody.
  'GET /api/v1/staff/report/:id/file/:file/:variant/': {
    relations: PART,
    verdict: teamCase,
    async ask(stage, role, relation) {
      const path = await partFor(stage, role, relation, 'file')
      const by = role === 'supervisor' ? stage.who.supervisor : stage.who.counsellor
      const link = await onCase<{ url?: string }>(stage.app, by, 'POST', `${path}link/`)
      const unsigned = `${CASES}${path}copy/?until=9999999999999&sign=${'A'.repeat(43)}`
      return { path: link.body.url ?? unsigned }
    },
  },

  'GET /api/v1/staff/my-day/': one('/api/v1/staff/my-day/', staffOnly('counsellor', 'supervisor', 'editor', 'admin')),

  'GET /api/v1/staff/follow-up/': one(FOLLOW_UPS, staffOnly('counsellor', 'supervisor')),
  'GET /api/v1/staff/follow-up/today/': one(`${FOLLOW_UPS}today/`, staffOnly('supervisor')),
  'GET /api/v1/staff/follow-up/chat/:chat_id/': onChatPromises((role, relation) => {
    // Of a chat that its child deleted the empty row stays, with nothing to read beside it.
    const verdict = teamCase(role, relation)
    return relation === 'deleted' && verdict === 404 ? 'ok' : verdict
  }),
  'POST /api/v1/staff/follow-up/chat/:chat_id/': onChatPromises(teamCase, promiseBody),
  'GET /api/v1/staff/follow-up/case/:case_id/': onCasePromises(),
  'POST /api/v1/staff/follow-up/case/:case_id/': onCasePromises(promiseBody),
  'POST /api/v1/staff/follow-up/:id/settle/': onFollowUps('settle/', () => ({ outcome: 'kept' })),
  'GET /api/v1/staff/follow-up/:id/target/': onFollowUps('target/'),
  'POST /api/v1/staff/follow-up/:id/hand/': {
    ...onFollowUps('hand/', () => ({ to: randomUUID() })),
    // Nobody of this cast is on shift, so that there is nobody to hand it to.
    verdict: (role, relation) => {
      const verdict = teamCase(role, relation)
      return verdict === 'ok' ? 422 : verdict
    },
  },

  'GET /api/v1/staff/statistics/': one('/api/v1/staff/statistics/?by=type', staffOnly('supervisor')),
  'GET /api/v1/staff/audit/': one('/api/v1/staff/audit/', staffOnly('supervisor', 'admin')),
  'POST /api/v1/staff/audit/verify/': one('/api/v1/staff/audit/verify/', staffOnly('supervisor', 'admin')),
  'GET /api/v1/staff/security/event/': one(`${SECURITY}event/`, staffOnly('supervisor', 'admin')),
  'GET /api/v1/staff/security/alert/': one(`${SECURITY}alert/`, staffOnly('supervisor', 'admin')),
  'POST /api/v1/staff/security/alert/:id/seen/': {
    relations: ['own', 'missing'],
    verdict: supervisorsAlert,
    ask: async (stage, _role, relation) => ({ path: `${SECURITY}alert/${await alertFor(stage, relation)}/seen/` }),
  },
}

function supervisorsAlert(role: Role, relation: Relation): Verdict {
  const by_role = staffOnly('supervisor')(role)
  return by_role !== 'ok' || relation === 'own' ? by_role : 404
}

async function alertFor({ app }: Stage, relation: Relation): Promise<string> {
  const id = randomUUID()
  if (relation === 'missing') return id
  const at = new Date()
  const alert = { id, alert: 'token_reused', audience: 'web' as const, count: 1, opened_at: at, last_at: at }
  await app.platform.db.insertInto('security_alert').values(alert).execute()
  return id
}

/** Beside a call only who accepted it talks with its guest; a supervisor reads the case. */
function accepters(role: Role, relation: Relation): Verdict {
  const verdict = teamCase(role, relation)
  return relation === 'other' && verdict === 'ok' ? 404 : verdict
}

/** Any case of the team in need, for an hour; a supervisor reads them all without breaking anything. */
function breakGlassVerdict(role: Role, relation: Relation): Verdict {
  const by_role = staffOnly('counsellor', 'supervisor')(role)
  if (by_role !== 'ok') return by_role
  if (relation !== 'other') return 404
  return role === 'supervisor' ? 409 : 'ok'
}
