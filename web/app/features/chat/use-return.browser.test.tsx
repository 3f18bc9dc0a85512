import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Answer, later, ok, PENDING, refused } from '../../../../kit/test/given-answers.ts'
import { show } from '../../../test/show.tsx'
import { useReturn } from './use-return.ts'

const LOOK = 'GET chat/'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => void vi.useRealTimers())

/** Whoever waits for the server, and how often they were told to look again. */
async function wait(answer: Answer | Promise<Answer>) {
  let reloads = 0
  function Waiting() {
    useReturn(true, () => (reloads += 1))
    return <p>kutadi</p>
  }
  const stage = await show(<Waiting />, { texts: () => ({}), css: '', answers: { [LOOK]: answer } })
  return { ...stage, reloads: () => reloads }
}
/** Five seconds at a time, with what comes of each look. */
async function pass(looks: number): Promise<void> {
  for (let look = 0; look < looks; look += 1) {
    vi.advanceTimersByTime(5_000)
    await new Promise((settled) => setTimeout(settled, 20))
  }
}

it('on a slow line one look is under way at a time, and its answer is told once', async () => {
  const { answer, give } = later()
  const { asked, reloads } = await wait(answer)
  await pass(4)
  expect(asked.map(({ call }) => call)).toEqual([LOOK])
  give(ok([]))
  await expect.poll(reloads).toBe(1)
})

it('a server in trouble is asked again, and a refusal is an answer', async () => {
  const stage = await wait(refused(503, 'unavailable'))
  await pass(2)
  expect(stage.asked.length).toBeGreaterThanOrEqual(2)
  expect(stage.reloads()).toBe(0)
  stage.answers[LOOK] = refused(403, 'blocked')
  await pass(1)
  await expect.poll(stage.reloads).toBe(1)
})

it('nobody is asked once these screens are left', async () => {
  const stage = await wait(PENDING)
  stage.leave()
  await pass(3)
  expect(stage.asked).toEqual([])
})
