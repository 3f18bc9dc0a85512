import { expect } from '@playwright/test'
import { evaluate, type Driver, type InputSource } from './driver.ts'
import { locate, type Found, type Target } from './in-page.ts'

/** A tab, and what a person does in it. Each act waits until what it needs is there, each look until it is so. */
export type Tab = ReturnType<typeof openTab>

const TAP_MS = 60

const nameOf = (target: Target): string => Object.values(target).join(' ')

export function openTab(driver: Driver, house_url: string) {
  const run = <Given extends unknown[], Answer>(work: (...given: Given) => Answer, ...given: Given): Promise<Awaited<Answer>> =>
    evaluate(driver, work, ...given)
  /** A page that is going away has nothing to be found on. */
  const find = (target: Target, is_near = false): Promise<Found[]> => run(locate, target, is_near).catch(() => [])

  /** Where to press: it stands still, can be pressed, and nothing lies over it. */
  async function ready(target: Target): Promise<Found> {
    let before: Found | undefined
    await expect
      .poll(
        async () => {
          const [now] = await find(target, before === undefined || before.covered !== null)
          const is_still = now !== undefined && before?.x === now.x && before.y === now.y
          before = now
          if (!now) return 'is not there'
          if (now.is_disabled) return 'is disabled'
          if (now.covered !== null) return `lies under ${now.covered}`
          return is_still ? 'ready' : 'moves'
        },
        { message: `to press ${nameOf(target)}` },
      )
      .toBe('ready')
    return before!
  }

  async function press(target: Target, ms: number): Promise<void> {
    const { x, y } = await ready(target)
    const finger: InputSource = {
      type: 'pointer',
      id: 'finger',
      parameters: { pointerType: driver.has_touch ? 'touch' : 'mouse' },
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pause', duration: ms },
        { type: 'pointerUp', button: 0 },
      ],
    }
    await driver.perform([finger])
  }

  const keys = (text: string): Promise<void> =>
    driver.perform([
      {
        type: 'key',
        id: 'keys',
        actions: [...text].flatMap((value) => [
          { type: 'keyDown', value },
          { type: 'keyUp', value },
        ]),
      },
    ])

  return {
    run,
    keys,
    go: (path: string) => driver.go(new URL(path, house_url).href),
    back: () => driver.back(),
    tap: (target: Target) => press(target, TAP_MS),
    hold: (target: Target, ms: number) => press(target, ms),
    async type(target: Target, text: string): Promise<void> {
      await press(target, TAP_MS)
      await keys(text)
      await expect.poll(async () => (await find(target))[0]?.value, { message: nameOf(target) }).toBe(text)
    },
    async check(target: Target): Promise<void> {
      await press(target, TAP_MS)
      await expect.poll(async () => (await find(target))[0]?.is_checked, { message: nameOf(target) }).toBe(true)
    },
    /** Of a list. By hand it is a window of the system, which no WebDriver reaches. */
    async choose(target: Target, value: string): Promise<void> {
      const { css } = { css: `option[value="${value}"]` }
      await ready(target)
      await run((option) => {
        const list = document.querySelector<HTMLOptionElement>(option)!.closest('select')!
        list.focus()
        list.value = document.querySelector<HTMLOptionElement>(option)!.value
        for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }))
      }, css)
    },
    /** Brings a script of ours into the page. */
    load: async (script: string): Promise<void> => void (await driver.run(`(() => { ${script}\n})()`)),
    count: async (target: Target): Promise<number> => (await find(target)).length,
    sees: (target: Target, count?: number): Promise<void> => {
      const there = expect.poll(async () => (await find(target)).length, { message: `to see ${nameOf(target)}` })
      return count === undefined ? there.toBeGreaterThan(0) : there.toBe(count)
    },
    texts: async (target: Target): Promise<string[]> => (await find(target)).map(({ text }) => text),
    value: async (target: Target): Promise<string | undefined> => (await find(target))[0]?.value,
    title: () => run(() => document.title).catch(() => ''),
    address: () => run(() => location.href).catch(() => ''),
    text: () => run(() => document.body.innerText).catch(() => ''),
  }
}
