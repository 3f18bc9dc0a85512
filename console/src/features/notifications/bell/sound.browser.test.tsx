import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { show } from '../../../../test/show.tsx'
import { createBell, useBell } from './public/bell.ts'
import { SilencedBar } from './silenced-bar.tsx'

type Watched = AudioContext & {
  notes: number
  interrupted: boolean
  refuses: boolean
  /** As after a sleep: it has stopped, and does not come back by itself. */
  stop(): Promise<void>
  interrupt(): void
}

const Native = AudioContext
let opened: Watched[] = []
/** As where the first key was Escape, or a finger that only began to press: what is opened now is refused. */
let refused_at_first = false

/** The browser's own sound, with what it was asked to play, and with what a telephone or a sleep does to it. */
function openWatched(): Watched {
  const context = new Native()
  const native = {
    resume: () => Native.prototype.resume.call(context),
    note: () => Native.prototype.createOscillator.call(context),
  }
  const changed = (): boolean => context.dispatchEvent(new Event('statechange'))
  const watched: Watched = Object.assign(context, {
    notes: 0,
    interrupted: refused_at_first,
    refuses: refused_at_first,
    createOscillator() {
      watched.notes += 1
      return native.note()
    },
    async resume() {
      if (watched.refuses) throw new DOMException('The telephone rings.', 'InvalidStateError')
      await native.resume()
      if (!watched.interrupted) return
      watched.interrupted = false
      changed()
    },
    async stop() {
      watched.refuses = true
      await context.suspend()
    },
    interrupt() {
      watched.refuses = true
      watched.interrupted = true
      changed()
    },
  })
  const state = (): unknown => Reflect.get(Native.prototype, 'state', context)
  Object.defineProperty(context, 'state', { get: () => (watched.interrupted ? 'interrupted' : state()) })
  opened.push(watched)
  return watched
}
function AudioContextWatched(): AudioContext {
  return openWatched()
}

beforeEach(() => {
  opened = []
  refused_at_first = false
  globalThis.AudioContext = AudioContextWatched as unknown as typeof AudioContext
})
afterEach(() => {
  globalThis.AudioContext = Native
})

const notes = (): number => opened.reduce((sum, context) => sum + context.notes, 0)
const said = () => page.getByRole('alert')

/** A screen with one button that counts how often it was pressed, under the bar. */
async function openConsole() {
  let pressed = 0
  function Screen() {
    const { chime } = useBell()
    return (
      <>
        <SilencedBar />
        <button type="button" onClick={() => (pressed += 1)}>
          Ish
        </button>
        <button type="button" onFocus={() => chime.ring('sos')}>
          SOS
        </button>
      </>
    )
  }
  const stage = await show(<Screen />)
  const ring = (): void => {
    const button = page.getByRole('button', { name: 'SOS' }).element() as HTMLElement
    button.blur()
    button.focus()
  }
  return { ...stage, ring, pressed: () => pressed, touch: () => userEvent.click(page.getByRole('button', { name: 'Ish' })) }
}

describe('what the console rings with', () => {
  it('comes back by itself where it may', async () => {
    const { ring, touch } = await openConsole()
    await touch()
    await expect.poll(() => opened[0]?.state).toBe('running')
    ring()
    expect(notes()).toBe(4)
    await opened[0]!.suspend()
    await expect.poll(() => opened[0]?.state).toBe('running')
    await expect.poll(() => said().elements()).toEqual([])
    ring()
    expect(notes()).toBe(8)
  })

  it.each(['stop', 'interrupt'] as const)('says that nothing is heard, until any touch has mended it (%s)', async (how) => {
    const { ring, touch, pressed, text } = await openConsole()
    await touch()
    await expect.poll(() => opened[0]?.state).toBe('running')
    await opened[0]![how]()
    await expect.element(said()).toHaveTextContent(`${text('bell.silenced')}.`)
    ring()
    expect(notes()).toBe(0)
    await touch()
    expect(pressed()).toBe(2)
    await expect.element(said()).toBeVisible()

    opened[0]!.refuses = false
    await touch()
    // what was pressed did not move away under the finger
    expect(pressed()).toBe(3)
    await expect.poll(() => said().elements()).toEqual([])
    const before = notes()
    ring()
    expect(notes()).toBe(before + 4)
  })

  it('is mended by a key and by a finger as well, and when the page is seen again', async () => {
    const { touch } = await openConsole()
    await touch()
    await expect.poll(() => opened[0]?.state).toBe('running')
    for (const act of [
      () => userEvent.keyboard('j'),
      () => document.body.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true })),
      () => document.dispatchEvent(new Event('visibilitychange')),
    ]) {
      await opened[0]!.stop()
      await expect.element(said()).toBeVisible()
      opened[0]!.refuses = false
      await act()
      await expect.poll(() => said().elements()).toEqual([])
    }
  })

  it('counts as unheard while the first touch was no permission, and is allowed by the next one', async () => {
    refused_at_first = true
    const { ring, touch, services } = await openConsole()
    const { hearing } = services.storeOf(createBell).chime
    await userEvent.keyboard('{Escape}')
    expect(hearing.get()).toBe('untouched')
    opened[0]!.refuses = false
    await touch()
    await expect.poll(() => hearing.get()).toBe('heard')
    ring()
    expect(notes()).toBe(4)
  })

  it('sounds by a new one when the old says that it runs and stands still', async () => {
    const { ring, touch } = await openConsole()
    await touch()
    await expect.poll(() => opened[0]?.state).toBe('running')
    Object.defineProperty(opened[0], 'currentTime', { value: 1 })
    ring()
    const heard = notes()
    const now = Date.now()
    const clock = Date.now
    Date.now = () => now + 3_000
    ring()
    Date.now = clock
    await expect.poll(() => opened.length).toBe(2)
    await expect.poll(() => opened[1]?.notes).toBe(4)
    expect(opened[0]?.notes).toBe(heard)
    await expect.poll(() => said().elements()).toEqual([])
  })
})
