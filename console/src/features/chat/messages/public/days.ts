import type { Message } from '@himoya/contract/chat/chat'
import type { Note } from '@himoya/contract/chat/desk'
import { isSameDay } from '@himoya/kit/dates'

/** A message, or a note that stands between messages. */
export type Entry = { message: Message; note?: undefined } | { note: Note; message?: undefined }
/** `goes_on`: its beginning, with its name, stands before this part of it. */
export type Day = { first: string; entries: Entry[]; goes_on?: true }

const instantOf = (entry: Entry): string => (entry.message ?? entry.note).created_at

/**
 * Messages in their order, notes between them by time, parted by calendar days in Tashkent; `first` is the time of the
 * day's first entry. Notes from before the oldest message shown wait until older ones are read.
 */
export function byDay(messages: readonly Message[], notes: readonly Note[] = []): Day[] {
  const days: Day[] = []
  for (const entry of merged(messages, notes)) {
    const day = days.at(-1)
    if (day && isSameDay(day.first, instantOf(entry))) day.entries.push(entry)
    else days.push({ first: instantOf(entry), entries: [entry] })
  }
  return days
}

/** The days up to the last message below `seq`, and what follows it, which may begin in the middle of a day. */
export function partedAt(days: readonly Day[], seq: number): { before: Day[]; after: Day[] } {
  const isBefore = ({ message }: Entry): boolean => message !== undefined && message.seq < seq
  const last = days.findLastIndex(({ entries }) => entries.some(isBefore))
  const day = days[last]
  if (!day) return { before: [], after: [...days] }
  const end = day.entries.findLastIndex(isBefore) + 1
  const rest = day.entries.slice(end)
  return {
    before: [...days.slice(0, last), { ...day, entries: day.entries.slice(0, end) }],
    after: [...(rest.length > 0 ? [{ first: day.first, entries: rest, goes_on: true as const }] : []), ...days.slice(last + 1)],
  }
}

function merged(messages: readonly Message[], notes: readonly Note[]): Entry[] {
  const oldest = messages[0]
  const shown = oldest && oldest.seq > 1 ? notes.filter(({ created_at }) => created_at >= oldest.created_at) : notes
  const entries: Entry[] = []
  let next = 0
  for (const message of messages) {
    for (; next < shown.length && shown[next]!.created_at < message.created_at; next += 1) entries.push({ note: shown[next]! })
    entries.push({ message })
  }
  return [...entries, ...shown.slice(next).map((note) => ({ note }))]
}

const GROUP_MS = 5 * 60_000

/** Does the time belong under this message: is the next one somebody else's, a note, or five minutes later? */
export function endsGroup(message: Message, next: Entry | undefined): boolean {
  if (!next?.message) return true
  const { is_admin, author, created_at } = next.message
  const later = Date.parse(created_at) - Date.parse(message.created_at)
  return is_admin !== message.is_admin || author !== message.author || later > GROUP_MS
}
