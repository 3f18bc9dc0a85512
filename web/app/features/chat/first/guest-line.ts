import type { FirstWords } from './first-view.ts'

type GuestLineOptions = {
  words: Pick<FirstWords, 'write_comes' | 'write_waits'>
  isPressed(): boolean
  say(words: string | null): void
}

/**
 * What a guest is told before the screens come, which alone make an account: nothing leaves from here, so never that it is being
 * sent. Null: what stands there as long as nothing was pressed.
 */
export function createGuestLine({ words, isPressed, say }: GuestLineOptions) {
  let is_missed = false
  const tell = (): void => say(isPressed() ? (is_missed || !navigator.onLine ? words.write_waits : words.write_comes) : null)
  const onLine = (): void => {
    is_missed = false
    tell()
  }
  addEventListener('online', onLine)
  addEventListener('offline', tell)
  return {
    tell,
    /** The screens were asked for and did not come. */
    miss(): void {
      is_missed = true
      tell()
    },
    stop(): void {
      removeEventListener('online', onLine)
      removeEventListener('offline', tell)
    },
  }
}
