import type { Message } from '@himoya/contract/chat/chat'
import type { Language } from '@himoya/contract/languages'
import { HISTORY_LIMIT } from '@himoya/contract/limits'
import type { Api } from '@himoya/kit/session/api-client'
import { formatChatTime } from '@himoya/kit/dates'

/** Every message of a chat, page by page from the first one. */
export async function readWholeChat(api: Pick<Api, 'get'>, chat_id: string): Promise<Message[]> {
  const all: Message[] = []
  for (;;) {
    const page = await api.get<Message[]>(`message/${chat_id}/?after_seq=${all.at(-1)?.seq ?? 0}&limit=${HISTORY_LIMIT}`)
    all.push(...page)
    if (page.length < HISTORY_LIMIT) return all
  }
}

/** Plain text that any phone opens: when and who, the words, an empty line. It names neither the site nor its purpose. */
export function transcriptOf(messages: readonly Message[], lang: Language, names: { you: string; counsellor: string }): string {
  const parts = messages.map(({ created_at, is_admin, author, message }) => {
    const who = is_admin ? (author ?? names.counsellor) : names.you
    return `${formatChatTime(created_at, lang)}, ${who}\n${message}\n`
  })
  // the mark at the start and CRLF: what old phones and Windows need to show other letters and lines
  return `\uFEFF${parts.join('\n').replaceAll('\n', '\r\n')}`
}

const KEPT_MS = 60_000

const TYPES = { txt: 'text/plain;charset=utf-8', json: 'application/json', ics: 'text/calendar;charset=utf-8' } as const

/** Hands a file to the browser's downloads; `name` without ending, the day is added. */
export function offerFile(name: string, text: string, ending: keyof typeof TYPES = 'txt'): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(new Blob([text], { type: TYPES[ending] }))
  link.download = `${name}-${new Date().toISOString().slice(0, 10)}.${ending}`
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
