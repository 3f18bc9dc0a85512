import type { Message } from '@himoya/contract/chat'
import { isSameDay } from '@himoya/kit/dates'

export type Day = { first: string; messages: Message[] }

/** Messages in their order, parted by calendar days in Tashkent; `first` is the time of the day's first message. */
export function byDay(messages: readonly Message[]): Day[] {
  const days: Day[] = []
  for (const message of messages) {
    const day = days.at(-1)
    if (day && isSameDay(day.first, message.created_at)) day.messages.push(message)
    else days.push({ first: message.created_at, messages: [message] })
  }
  return days
}
