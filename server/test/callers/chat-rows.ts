import { randomUUID } from 'node:crypto'
import { photo } from '../media-files.ts'
import { comeOnShift, type Cast, does, makeChat, makeTag, REASON, type Row, type Thing } from './cast.ts'
import type { RuleName, State } from './rules.ts'

const CHAT_STATES = ['open', 'curtained', 'ended', 'blocked', 'deleted', 'missing'] as const
type More = {
  body?: (ids: Record<string, string>) => unknown
  more?: (cast: Cast, thing: Thing) => Promise<void>
  states?: readonly State[]
}

/** `path` has {chat}, {earlier} … where ids stand. */
function onChat(rule: RuleName, path: string, { body, more, states = CHAT_STATES }: More = {}): Row {
  return {
    rule,
    ...(more ? {} : { pool: 'chat' }),
    states,
    make: (cast, state) => makeChat(cast, state, more && ((thing) => more(cast, thing))),
    ask: (ids) => ({ path: fill(path, ids), ...(body ? { body: body(ids) } : {}) }),
  }
}

export const fill = (path: string, ids: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name] ?? randomUUID())

const PICTURE = await photo(40, 30)
const CARD = { summary: 'Uyda qo‘rqadi', risk: 'medium', promises: [], next_step: 'Ertaga yozish' }
const WRAP_UP = {
  who: 'child_self',
  age_band: '11-13',
  gender: 'girl',
  region_code: 'UZ-TK',
  forms: ['bullying'],
  topics: ['school'],
  risk: 'medium',
  outcome: 'advised',
  referral: 'none',
  note: 'Sinov qaydi',
}
const words = () => ({ cid: randomUUID(), message: 'Sinov xabari' })
const because = () => ({ reason: REASON })
const soon = () => new Date(Date.now() + 3_600_000).toISOString()

/** An upload of the owner, with or without its bytes. */
async function begin({ app }: Cast, { owner, ids }: Thing, whole: boolean): Promise<void> {
  const { id } = await does(app, owner, 'POST', `chat/${ids['chat']}/attachment/`, { kind: 'image', size: PICTURE.length })
  ids['file'] = id
  if (!whole) return
  await fetch(`${app.url}/api/v1/chat/${ids['chat']}/attachment/${id}/?offset=0`, {
    method: 'PATCH',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(PICTURE),
  })
}

async function sendPicture(cast: Cast, thing: Thing): Promise<void> {
  await begin(cast, thing, true)
  const { chat, file } = thing.ids
  await does(cast.app, thing.owner, 'POST', `chat/${chat}/attachment/${file}/finish/`)
  await does(cast.app, thing.owner, 'POST', `message/${chat}/`, { cid: randomUUID(), message: '', attachment_id: file })
}

const putTag = async (cast: Cast, { ids }: Thing): Promise<void> => {
  const tag_id = await makeTag(cast)
  ids['tag'] = tag_id
  await does(cast.app, cast.who.holder, 'POST', `staff/chat/${ids['chat']}/tag/`, { tag_id })
}

/** To the holder by somebody who had it, so that the offer is the holder's to answer. */
const offered = async (cast: Cast, { ids }: Thing): Promise<void> => {
  const { app, who, second } = cast
  const { chat } = ids
  await comeOnShift(cast)
  await does(app, second.supervisor, 'POST', `staff/chat/${chat}/reassign/`, { reason: REASON, to: second.counsellor.id })
  await does(app, second.counsellor, 'POST', `staff/chat/${chat}/transfer/`, { to: who.holder.id, card: CARD })
}
const offer = async (cast: Cast, { ids }: Thing): Promise<void> => {
  await comeOnShift(cast)
  await does(cast.app, cast.who.holder, 'POST', `staff/chat/${ids['chat']}/transfer/`, {
    to: cast.second.counsellor.id,
    card: CARD,
  })
}

/** Whoever could take it over. */
const shiftWorks = async (cast: Cast, { ids }: Thing): Promise<void> => {
  await comeOnShift(cast)
  ids['to'] = cast.second.counsellor.id
}

const STAFF = 'staff/chat/{chat}/'
const NO_OFFER = { states: ['open', 'missing'] } as const

const plan = () => ({
  cid: randomUUID(),
  plan: { warning_signs: ['Yig‘lagim keladi'], helps: [], contacts: [], safe_place: '' },
})

export const CHAT_ROWS: Record<string, Row> = {
  'POST /api/v1/chat/:chat_id/end/': onChat('person: their chat', 'chat/{chat}/end/'),
  'POST /api/v1/chat/:chat_id/another-counsellor/': onChat('person: their chat', 'chat/{chat}/another-counsellor/'),
  'POST /api/v1/chat/:chat_id/read/': onChat('person: their chat', 'chat/{chat}/read/', { body: () => ({ seq: 1 }) }),
  'POST /api/v1/chat/:chat_id/safe-now/': onChat('person: their chat', 'chat/{chat}/safe-now/', {
    body: () => ({ answer: 'yes' }),
  }),
  'POST /api/v1/chat/:chat_id/plan/': onChat('person: write into their chat', 'chat/{chat}/plan/', { body: plan }),
  'PATCH /api/v1/chat/promise/:id/': onChat('person: their chat', 'chat/promise/{appointment}/', {
    more: agreeOn,
    body: () => ({ reminder: true }),
    states: ['open', 'curtained', 'ended', 'blocked', 'deleted'],
  }),
  'GET /api/v1/chat/:chat_id/safe-contact/': onChat('person: their chat', 'chat/{chat}/safe-contact/'),
  'POST /api/v1/chat/:chat_id/safe-contact/': onChat('person: their chat', 'chat/{chat}/safe-contact/', {
    body: () => ({ hours: 'evening', code_word: 'oq kaptar' }),
  }),
  'POST /api/v1/chat/:chat_id/confidentiality/': onChat('person: their chat', 'chat/{chat}/confidentiality/', {
    body: () => ({ version: '2026-1' }),
  }),
  'GET /api/v1/chat/:chat_id/survey/': onChat('person: their chat', 'chat/{chat}/survey/'),
  'POST /api/v1/chat/:chat_id/survey/': onChat('person: their chat, once it is over', 'chat/{chat}/survey/', {
    body: () => ({ mood: 'good' }),
  }),
  'DELETE /api/v1/chat/:chat_id/messages/': onChat('person: their chat', 'chat/{chat}/messages/'),
  'GET /api/v1/message/:chat_id/': onChat('both: read a chat', 'message/{chat}/'),
  'POST /api/v1/message/:chat_id/': onChat('both: write into a chat', 'message/{chat}/', { body: words }),

  'POST /api/v1/chat/:chat_id/attachment/': onChat('both: write into a chat', 'chat/{chat}/attachment/', {
    body: () => ({ kind: 'image', size: 1_000 }),
  }),
  'GET /api/v1/chat/:chat_id/attachment/:id/': onChat('both: their own upload', 'chat/{chat}/attachment/{file}/', {
    more: (cast, thing) => begin(cast, thing, false),
  }),
  'PATCH /api/v1/chat/:chat_id/attachment/:id/': {
    ...onChat('both: their own upload', '', { more: (cast, thing) => begin(cast, thing, false) }),
    ask: (ids) => ({
      path: fill('chat/{chat}/attachment/{file}/?offset=0', ids),
      bytes: PICTURE,
      headers: { 'content-type': 'application/offset+octet-stream' },
    }),
  },
  'POST /api/v1/chat/:chat_id/attachment/:id/finish/': onChat('both: their own upload', 'chat/{chat}/attachment/{file}/finish/', {
    more: (cast, thing) => begin(cast, thing, true),
  }),
  'DELETE /api/v1/chat/:chat_id/attachment/:id/': onChat('both: their own upload', 'chat/{chat}/attachment/{file}/', {
    more: (cast, thing) => begin(cast, thing, false),
  }),
  'GET /api/v1/attachment/:id/link/': onChat('both: a file that was sent', 'attachment/{file}/link/', {
    more: sendPicture,
    states: ['open', 'curtained', 'ended', 'blocked', 'deleted'],
  }),
  // Its address is signed for one subject: without a signature of theirs it opens nothing, for nobody.
  'GET /api/v1/attachment/:id/:variant/': {
    ...onChat('both: nobody’s without a signature', `attachment/{file}/full/?until=9999999999999&sign=${'A'.repeat(43)}`, {
      more: sendPicture,
    }),
  },

  'GET /api/v1/staff/chat/:chat_id/': onChat('team: a chat', STAFF),
  'POST /api/v1/staff/chat/:chat_id/claim/': onChat('team: take a chat of the queue', `${STAFF}claim/`),
  'POST /api/v1/staff/chat/:chat_id/release/': onChat('team: a chat, by its rules', `${STAFF}release/`),
  'POST /api/v1/staff/chat/:chat_id/end/': onChat('team: a chat, by its rules', `${STAFF}end/`),
  'POST /api/v1/staff/chat/:chat_id/read/': onChat('team: a chat', `${STAFF}read/`, { body: () => ({ seq: 1 }) }),
  'POST /api/v1/staff/chat/:chat_id/view/': onChat('supervisors', `${STAFF}view/`, { body: because }),
  'POST /api/v1/staff/chat/:chat_id/take-over/': onChat('supervisors', `${STAFF}take-over/`, { body: because }),
  'POST /api/v1/staff/chat/:chat_id/reassign/': {
    ...onChat('supervisors', '', { more: shiftWorks }),
    ask: (ids) => ({ path: fill(`${STAFF}reassign/`, ids), body: { reason: REASON, to: ids['to'] } }),
  },
  'POST /api/v1/staff/chat/:chat_id/card/': onChat('team: a chat, as it goes on', `${STAFF}card/`, {
    body: () => ({ cid: randomUUID(), card_id: 'number-112' }),
  }),
  'GET /api/v1/staff/chat/:chat_id/plan/': onChat('team: a chat', `${STAFF}plan/`),
  'GET /api/v1/staff/chat/:chat_id/plan/earlier/': onChat('team: a chat', `${STAFF}plan/earlier/`),
  'POST /api/v1/staff/chat/:chat_id/plan/': onChat('team: a chat, as it goes on', `${STAFF}plan/`, { body: plan }),
  'GET /api/v1/staff/chat/:chat_id/note/': onChat('team: a chat', `${STAFF}note/`),
  'POST /api/v1/staff/chat/:chat_id/note/': onChat('team: a chat', `${STAFF}note/`, {
    body: () => ({ cid: randomUUID(), kind: 'note', text: 'eslatma' }),
  }),
  'POST /api/v1/staff/chat/:chat_id/note/read/': onChat('team: a chat', `${STAFF}note/read/`, { body: () => ({ seq: 1 }) }),
  'GET /api/v1/staff/chat/:chat_id/tag/': onChat('team: a chat', `${STAFF}tag/`),
  'POST /api/v1/staff/chat/:chat_id/tag/': onChat('team: a chat', `${STAFF}tag/`, {
    more: putTag,
    body: (ids) => ({ tag_id: ids['tag'] }),
  }),
  'DELETE /api/v1/staff/chat/:chat_id/tag/:tag_id/': onChat('team: a chat', `${STAFF}tag/{tag}/`, { more: putTag }),
  'GET /api/v1/staff/chat/:chat_id/risk/': onChat('team: a chat', `${STAFF}risk/`),
  'POST /api/v1/staff/chat/:chat_id/risk/': onChat('team: a chat', `${STAFF}risk/`, {
    body: () => ({ risk: 'medium', reason: REASON }),
  }),
  'GET /api/v1/staff/chat/:chat_id/hint/': onChat('team: a chat', `${STAFF}hint/`),
  'POST /api/v1/staff/chat/:chat_id/hint/dismiss/': onChat('team: what was said in a chat', `${STAFF}hint/dismiss/`, {
    body: ({ message }) => ({ message_id: message, topic: 'danger' }),
  }),
  'GET /api/v1/staff/chat/:chat_id/person/': onChat('team: a chat', `${STAFF}person/`),
  'POST /api/v1/staff/chat/:chat_id/curtain/': onChat('team: a chat', `${STAFF}curtain/`, { body: because }),
  'GET /api/v1/staff/chat/:chat_id/earlier/': onChat('team: a chat', `${STAFF}earlier/`),
  'GET /api/v1/staff/chat/:chat_id/earlier/:earlier_id/message/': onChat('team: a chat', `${STAFF}earlier/{earlier}/message/`),
  'GET /api/v1/staff/chat/:chat_id/wrap-up/': onChat('team: a chat', `${STAFF}wrap-up/`),
  'POST /api/v1/staff/chat/:chat_id/wrap-up/': onChat('team: a chat', `${STAFF}wrap-up/`, { body: () => WRAP_UP }),
  'POST /api/v1/staff/chat/:chat_id/block/': onChat('team: a chat, by its rules', `${STAFF}block/`, {
    body: () => ({ reason: REASON, until: soon() }),
  }),
  'GET /api/v1/staff/chat/:chat_id/transfer/target/': onChat('team: a chat', `${STAFF}transfer/target/`),
  'POST /api/v1/staff/chat/:chat_id/transfer/': {
    ...onChat('team: the chat one has', '', { more: shiftWorks }),
    ask: (ids) => ({ path: fill(`${STAFF}transfer/`, ids), body: { to: ids['to'], card: CARD } }),
  },
  'POST /api/v1/staff/chat/:chat_id/transfer/accept/': onChat('team: an offer made to one', `${STAFF}transfer/accept/`, {
    more: offered,
    ...NO_OFFER,
  }),
  'POST /api/v1/staff/chat/:chat_id/transfer/reject/': onChat('team: an offer made to one', `${STAFF}transfer/reject/`, {
    more: offered,
    body: () => ({ word: 'band' }),
    ...NO_OFFER,
  }),
  'POST /api/v1/staff/chat/:chat_id/transfer/cancel/': onChat('team: an offer one has made', `${STAFF}transfer/cancel/`, {
    more: offer,
    ...NO_OFFER,
  }),
  'POST /api/v1/staff/person/:person_id/reveal/': {
    ...onChat('team: a number to call', '', { more: giveNumber, states: ['open', 'curtained', 'blocked', 'ended', 'deleted'] }),
    ask: (ids) => ({ path: fill('staff/person/{person}/reveal/', ids), body: because() }),
  },
  'POST /api/v1/staff/block/:id/confirm/': onBlock('confirm'),
  'POST /api/v1/staff/block/:id/refuse/': onBlock('refuse'),
  'POST /api/v1/staff/block/:id/lift/': onBlock('lift'),
  'GET /api/v1/staff/contact/:id/': onChat('team: a chat', 'staff/contact/{record}/', {
    more: writeRecord,
    states: ['open', 'ended', 'deleted'],
  }),
  'PATCH /api/v1/staff/contact/:id/': onChat('team: a word of one’s own', 'staff/contact/{record}/', {
    more: writeRecord,
    body: () => WRAP_UP,
    states: ['open', 'ended'],
  }),
}

async function agreeOn({ app, who }: Cast, { ids }: Thing): Promise<void> {
  const appointment = { kind: 'appointment', due_at: new Date(Date.now() + 3_600_000).toISOString() }
  const { id } = await does(app, who.holder, 'POST', `staff/follow-up/chat/${ids['chat']}/`, appointment)
  ids['appointment'] = id
}

async function writeRecord({ app, who }: Cast, { ids }: Thing): Promise<void> {
  const { id } = await does(app, who.holder, 'POST', `staff/chat/${ids['chat']}/wrap-up/`, WRAP_UP)
  ids['record'] = id
}

/** Somebody who signed up with a number. */
async function giveNumber({ app }: Cast, { owner }: Thing): Promise<void> {
  const { db, vault } = app.platform
  const { key_id } = await db.selectFrom('account').select('key_id').where('id', '=', owner.id).executeTakeFirstOrThrow()
  const login = (await vault.useKey(db, key_id!)).seal(`${owner.id}:login`, '+998901234567')
  await db.updateTable('account').set({ mode: 'phone', login }).where('id', '=', owner.id).execute()
}

function onBlock(act: string): Row {
  const ask = async ({ app, who, second }: Cast, { ids }: Thing): Promise<void> => {
    const block = await does(app, who.holder, 'POST', `staff/chat/${ids['chat']}/block/`, { reason: REASON, until: soon() })
    ids['block'] = block.id
    if (act === 'lift') await does(app, second.supervisor, 'POST', `staff/block/${block.id}/confirm/`)
  }
  return onChat('supervisors', `staff/block/{block}/${act}/`, { more: ask, states: ['open'] })
}
