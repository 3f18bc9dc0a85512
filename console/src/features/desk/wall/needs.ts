import type { Wall, WallChat, WallMember } from '@himoya/contract/chat/wall'

export type Need =
  | { kind: 'urgent'; chat: WallChat }
  | { kind: 'hinted'; chat: WallChat }
  | { kind: 'silent'; chat: WallChat; member: WallMember }
  | { kind: 'dead'; member: WallMember }
  | { kind: 'unmanned'; lang: Wall['queues'][number]['lang']; waiting: number }

/** After so long without an answer a supervisor is told. */
const SILENT_MS = 3 * 60_000
const URGENT_MS = 60_000

const waited = (chat: WallChat, now: number): number => (chat.waiting_since ? now - Date.parse(chat.waiting_since) : 0)

const ORDER: readonly WallChat['urgency'][] = ['sos', 'danger', 'hinted', 'usual', 'low']
const rankOf = ({ urgency }: WallChat): number => ORDER.indexOf(urgency)

/** What the lists point at is named at once; a level a person set has been seen by that person. */
const isHinted = ({ urgency, hints }: WallChat): boolean => hints.length > 0 && (urgency === 'danger' || urgency === 'hinted')

/** What a supervisor should look at, the most pressing first. */
export function needsOf(wall: Wall, now: number): Need[] {
  const urgent = wall.waiting
    .filter((chat) => chat.urgency === 'sos' || isHinted(chat) || (chat.urgency === 'danger' && waited(chat, now) >= URGENT_MS))
    .map((chat): Need => ({ kind: isHinted(chat) ? 'hinted' : 'urgent', chat }))
  const unmanned = wall.queues
    .filter(({ waiting, on_shift }) => waiting > 0 && on_shift === 0)
    .map(({ lang, waiting }): Need => ({ kind: 'unmanned', lang, waiting }))
  const dead = wall.members
    .filter(({ live, chats }) => !live && chats.length > 0)
    .map((member): Need => ({ kind: 'dead', member }))
  const silent = wall.members
    .flatMap((member) => member.chats.map((chat) => ({ kind: 'silent' as const, chat, member })))
    .filter(({ chat }) => waited(chat, now) >= SILENT_MS)
    .toSorted((left, right) => rankOf(left.chat) - rankOf(right.chat) || waited(right.chat, now) - waited(left.chat, now))
  return [...urgent, ...unmanned, ...dead, ...silent]
}

/** Since when the longest of a member's people waits for an answer. */
export function longestSilence(chats: readonly WallChat[]): string | null {
  const since = chats.flatMap(({ waiting_since }) => waiting_since ?? [])
  return since.toSorted()[0] ?? null
}
