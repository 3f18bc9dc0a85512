import type { Outbox, OutboxEntry } from './outbox.ts'

type Edit = (pending: readonly OutboxEntry[]) => readonly OutboxEntry[]
type Deps = { chat_id: string; outbox: Outbox; adopts(entry: OutboxEntry): boolean }
type Conversation = {
  /** Already among the messages: it was sent, and only its removal is missing. */
  knows(cid: string): boolean
  change(edit: Edit): void
}

/** Only from this person's chats: somebody else may have used this browser before. */
export const fromChatsOf =
  (chat_id: string, ended_chat_ids: readonly string[]) =>
  (entry: OutboxEntry): boolean =>
    entry.chat_id === chat_id || (entry.failed === 'chat_ended' && ended_chat_ids.includes(entry.chat_id))

/**
 * Takes over what is kept for this chat, and follows what other tabs keep and give up. A text that met an ended chat
 * goes on under its old cid in this one. Returns a function that stops it.
 */
export function followOutbox({ chat_id, outbox, adopts }: Deps, { knows, change }: Conversation): () => void {
  let stopped = false
  const adopted = new Set<string>()
  const own = (entry: OutboxEntry): OutboxEntry => (entry.chat_id === chat_id ? entry : { ...entry, chat_id, failed: null })

  const unwatch = outbox.watch?.((event) => {
    if (event.type === 'clear') change(() => [])
    else if (event.type === 'remove') change((pending) => pending.filter(({ cid }) => cid !== event.cid))
    else if (adopts(event.entry) && !knows(event.entry.cid)) change((pending) => withEntry(pending, own(event.entry), adopted))
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

/**
 * Another tab's entry stands behind those that came from there before, then by time: the order of each tab stays as it
 * was written, whatever the clock does. `adopted` grows by it.
 */
function withEntry(pending: readonly OutboxEntry[], entry: OutboxEntry, adopted: Set<string>): readonly OutboxEntry[] {
  if (pending.some(({ cid }) => cid === entry.cid)) return pending.map((one) => (one.cid === entry.cid ? entry : one))
  let place = pending.reduce((after, { cid }, at) => (adopted.has(cid) ? at + 1 : after), 0)
  while (place < pending.length && pending[place]!.created_at <= entry.created_at) place += 1
  adopted.add(entry.cid)
  return [...pending.slice(0, place), entry, ...pending.slice(place)]
}
