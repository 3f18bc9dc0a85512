import type { Note } from '@himoya/contract/desk'
import type { Api } from '@himoya/kit/session/api-client'
import { createValue, type Value } from '../../session/value.ts'

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
      const page = await api.get<Note[]>(`staff/chat/${chat_id}/note/?after_seq=${reached(chat_id)}&limit=${PAGE}`)
      of(chat_id).set(mergeNotes(of(chat_id).get(), page))
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

/** By number, each once. */
export function mergeNotes(known: readonly Note[], more: readonly Note[]): readonly Note[] {
  const fresh = more.filter(({ seq }) => !known.some((note) => note.seq === seq))
  return fresh.length === 0 ? known : [...known, ...fresh].toSorted((left, right) => left.seq - right.seq)
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
