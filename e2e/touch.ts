import type { CDPSession, Page } from '@playwright/test'

type Point = { x: number; y: number }

/** A finger on the screen, as the browser gets it from the phone: no click is made up, the browser makes it or does not. */
export type Finger = {
  down(at: Point, more?: Point[]): Promise<void>
  move(to: Point): Promise<void>
  up(): Promise<void>
  cancel(): Promise<void>
  /** Down, for so many milliseconds, and up. */
  press(at: Point, ms: number): Promise<void>
}

export async function fingerOn(page: Page): Promise<Finger> {
  const session: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel', points: Point[]): Promise<unknown> =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  const finger: Finger = {
    down: async (at, more = []) => void (await send('touchStart', [at, ...more])),
    move: async (to) => void (await send('touchMove', [to])),
    up: async () => void (await send('touchEnd', [])),
    cancel: async () => void (await send('touchCancel', [])),
    async press(at, ms) {
      await finger.down(at)
      await page.waitForTimeout(ms)
      await finger.up()
    },
  }
  return finger
}
