import { randomBytes, randomUUID } from 'node:crypto'
import { tieEvidence } from '../src/modules/reports/evidence/tie-evidence.service.ts'
import { act, CASE_LIMITS, onCase, report, STORY } from './case-cast.ts'
import { join, openChat, say, type Member } from './chat-cast.ts'
import { startTestApp, type TestApp } from './harness.ts'
import { photo } from './media-files.ts'
import { drawCurtain } from './callers/cast.ts'

export const ROLES = ['guest', 'user', 'counsellor', 'supervisor', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]
/**
 * Whose the object is, seen from the caller. own: theirs, or of their team where that is their right; other: somebody else's;
 * curtained: theirs, and their account was opened by SMS since; deleted: was theirs; missing: there never was one;
 * wrong_parent: theirs, under another object of theirs.
 */
export const RELATIONS = ['own', 'other', 'curtained', 'deleted', 'missing', 'wrong_parent'] as const
export type Relation = (typeof RELATIONS)[number]

/** One call, ready to be made by `who`. */
export type Asked = { path: string; headers?: Record<string, string>; body?: unknown; bytes?: Buffer }
export type Stage = {
  app: TestApp
  /** The caller of each role; a guest has nobody. */
  who: Record<Exclude<Role, 'guest'>, Member>
  /** Of the same roles, and not the callers. */
  others: { user: Member; counsellor: Member; supervisor: Member }
  /** Objects of calls that are refused: nothing happens to them, so one of a kind is enough. */
  shared: Map<string, Promise<string>>
}

const MORE_LIMITS = [
  'reports_person',
  'report_messages',
  'sos',
  'sos_person',
  'complaints',
  'receipt_complaint',
  'evidence',
  'evidence_mb',
  'evidence_mp',
  'audit.verify',
]

export async function setStage(): Promise<Stage> {
  const app = await startTestApp({
    env: { LIMITS: `${CASE_LIMITS.LIMITS},${MORE_LIMITS.map((name) => `${name}=100000/1`).join(',')}` },
    connections: 8,
  })
  const [user, counsellor, supervisor, editor, admin] = [
    await join(app),
    await join(app, 'counsellor'),
    await join(app, 'supervisor'),
    await join(app, 'editor'),
    await join(app, 'admin'),
  ]
  const others = { user: await join(app), counsellor: await join(app, 'counsellor'), supervisor: await join(app, 'supervisor') }
  return { app, who: { user, counsellor, supervisor, editor, admin }, others, shared: new Map() }
}

/** What a report's key sealed is gone, and with it the report and all that belongs to it: as retention deletes. */
export async function forget({ platform }: TestApp, table: 'report' | 'sos_call', id: string): Promise<void> {
  const { key_id } = await platform.db.selectFrom(table).select('key_id').where('id', '=', id).executeTakeFirstOrThrow()
  if (key_id !== null) await platform.vault.destroyKeys(platform.db, [key_id])
}

/** Callers that are refused by role get any object. */
const holderOf = ({ who }: Stage, role: Role): Member => (role === 'supervisor' ? who.supervisor : who.counsellor)

/** Who is let in changes what they find, so that they get one of their own. */
function mayShare(role: Role, relation: Relation): boolean {
  return !(role === 'supervisor' || (role === 'counsellor' && relation === 'own'))
}

function sharing(stage: Stage, name: string, may: boolean, make: () => Promise<string>): Promise<string> {
  const known = may ? stage.shared.get(name) : undefined
  const made = known ?? make()
  if (may) stage.shared.set(name, made)
  return made
}

/** A case as `role` stands to it. */
export async function caseFor(stage: Stage, role: Role, relation: Relation, more: object = {}): Promise<string> {
  const name = `case ${relation} ${JSON.stringify(more)}`
  return sharing(stage, name, mayShare(role, relation), () => newCase(stage, role, relation, more))
}

/** One that no other call has or will see. */
export async function newCase(stage: Stage, role: Role, relation: Relation, more: object = {}): Promise<string> {
  if (relation === 'missing') return randomUUID()
  const { app, others } = stage
  const { id } = await report(app, more)
  const to = relation === 'other' ? others.counsellor : holderOf(stage, role)
  const given = await act(app, others.supervisor, id, 'assign', { assign_to: to.id })
  if (given.status !== 200) throw new Error(`the case was not given: ${JSON.stringify(given.body)}`)
  if (relation === 'deleted') await forget(app, 'report', id)
  return id
}

/** A chat that `role` has, or somebody else. */
export async function chatFor(stage: Stage, role: Role, relation: Relation): Promise<string> {
  if (relation === 'missing') return randomUUID()
  const { app, others } = stage
  const child = await join(app)
  const chat_id = await openChat(app, child)
  await say(app, child, chat_id, 'Sinov xabari')
  const { token } = relation === 'other' ? others.counsellor : holderOf(stage, role)
  await app.call('POST', `/api/v1/staff/chat/${chat_id}/claim/`, { token })
  if (relation === 'deleted') await app.call('DELETE', `/api/v1/chat/${chat_id}/messages/`, { token: child.token })
  return chat_id
}

export const promiseBody = (): object => ({ words: 'Sinov uchun va’da', due_at: new Date(Date.now() + 3_600_000).toISOString() })

/** A promise in a case as `role` stands to it. */
export async function followUpFor(stage: Stage, role: Role, relation: Relation): Promise<string> {
  return sharing(stage, `follow-up ${relation}`, mayShare(role, relation), async () => {
    if (relation === 'missing') return randomUUID()
    const { app, others } = stage
    const case_id = await newCase(stage, role, relation === 'deleted' ? 'own' : relation)
    const { token } = relation === 'other' ? others.counsellor : holderOf(stage, role)
    const { body } = await app.call('POST', `/api/v1/staff/follow-up/case/${case_id}/`, { token, body: promiseBody() })
    if (relation === 'deleted') await forget(app, 'report', case_id)
    return body.id
  })
}

type PartKind = 'person' | 'task' | 'note' | 'referral' | 'file'

/** A part of a case that `role` has; `path` behind `staff/report/`. */
export async function partFor(stage: Stage, role: Role, relation: Relation, kind: PartKind): Promise<string> {
  return sharing(stage, `${kind} ${relation}`, mayShare(role, relation), () => newPart(stage, role, relation, kind))
}

async function newPart(stage: Stage, role: Role, relation: Relation, kind: PartKind): Promise<string> {
  const holds = relation === 'missing' || relation === 'wrong_parent' || relation === 'deleted' ? 'own' : relation
  const id = await newCase(stage, role, holds)
  if (relation === 'missing') return `${id}/${kind}/${randomUUID()}/`
  const by = holds === 'other' ? stage.others.counsellor : holderOf(stage, role)
  const part = kind === 'file' ? await tiedFile(stage, id) : await addPart(stage, by, id, kind)
  if (relation === 'deleted') await forget(stage.app, 'report', id)
  const parent = relation === 'wrong_parent' ? await newCase(stage, role, 'own') : id
  return `${parent}/${kind}/${part}/`
}

const PART_BODIES = {
  person: { role: 'relative', name: 'Sinov Qarindosh', about: '', phone: null },
  task: { title: 'Uyga borish', assigned_to: null, due_at: null },
  note: { text: 'Sinov qaydi' },
  referral: { target: 'school', text: 'Sinov yo‘llanmasi' },
} as const
export const partBody = (kind: keyof typeof PART_BODIES): object => PART_BODIES[kind]

async function addPart({ app }: Stage, by: Member, id: string, kind: keyof typeof PART_BODIES): Promise<string> {
  const { status, body } = await onCase(app, by, 'POST', `${id}/${kind}/`, PART_BODIES[kind])
  if (status !== 201) throw new Error(`no ${kind} was added: ${status} ${JSON.stringify(body)}`)
  const parts = { person: body.people, task: body.tasks, note: body.notes, referral: body.referrals }[kind]
  return parts.at(-1)!.id
}

/** A picture that came with a report. */
async function tiedFile({ app: { platform, ...app } }: Stage, report_id: string): Promise<string> {
  const { id, key } = await upload({ platform, ...app })
  await platform.db.transaction().execute((db) => tieEvidence(platform, db, { keys: [key], report_id }))
  return id
}

export async function upload(app: TestApp): Promise<{ id: string; key: string }> {
  const form = new FormData()
  form.append('file', new File([await photo(40, 30)], 'sinov.jpg', { type: 'image/jpeg' }))
  const { status, body } = await app.call('POST', '/api/v1/victim/file/', { body: form })
  if (status !== 201) throw new Error(`the file was refused: ${status} ${JSON.stringify(body)}`)
  return body
}

/** An upload begun in parts, and its bytes. */
export async function begunUpload(app: TestApp, whole: boolean): Promise<{ id: string; key: string; bytes: Buffer }> {
  const bytes = await photo(40, 30)
  const { body } = await app.call('POST', '/api/v1/victim/file/', { body: { kind: 'image', size: bytes.length } })
  if (whole) {
    await fetch(`${app.url}/api/v1/victim/file/${body.id}/?offset=0`, {
      method: 'PUT',
      headers: { 'content-type': 'application/offset+octet-stream', 'x-file-key': body.key },
      body: new Uint8Array(bytes),
    })
  }
  return { ...body, bytes }
}

/** A report of a signed-in person, or of the guest behind a receipt. */
export async function ownReport(stage: Stage, relation: Relation): Promise<string> {
  if (relation === 'missing') return 'ZZZZZZZZ'
  const { app, who, others } = stage
  const { token } = relation === 'other' ? others.user : who.user
  const { body } = await app.call('POST', '/api/v1/victim/', { token, body: REPORT })
  if (relation === 'deleted') {
    const { id } = await app.platform.db.selectFrom('report').select('id').where('ref', '=', body.ref).executeTakeFirstOrThrow()
    await forget(app, 'report', id)
  }
  if (relation === 'curtained') await drawCurtain(app, who.user)
  return body.ref
}

export const REPORT = {
  reporter_role: 'neighbour',
  type_ids: ['neglect'],
  urgency: 'days',
  region_code: 'UZ-SA',
  description: STORY,
  accept_terms: true,
}

/** A receipt, and the token of its inbox. */
export async function inboxFor({ app }: Stage, relation: Relation): Promise<{ receipt: string; token: string }> {
  const { id, receipt } = await report(app)
  const { body } = await app.call('POST', '/api/v1/victim/receipt/', { body: { receipt } })
  if (relation === 'deleted') await forget(app, 'report', id)
  return { receipt, token: relation === 'missing' ? randomBytes(32).toString('base64url') : body.token }
}

type Pressed = { id: string; nonce: string }

/** A call for help: of the caller, or of somebody else. */
export async function callFor(stage: Stage, role: Role, relation: Relation): Promise<Pressed> {
  const nonce = randomUUID()
  if (relation === 'missing') return { id: randomUUID(), nonce }
  const { app, who, others } = stage
  const sender = role === 'user' ? (relation === 'other' ? others.user : who.user) : null
  const { body } = await app.call('POST', '/api/v1/sos/', {
    ...(sender ? { token: sender.token } : {}),
    body: { nonce, kind: 'self', can_speak: true },
  })
  if (relation === 'curtained' && sender) await drawCurtain(app, sender)
  if (relation === 'deleted') await app.platform.db.deleteFrom('sos_call').where('id', '=', body.id).execute()
  return { id: body.id, nonce: relation === 'other' ? randomUUID() : nonce }
}

/** A guest's call as the team stands to it. `taken`: somebody has accepted it. */
export async function staffCall(
  stage: Stage,
  role: Role,
  relation: Relation,
  { taken, settled = false }: { taken: boolean; settled?: boolean },
): Promise<string> {
  const { id } = await callFor(stage, 'guest', relation === 'other' ? 'own' : relation)
  if (relation === 'missing' || relation === 'deleted' || !taken) return id
  const by = relation === 'other' ? stage.others.counsellor : holderOf(stage, role)
  await stage.app.call('POST', `/api/v1/staff/sos/${id}/accept/`, { token: by.token })
  if (settled)
    await stage.app.call('POST', `/api/v1/staff/sos/${id}/settle/`, { token: by.token, body: { outcome: 'unreachable' } })
  return id
}

export const COMPLAINT = { text: 'Maslahatchi menga qattiq gapirdi.' }

export async function complaintFor({ app }: Stage, relation: Relation): Promise<{ id: string; receipt: string }> {
  if (relation === 'missing') return { id: randomUUID(), receipt: '' }
  const { body } = await app.call('POST', '/api/v1/complaint/', { body: COMPLAINT })
  const { id } = await app.platform.db
    .selectFrom('complaint')
    .select('id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  if (relation === 'deleted') await app.platform.db.deleteFrom('complaint').where('id', '=', id).execute()
  return { id, receipt: body.receipt }
}
