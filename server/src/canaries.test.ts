import { createHash, randomUUID } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import sharp from 'sharp'
import { DEMO_PASSWORD } from '../demo/demo.ts'
import { addressOf, launchServer } from '../test/server-process.ts'

/*
 * What people tell us while they report, are helped, press SOS and write, two hundred things of it, said over the real calls to a real
 * server; afterwards its whole disk and its terminal are searched (safety.md 26, 30).
 */

const data_dir = mkdtempSync(join(tmpdir(), 'himoya-canaries-'))
const server = launchServer({
  DATA_DIR: data_dir,
  DEMO_SEED: '1',
  LOG_LEVEL: 'info',
  LIMITS: ['api', 'reports', 'reports_stop', 'reports_person', 'receipt_report', 'sos', 'reveal']
    .map((name) => `${name}=100000/1`)
    .join(','),
})
/** What was planted, by what it was said as. */
const planted = new Map<string, string>()
let url = ''
/** No secret: on the disk it is found. */
let case_id = ''

/** Syllables that no text of ours holds, the same at each run. */
function word(name: string): string {
  const bytes = createHash('sha256').update(name).digest()
  const syllables = [
    'zum',
    'rav',
    'tiq',
    'lof',
    'gex',
    'boj',
    'xum',
    'dyv',
    'nup',
    'sho',
    'pir',
    'qav',
    'yeg',
    'moz',
    'fut',
    'kel',
  ]
  return [...bytes.subarray(0, 4)].map((byte) => syllables[byte % 16]).join('')
}

function plant(name: string, value: string): string {
  if (planted.has(name)) throw new Error(`${name} is planted twice`)
  planted.set(name, value)
  return value
}
const phrase = (name: string): string => plant(name, `${word(name)} qafasdagi kanareyka`)
const named = (name: string): string => plant(name, `Kanareyka${word(name)}`)
/** Mobile numbers that nobody has, as they are typed; on the disk no nine digits of one may stand. */
function phone(name: string): string {
  const digits = `90${(createHash('sha256').update(name).digest().readUInt32BE() % 9_000_000) + 1_000_000}`
  plant(name, digits)
  return `+998${digits}`
}

type Body = Record<string, any>

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}): Promise<Body> {
  const form = body instanceof FormData
  const response = await fetch(`${url}/api/v1/${path}`, {
    method,
    headers: {
      ...(method === 'POST' ? { 'idempotency-key': randomUUID() } : {}),
      ...(body === undefined || form ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  if (response.status >= 300) throw new Error(`${method} ${path}: ${response.status} ${text}`)
  return text === '' ? {} : (JSON.parse(text) as Body)
}
const as = (token: string) => ({ authorization: `Bearer ${token}` })

async function signIn(path: string, login: Body): Promise<string> {
  const { access, refresh } = await call('POST', path, { ...login, password: DEMO_PASSWORD })
  plant(`${Object.values(login)[0]}: access`, access)
  plant(`${Object.values(login)[0]}: refresh`, refresh)
  return access
}

const REPORT = { reporter_role: 'neighbour', type_ids: ['neglect'], urgency: 'days', region_code: 'UZ-SA', accept_terms: true }

/** A report with all its words, and an inbox in which both sides write. */
async function reportAs(
  name: string,
  headers: Record<string, string>,
): Promise<{ ref: string; inbox: Record<string, string> | null }> {
  const form = new FormData()
  const past = { IFD0: { ImageDescription: phrase(`${name}: words in a picture`) } }
  const picture = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#804020' } })
    .withExif(past)
    .jpeg()
    .toBuffer()
  form.append('file', new File([picture], `${named(`${name}: name of a file`)}.jpg`, { type: 'image/jpeg' }))
  const { key } = await call('POST', 'victim/file/', form)
  plant(`${name}: key of a file`, key)
  const { ref, receipt } = await call(
    'POST',
    'victim/',
    {
      ...REPORT,
      description: phrase(`${name}: description`),
      child_name: named(`${name}: child`),
      district: named(`${name}: district`),
      contact: { channel: 'phone', phone: phone(`${name}: phone`), safe_hours: 'evening' },
      file_keys: [key],
    },
    headers,
  )
  const message = { cid: randomUUID(), message: phrase(`${name}: message`) }
  if (!receipt) {
    await call('POST', `victim/${ref}/message/`, message, headers)
    return { ref, inbox: null }
  }
  plant(`${name}: receipt`, receipt)
  const { token } = await call('POST', 'victim/receipt/', { receipt })
  plant(`${name}: token of the inbox`, token)
  const inbox = { authorization: `Receipt ${token}` }
  await call('POST', 'victim/receipt/message/', message, inbox)
  return { ref, inbox }
}

/** What the team writes on a case, in every field it has. */
async function workOn(name: string, id: string, staff: Record<string, string>): Promise<void> {
  const path = `staff/report/${id}/`
  const reason = (what: string): Body => ({ reason: phrase(`${name}: why ${what}`) })
  const act = async (what: string, more: Body): Promise<void> => {
    const { version } = await call('GET', path, undefined, staff)
    await call('POST', `${path}act/`, { version, act: what, ...more }, staff)
  }
  const me = (await call('GET', 'staff/auth/me/', undefined, staff)).id
  await act('assign', { assign_to: me })
  await act('set_risk', { risk: 'low', ...reason('this risk') })
  await act('begin_assessment', {})
  await act('make_plan', { plan: phrase(`${name}: plan`) })
  await call(
    'POST',
    `${path}person/`,
    {
      role: 'relative',
      name: named(`${name}: relative`),
      about: phrase(`${name}: about a relative`),
      phone: phone(`${name}: relative’s phone`),
    },
    staff,
  )
  await call('POST', `${path}task/`, { title: phrase(`${name}: task`), assigned_to: null, due_at: null }, staff)
  await call('POST', `${path}note/`, { text: phrase(`${name}: note`) }, staff)
  const { referrals } = await call('POST', `${path}referral/`, { target: 'school', text: phrase(`${name}: referral`) }, staff)
  const duty = { act: 'send', consent: 'duty_to_report', note: phrase(`${name}: why without consent`) }
  await call('POST', `${path}referral/${referrals[0].id}/act/`, duty, staff)
  await call('POST', `${path}message/`, { cid: randomUUID(), message: phrase(`${name}: answer`) }, staff)
  await call('POST', `${path}phone/`, reason('the phone'), staff)
  await call('POST', `${path}print/`, reason('it is printed'), staff)
  const files = (await call('GET', `${path}file/`, undefined, staff)) as unknown as Body[]
  await call('POST', `${path}file/${files[0]!.id}/link/`, undefined, staff)
  await call('POST', `${path}file/${files[0]!.id}/original/`, reason('the original'), staff)
  await act('close', { closing_reason: 'helped', summary: phrase(`${name}: summary`), ...reason('it is closed with work left') })
}

async function callForHelp(name: string, headers: Record<string, string>, staff: Record<string, string>): Promise<void> {
  const nonce = plant(`${name}: nonce`, randomUUID())
  const facts = { kind: 'self', can_speak: false, geo: { lat: 41.311_151, lng: 69.279_737 } }
  const words = { text: phrase(`${name}: text`), callback_phone: phone(`${name}: phone`) }
  const { id, receipt } = await call('POST', 'sos/', { nonce, ...facts, ...words }, headers)
  if (receipt) plant(`${name}: receipt`, receipt)
  const more = { ...headers, ...(headers.authorization ? {} : { 'x-sos-nonce': nonce }) }
  await call('PATCH', `sos/${id}/`, { text: phrase(`${name}: more text`) }, more)
  await call('POST', `staff/sos/${id}/accept/`, undefined, staff)
  await call('POST', `staff/sos/${id}/settle/`, { outcome: 'helped', note: phrase(`${name}: note`) }, staff)
}

async function talk(name: string, child: Record<string, string>, staff: Record<string, string>): Promise<void> {
  const chats = (await call('GET', 'chat/', undefined, child)) as unknown as Body[]
  const id = chats[0]!.id as string
  for (const count of [1, 2, 3])
    await call('POST', `message/${id}/`, { cid: randomUUID(), message: phrase(`${name}: message ${count}`) }, child)
  await call('POST', `staff/chat/${id}/claim/`, undefined, staff)
  await call('POST', `message/${id}/`, { cid: randomUUID(), message: phrase(`${name}: answer`) }, staff)
  await call('POST', `staff/chat/${id}/note/`, { cid: randomUUID(), kind: 'note', text: phrase(`${name}: note`) }, staff)
  await call('POST', `staff/chat/${id}/risk/`, { risk: 'high', reason: phrase(`${name}: why this risk`) }, staff)
}

beforeAll(async () => {
  url = await addressOf(server)
  const counsellor = as(await signIn('staff/auth/token/', { email: 'counsellor@himoya.test' }))
  const supervisor = as(await signIn('staff/auth/token/', { email: 'supervisor@himoya.test' }))
  const lola = as(await signIn('auth/token/', { nickname: 'lola' }))
  await call('PATCH', 'auth/update/user/', { first_name: named('lola: first name'), last_name: named('lola: last name') }, lola)

  for (const name of ['guest 1', 'guest 2', 'guest 3', 'guest 4', 'guest 5', 'lola 1', 'lola 2']) {
    const { ref } = await reportAs(name, name.startsWith('lola') ? lola : {})
    const { results } = await call('GET', `staff/report/?view=open&ref=${ref}`, undefined, supervisor)
    case_id = results[0].id as string
    await workOn(name, case_id, supervisor)
  }
  const { inbox } = await reportAs('guest who withdraws', {})
  await call('POST', 'victim/receipt/withdraw/', { reason: phrase('guest who withdraws: reason') }, inbox!)

  await talk('chat', lola, counsellor)
  for (const name of ['SOS 1', 'SOS 2', 'SOS 3']) await callForHelp(name, {}, counsellor)
  await callForHelp('SOS of lola', lola, supervisor)

  for (const count of [1, 2, 3]) {
    const asked = { title: phrase(`question ${count}: title`), question: phrase(`question ${count}`) }
    plant(`question ${count}: receipt`, (await call('POST', 'question/', asked)).receipt)
  }
  server.process.kill('SIGTERM')
  await server.ended
})
afterAll(async () => {
  server.process.kill('SIGTERM')
  await server.ended
  rmSync(data_dir, { recursive: true, force: true })
})

/** Words as they were said, and in small letters: an index would hold them so. */
const shapesOf = (value: string): Buffer[] =>
  [...new Set([value, value.includes('anareyka') ? value.toLowerCase() : value])].map((shape) => Buffer.from(shape))

type Needle = { name: string; shapes: Buffer[] }

/** Which of them stand anywhere on the disk. All are looked for in one walk over each file, by their first three bytes. */
function foundOnDisk(needles: readonly Needle[]): Set<string> {
  const begins = new Uint8Array(1 << 24)
  const known = needles.flatMap(({ name, shapes }) => shapes.map((shape) => ({ name, shape, begin: shape.readUIntBE(0, 3) })))
  for (const { begin } of known) begins[begin] = 1
  const byBegin = Map.groupBy(known, ({ begin }) => begin)
  const found = new Set<string>()
  for (const path of everyFile()) {
    const bytes = readFileSync(path)
    let last_three = 0
    for (let at = 0; at < bytes.length; at += 1) {
      last_three = ((last_three << 8) | bytes[at]!) & 0xff_ff_ff
      if (begins[last_three] === 0) continue
      for (const { name, shape } of byBegin.get(last_three) ?? [])
        if (shape.equals(bytes.subarray(at - 2, at - 2 + shape.length))) found.add(name)
    }
  }
  return found
}

const everyFile = (): string[] =>
  readdirSync(data_dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => relative(data_dir, path) !== 'outbox/sms.jsonl')

it('a copy of the disk holds none of two hundred phrases, names, phones, receipts and tokens', () => {
  expect(planted.size).toBeGreaterThanOrEqual(200)
  for (const [name, value] of planted) expect(value.length, name).toBeGreaterThan(8)
  // That the disk is really searched is seen by what is no secret.
  const control = { name: 'the id of a case', shapes: [Buffer.from(case_id.replaceAll('-', ''), 'hex')] }
  const planted_shapes = [...planted].map(([name, value]) => ({ name, shapes: shapesOf(value) }))
  expect([...foundOnDisk([control, ...planted_shapes])]).toEqual(['the id of a case'])
})

it('the terminal shows none of them', () => {
  const lines = server.output()
  expect(lines).toContain('"route"')
  expect([...planted].filter(([, value]) => lines.includes(value)).map(([name]) => name)).toEqual([])
})
