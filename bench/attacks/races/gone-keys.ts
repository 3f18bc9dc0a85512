import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Member } from '../../../server/test/chat-cast.ts'
import { makePerson } from '../../faults/people.ts'
import type { Attack, Stage } from '../attack.ts'
import type { House } from '../house.ts'

const CHATS = { short: 5, long: 40 }
const WORD = 'Qulflangan so‘z'
/** A server keeps a key open for a minute, should it hear nothing: what is gone so much sooner was announced. */
const HEARD_MS = 10_000
const PROMISED_MS = 1_000
const LOOK_MS = 10

type Chat = { child: Member; id: string; key_id: string }

async function call(port: number, method: string, path: string, { token }: Member, body?: object): Promise<string> {
  const type = body ? { 'content-type': 'application/json' } : {}
  const headers = { authorization: `Bearer ${token}`, ...type }
  const sent = body ? { body: JSON.stringify(body) } : {}
  return (await fetch(`http://127.0.0.1:${port}/api/v1/${path}`, { method, headers, ...sent })).text()
}

/** A chat whose key every server has open, because it has just shown what the key sealed. */
async function openChat({ platform, nodes }: House): Promise<Chat> {
  const child = await makePerson(platform)
  const [{ id }] = JSON.parse(await call(nodes[0]!.port, 'GET', 'chat/', child)) as [{ id: string }]
  await call(nodes[0]!.port, 'POST', `message/${id}/`, child, { cid: randomUUID(), message: WORD })
  for (const { port } of nodes) {
    const shown = await call(port, 'GET', `message/${id}/`, child)
    if (!shown.includes(WORD)) throw new Error(`not shown before: ${shown.slice(0, 200)}`)
  }
  const { key_id } = await platform.db.selectFrom('chat').select('key_id').where('id', '=', id).executeTakeFirstOrThrow()
  return { child, id, key_id }
}

/** Milliseconds until a server shows the word no more; null: it still does. */
async function goneAfter(port: number, { child, id }: Chat, began: number): Promise<number | null> {
  for (let now = began; now - began < HEARD_MS; now = performance.now()) {
    if (!(await call(port, 'GET', `message/${id}/`, child)).includes(WORD)) return performance.now() - began
    await sleep(LOOK_MS)
  }
  return null
}

/**
 * Destroys a chat's key from another process than the servers, and leaves all else as it was, the sealed text too: so whatever is
 * shown of it afterwards is opened by a key that a server has kept. In the key's place lies one that opens nothing.
 */
async function destroyKey({ db, vault }: House['platform'], { id, key_id }: Chat): Promise<void> {
  await db.transaction().execute(async (within) => {
    const key = within.selectFrom('data_key').select(['id', 'wrapped', 'master_version']).where('id', '=', key_id)
    const { wrapped, ...rest } = await key.executeTakeFirstOrThrow()
    const standIn = await vault.createKey(within)
    await within.updateTable('chat').set({ key_id: standIn }).where('id', '=', id).execute()
    await vault.destroyKeys(within, [key_id])
    const nothing = randomBytes(wrapped.length)
    await within
      .insertInto('data_key')
      .values({ ...rest, wrapped: nothing })
      .execute()
    await within.updateTable('chat').set({ key_id }).where('id', '=', id).execute()
  })
}

async function destroyKeys({ house, form, find, expect, figure }: Stage): Promise<void> {
  let worst = 0
  for (let count = 0; count < CHATS[form]; count += 1) {
    const chat = await openChat(house)
    await destroyKey(house.platform, chat)
    const began = performance.now()
    const waited = await Promise.all(house.nodes.map(({ port }) => goneAfter(port, chat, began)))
    for (const [node, ms] of waited.entries()) {
      if (ms === null) find('still open', `server ${node} showed what a destroyed key had sealed`)
      else worst = Math.max(worst, ms)
    }
  }
  figure('worst_ms', Math.round(worst))
  if (form === 'long') expect(worst <= PROMISED_MS, 'late', `a key was open for ${Math.round(worst)} ms after it was destroyed`)
}

export const GONE_KEYS: Attack = {
  name: 'gone-keys',
  about: 'keys of chats, destroyed while two servers have them open',
  house: 'pair',
  run: destroyKeys,
}
