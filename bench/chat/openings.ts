import { setTimeout as sleep } from 'node:timers/promises'
import type { Client, Scene } from './client.ts'
import type { Opened, Regrouped } from './orders.ts'
import { watchOwnLoad } from './own-load.ts'

/** A server that needs longer than this for all of them is given up. */
const PATIENCE_MS = 240_000
/** Full jitter, doubled at each try, as our own client has it (chat-protocol.md, "Close codes"), but shorter. */
const BACKOFF_MS = { first: 250, longest: 2_000 }
const POLL_MS = 5

const backoff = (tries: number): number =>
  Math.random() * Math.min(BACKOFF_MS.longest, BACKOFF_MS.first * 2 ** Math.min(tries, 10))

/** Opens them, so many at once, each as often as it takes. */
export async function openAll(clients: readonly Client[], at_once: number): Promise<Opened> {
  const waiting = [...clients]
  const give_up = performance.now() + PATIENCE_MS
  const ownLoad = watchOwnLoad()
  const began = performance.now()
  let retries = 0
  const worker = async (): Promise<void> => {
    for (let client = waiting.pop(); client; client = waiting.pop()) {
      while (!(await client.dial())) {
        if (performance.now() > give_up) throw new Error(`client ${client.index} could not open its line: ${client.reason}`)
        retries += 1
        await sleep(backoff(retries))
      }
    }
  }
  await Promise.all(Array.from({ length: at_once }, worker))
  return { opened: clients.length, seconds: (performance.now() - began) / 1_000, retries, own: ownLoad() }
}

/** Who is cut off without a fault of ours comes back too; it is counted, and said once. */
export function mindCuts(scene: Scene): void {
  scene.onCut = (client) => {
    if (scene.cuts === 0) console.error(`the line of client ${client.index} was cut: ${client.reason}`)
    scene.cuts += 1
    void comeBack(client)
  }
}

/** Answers how often it had to try again. */
async function comeBack(client: Client): Promise<number> {
  let retries = 0
  while (!(await client.dial())) {
    retries += 1
    await sleep(backoff(retries))
  }
  client.resume()
  return retries
}

export type Return = { regroup(): Promise<Regrouped> }

/** Brings back who is cut off, each by itself, as people's devices do. */
export function bringBack(scene: Scene): Return {
  const cut = new Set<Client>()
  const lost = { cut_at: 0, retries: 0 }
  const ownLoad = watchOwnLoad()
  scene.onCut = (client) => {
    lost.cut_at ||= Date.now()
    cut.add(client)
    void comeBack(client).then((retries) => (lost.retries += retries))
  }
  return {
    async regroup() {
      const give_up = performance.now() + PATIENCE_MS
      while (!scene.clients.every((client) => cut.has(client) && client.open)) {
        if (performance.now() > give_up) throw new Error(`${scene.clients.filter(({ open }) => !open).length} did not come back`)
        await sleep(POLL_MS)
      }
      return { ...lost, back_at: Date.now(), own: ownLoad() }
    },
  }
}
