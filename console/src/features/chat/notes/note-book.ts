import type { Note } from '@himoya/contract/chat/desk'
import type { Api } from '@himoya/kit/session/api-client'
import { createValue, type Value } from '../../../session/value.ts'

/** `cid`: the same when the same words are tried again; sent twice it is one note. */
export type NewNote = { cid: string; kind: 'note' | 'whisper'; text: string }

/** What staff wrote beside each chat, by number; on this computer only as long as the page is open. */
export type NoteBook = {
  of(chat_id: string): Value<readonly Note[]>
  /** Up to which number nothing is missing. */
  reached(chat_id: string): number
  /** As it comes over the socket; what is missing before it is read. */
  receive(chat_id: string, note: Note): void
  /** Everything after `reached`. */
  read(chat_id: string): Promise<void>
  /** Resolves once it is stored. */
  add(chat_id: string, note: NewNote): Promise<void>
  clear(): void
}

const PAGE = 200

export function createNoteBook(api: Pick<Api, 'get' | 'post'>): NoteBook {
  const books = new Map<string, Value<readonly Note[]>>()

  function of(chat_id: string): Value<readonly Note[]> {
    const known = books.get(chat_id)
    if (known) return known
    const book = createValue<readonly Note[]>([])
    books.set(chat_id, book)
    return book
  }
  const reached = (chat_id: string): number => reachedOf(books.get(chat_id)?.get() ?? [])

  async function read(chat_id: string): Promise<void> {
    for (;;) {
      const after = reached(chat_id)
      const page = await api.get<Note[]>(`staff/chat/${chat_id}/note/?after_seq=${after}&limit=${PAGE}`)
      const book = of(chat_id)
      const first = page.at(0)?.seq
      // Asked for what follows, and told what is there: a backup was put back, and notes of after it are gone.
      const kept = first !== undefined && first <= after ? book.get().filter(({ seq }) => seq < first) : book.get()
      book.set(mergeNotes(kept, page))
      if (page.length < PAGE) return
    }
  }

  return {
    of,
    reached,
    read,
    receive(chat_id, note) {
      of(chat_id).set(mergeNotes(of(chat_id).get(), [note]))
      // out of reach now: the next reading, every few seconds, fills it
      if (note.seq > reached(chat_id)) read(chat_id).catch(() => null)
    },
    async add(chat_id, note) {
      const kept = await api.post<Note>(`staff/chat/${chat_id}/note/`, note)
      of(chat_id).set(mergeNotes(of(chat_id).get(), [kept]))
    },
    clear: () => books.clear(),
  }
}

/** By number, each once. Another note under a number that is known: what was known from there on is not stored any more. */
export function mergeNotes(known: readonly Note[], more: readonly Note[]): readonly Note[] {
  const ids = new Map(known.map(({ seq, id }) => [seq, id]))
  const others = more.filter(({ seq, id }) => ids.has(seq) && ids.get(seq) !== id)
  const end = Math.min(...others.map(({ seq }) => seq))
  const fresh = more.filter(({ seq }) => !ids.has(seq) || seq >= end)
  if (fresh.length === 0) return known
  return [...known.filter(({ seq }) => seq < end), ...fresh].toSorted((left, right) => left.seq - right.seq)
}

/** Up to where the numbers have no hole. */
export function reachedOf(notes: readonly Note[]): number {
  let seq = 0
  for (const note of notes) {
    if (note.seq !== seq + 1) break
    seq = note.seq
  }
  return seq
}
