import type { Outbox, OutboxEntry } from './outbox.ts'

type Edit = (pending: readonly OutboxEntry[]) => readonly OutboxEntry[]
type Deps = { chat_id: string; outbox: Outbox; adopts(entry: OutboxEntry): boolean }
type Conversation = {
  /** Already among the messages: it was sent, and only its removal is missing. */
  knows(cid: string): boolean
  change(edit: Edit): void
}

/**
 * Takes over what is kept for this chat, and follows what other tabs keep and give up. A text that met an ended chat
 * goes on under its old cid in this one. Returns the way to stop.
 */
export function followOutbox({ chat_id, outbox, adopts }: Deps, { knows, change }: Conversation): () => void {
  let stopped = false
  const own = (entry: OutboxEntry): OutboxEntry => (entry.chat_id === chat_id ? entry : { ...entry, chat_id, failed: null })

  const unwatch = outbox.watch?.((event) => {
    if (event.type === 'clear') change(() => [])
    else if (event.type === 'remove') change((pending) => pending.filter(({ cid }) => cid !== event.cid))
    else if (adopts(event.entry) && !knows(event.entry.cid)) change((pending) => withEntry(pending, own(event.entry)))
  })

  async function adoptKept(): Promise<void> {
    const kept = (await outbox.list()).filter(adopts)
    if (stopped || kept.length === 0) return
    for (const { cid } of kept) if (knows(cid)) void outbox.remove(cid)
    const unsent = kept.filter(({ cid }) => !knows(cid)).map(own)
    change((pending) => [...unsent.filter((entry) => !pending.some(({ cid }) => cid === entry.cid)), ...pending])
    for (const entry of unsent) if (!kept.includes(entry)) await outbox.put(entry)
  }

  void adoptKept()
  return () => {
    stopped = true
    unwatch?.()
  }
}

function withEntry(pending: readonly OutboxEntry[], entry: OutboxEntry): readonly OutboxEntry[] {
  if (!pending.some(({ cid }) => cid === entry.cid)) return [...pending, entry]
  return pending.map((one) => (one.cid === entry.cid ? entry : one))
}
