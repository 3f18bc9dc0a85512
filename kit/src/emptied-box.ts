import { uuid } from './uuid.ts'

/** What was typed into a box since its words were handed over: `now` without what of `sent` stands around it. */
export function typedSince(sent: string, now: string): string {
  const both = Math.min(sent.length, now.length)
  let front = 0
  while (front < both && sent[front] === now[front]) front += 1
  let back = 0
  while (back < both - front && sent.at(-1 - back) === now.at(-1 - back)) back += 1
  return now.slice(front, now.length - back)
}

/** `key`: of this send, the same when the same words are tried again, and another one when they were changed meanwhile. */
export type SendWords = (words: string, key: string) => Promise<unknown>

export type EmptiedBox = {
  /** What stands in it now. */
  write(words: string): void
  /** Answers with what is left in it, null while another send is under way. What `send` throws, it throws, and leaves the words. */
  send(send: SendWords): Promise<string | null>
}

/**
 * A box that is emptied only after an answer. However often Enter is pressed meanwhile, its words go once; and what is typed
 * meanwhile stays.
 */
export function createEmptiedBox(first: string): EmptiedBox {
  let now = first
  let under_way = false
  let tried: { words: string; key: string } | null = null
  return {
    write(words) {
      now = words
    },
    async send(send) {
      if (under_way) return null
      under_way = true
      const sent = now
      const words = sent.trim()
      if (tried?.words !== words) tried = { words, key: uuid() }
      try {
        await send(words, tried.key)
        tried = null
        now = typedSince(sent, now)
        return now
      } finally {
        under_way = false
      }
    },
  }
}
