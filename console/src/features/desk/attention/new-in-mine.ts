import type { StaffChat } from '@himoya/contract/staff/staff'
import type { Sound } from '../../notifications/bell/public/chime.ts'

type Known = Pick<StaffChat, 'said_seq' | 'whispers'>

/**
 * What there is to hear of my own chats since the last reading: a whisper, an answer, a soft sign for one in the chat I look at.
 * The first reading (`before` null), and a chat that has only now become mine, are silent.
 */
export function newInMine(
  before: ReadonlyMap<string, Known> | null,
  mine: readonly Pick<StaffChat, 'id' | 'said_seq' | 'whispers'>[],
  looked_at: string | null,
): Sound[] {
  const known = mine.flatMap((chat) => {
    const was = before?.get(chat.id)
    return was ? [{ chat, was }] : []
  })
  const answered = known.filter(({ chat, was }) => chat.said_seq > was.said_seq)
  const sounds: Sound[] = known.some(({ chat, was }) => chat.whispers > was.whispers) ? ['whisper'] : []
  if (answered.some(({ chat }) => chat.id !== looked_at)) return [...sounds, 'reply']
  return answered.length > 0 ? [...sounds, 'soft'] : sounds
}
