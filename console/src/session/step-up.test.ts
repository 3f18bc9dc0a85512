import { expect, it } from 'vitest'
import { createStepUpPrompt } from './step-up.ts'

it('asks once for all calls that wait, and closes with the answer', async () => {
  const prompt = createStepUpPrompt()
  const calls = [prompt.ask(), prompt.ask()]
  prompt.asking.get()?.answer(true)
  expect(await Promise.all(calls)).toEqual([true, true])
  expect(prompt.asking.get()).toBeNull()
})

it('asks anew after a refusal', async () => {
  const prompt = createStepUpPrompt()
  const first = prompt.ask()
  prompt.asking.get()?.answer(false)
  expect(await first).toBe(false)
  const second = prompt.ask()
  prompt.asking.get()?.answer(true)
  expect(await second).toBe(true)
})
