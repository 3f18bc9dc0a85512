import { setTimeout as sleep } from 'node:timers/promises'
import type { Tokens } from '@himoya/contract/accounts/auth'
import type { Message } from '@himoya/contract/chat/chat'
import { createApi, type Api } from '@himoya/kit/session/api-client'
import { createChatClient } from '../../web/app/browser/link/chat-client.ts'
import type { Outbox, OutboxEntry } from '@himoya/kit/chat/outbox'
import { createStaffSocket } from '@himoya/kit/chat/staff-socket'
import { createTokenStore } from '@himoya/kit/session/token-store'
import type { Witness } from './oracle.ts'
import type { Proxy } from './proxy.ts'
import type { Random } from './random.ts'
import { tapWire, type Wire } from './wire-tap.ts'

export type Participant = {
  name: string
  account_id: string
  tokens: Tokens
  chat_id: string
  /** Index of the node its line leads to when nothing has happened. */
  node: number
  line: Proxy
}

/** A person or a counsellor at their screen: the real client of the kit behind a line of its own. */
export type Client = Participant & {
  role: 'child' | 'counsellor'
  api: Api
  wire: Wire
  /** Writes into the box; resolves once the text is in the outbox. */
  write(text: string): Promise<void>
  /** Cids that no acknowledgement has taken yet. */
  waiting(): number
  shown(): readonly Message[]
  witness(stays?: boolean): Witness
  stop(): void
}

type Screen = { messages: readonly Message[]; pending: readonly OutboxEntry[] }
type KeptOutbox = Outbox & { kept: Map<string, OutboxEntry>; written: { cid: string; text: string }[] }

/** Memory, as on a shared device; it remembers in which order texts were written. */
function createKeptOutbox(): KeptOutbox {
  const kept = new Map<string, OutboxEntry>()
  const written: KeptOutbox['written'] = []
  return {
    kept,
    written,
    list: async () => [...kept.values()],
    async put(entry) {
      if (!written.some(({ cid }) => cid === entry.cid)) written.push({ cid: entry.cid, text: entry.message })
      kept.set(entry.cid, entry)
    },
    remove: async (cid) => void kept.delete(cid),
    clear: async () => kept.clear(),
  }
}

function connectApi({ tokens, line }: Pick<Participant, 'tokens' | 'line'>, refresh_path: string) {
  const store = createTokenStore({ access_key: 'access', refresh_key: 'refresh', memory: true })
  store.write(tokens)
  return { store, api: createApi({ tokens: store, lang: () => 'uz', refresh_path, origin: line.url }) }
}

/** Opens the chat as the site does: `/ws/chat/…` with everything since the first message. */
export function openChild(participant: Participant): Client {
  const wire = tapWire(participant.line.url)
  const kept_outbox = createKeptOutbox()
  const { store, api } = connectApi(participant, 'auth/token/refresh/')
  const client = createChatClient({ api, tokens: store, chat_id: participant.chat_id, outbox: kept_outbox, onChange: () => {} })
  client.start()
  return present('child', { participant, api, wire, kept_outbox, view: client.view, write: client.send, stop: client.stop })
}

/** Opens the console on the one chat. */
export function openCounsellor(participant: Participant): Client {
  const wire = tapWire(participant.line.url)
  const kept_outbox = createKeptOutbox()
  const { store, api } = connectApi(participant, 'staff/auth/token/refresh/')
  const ignore = (): void => {}
  const desk = createStaffSocket({ api, tokens: store, outbox: kept_outbox, onState: ignore, onQueue: ignore })
  const channel = desk.enter(participant.chat_id, ignore)
  desk.start()
  return present('counsellor', { participant, api, wire, kept_outbox, view: channel.view, write: channel.send, stop: desk.stop })
}

/** A console that watches the queue and no chat. */
export function openConsole(participant: Pick<Participant, 'tokens' | 'line'>): { api: Api; wire: Wire; stop(): void } {
  const wire = tapWire(participant.line.url)
  const { store, api } = connectApi(participant, 'staff/auth/token/refresh/')
  const desk = createStaffSocket({ api, tokens: store, onState: () => {}, onQueue: () => {} })
  desk.start()
  return { api, wire, stop: desk.stop }
}

type Parts = {
  participant: Participant
  api: Api
  wire: Wire
  kept_outbox: KeptOutbox
  view(): Screen
  write(text: string): Promise<void>
  stop(): void
}

function present(role: Client['role'], { participant, api, wire, kept_outbox, view, write, stop }: Parts): Client {
  return {
    ...participant,
    role,
    api,
    wire,
    write,
    stop,
    waiting: () => view().pending.length,
    shown: () => view().messages,
    witness(stays = true) {
      const shown = view().messages.map(({ seq, cid, message }) => ({ seq, cid, text: message }))
      // Seen in the stream is as good as acknowledged (chat-protocol.md, "Client").
      const own = new Set(kept_outbox.written.map(({ cid }) => cid))
      const seen = shown.filter(({ cid }) => own.has(cid)).map(({ cid, seq }) => [cid, seq] as const)
      return {
        name: participant.name,
        sender_id: participant.account_id,
        chat_id: participant.chat_id,
        written: kept_outbox.written,
        acks: new Map([...seen, ...wire.acks]),
        shown,
        heard: wire.heard.filter(({ chat_id }) => chat_id === null || chat_id === participant.chat_id),
        outbox: [...kept_outbox.kept.keys()],
        stays,
      }
    },
  }
}

let texts = 0

/** Writes `count` texts, each different from every other of the run, with pauses of up to `pause_ms`. */
export async function writeTexts(client: Client, random: Random, count: number, pause_ms: number): Promise<void> {
  for (let index = 0; index < count; index += 1) {
    await client.write(`${client.name} ${(texts += 1)}`)
    await sleep(random.between(0, pause_ms))
  }
}
