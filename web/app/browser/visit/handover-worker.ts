import type { Tokens } from '@himoya/contract/accounts/auth'

/** What a page says to the worker; `take` comes with a port for the answer. */
export type HandoverMessage = { type: 'hold'; word: string; tokens: Tokens } | { type: 'take'; word: string } | { type: 'drop' }

type MessageEventOfWorker = MessageEvent<HandoverMessage | null> & { waitUntil(work: Promise<unknown>): void }
type Worker = { addEventListener(type: 'message', listener: (event: MessageEventOfWorker) => void): void }

/** From leaving a page to the first code of the next one, on a slow line. */
const HOLD_MS = 15_000

/**
 * Inside the service worker: carries a session from one page of a tab to the next, in memory, for a moment, to whoever knows
 * the word. On a shared phone the tokens are nowhere else (safety.md 3).
 */
export function carrySessions(): void {
  const worker = globalThis as unknown as Worker
  const held = new Map<string, Tokens>()

  worker.addEventListener('message', (event) => {
    const { data: message } = event
    if (message?.type === 'drop') held.clear()
    else if (message?.type === 'take') {
      event.ports[0]?.postMessage(held.get(message.word) ?? null)
      held.delete(message.word)
    } else if (message?.type === 'hold') {
      held.set(message.word, message.tokens)
      // the browser would end an idle worker, and with it what it carries
      event.waitUntil(new Promise((resolve) => setTimeout(resolve, HOLD_MS)).then(() => held.delete(message.word)))
    }
  })
}
