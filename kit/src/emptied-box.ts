import { uuid } from './uuid.ts'

/**
 * What was typed into a box since its words were handed over: `now` without `sent`, wherever in it something was put. Other words in
 * their place, all or some, are kept whole: what they share with the sent ones belongs to both.
 */
export function typedSince(sent: string, now: string): string {
  const both = Math.min(sent.length, now.length)
  let front = 0
  while (front < both && sent[front] === now[front]) front += 1
  let back = 0
  while (back < both - front && sent.at(-1 - back) === now.at(-1 - back)) back += 1
  const is_replaced = front + back < both
  return is_replaced ? now : now.slice(front, now.length - back)
}

/** `key`: of this send, the same when the same words are tried again, and another one when they were changed meanwhile. */
export type SendWords = (words: string, key: string) => Promise<unknown>

export type EmptiedBox = {
  /** What stands in it now. */
  write(words: string): void
  /**
   * Answers with what is left in it; null while another send is under way, which sends what was pressed meanwhile too, if it is
   * more than the same words again. What `send` throws, it throws, and leaves the words. `onLeft`: what is left, as soon as words
   * are safe; a later send of the same press may still fail, and those before it must not go again.
   */
  send(send: SendWords, onLeft?: (words: string) => void): Promise<string | null>
}

/**
 * A box that is emptied only after an answer. However often Enter is pressed meanwhile, its words go once; and what is typed
 * meanwhile stays.
 */
export function createEmptiedBox(first: string): EmptiedBox {
  let now = first
  let under_way: string | null = null
  let is_pressed_again = false
  let tried: { words: string; key: string } | null = null
  async function sendOnce(send: SendWords, onLeft?: (words: string) => void): Promise<void> {
    const sent = now
    const words = sent.trim()
    under_way = words
    is_pressed_again = false
    if (tried?.words !== words) tried = { words, key: uuid() }
    await send(words, tried.key)
    tried = null
    now = typedSince(sent, now)
    onLeft?.(now)
  }
  return {
    write(words) {
      now = words
    },
    async send(send, onLeft) {
      if (under_way !== null) {
        is_pressed_again ||= now.trim() !== under_way
        return null
      }
      try {
        do await sendOnce(send, onLeft)
        while (is_pressed_again && now.trim() !== '')
        return now
      } finally {
        under_way = null
      }
    },
  }
}
