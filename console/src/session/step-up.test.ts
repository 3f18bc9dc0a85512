import { expect, it } from 'vitest'
import { createStepUpGate } from './step-up.ts'

it('asks once for all calls that wait, and closes with the answer', async () => {
  const gate = createStepUpGate()
  const calls = [gate.ask(), gate.ask()]
  gate.asking.get()?.answer(true)
  expect(await Promise.all(calls)).toEqual([true, true])
  expect(gate.asking.get()).toBeNull()
})

it('asks anew after a refusal', async () => {
  const gate = createStepUpGate()
  const first = gate.ask()
  gate.asking.get()?.answer(false)
  expect(await first).toBe(false)
  const second = gate.ask()
  gate.asking.get()?.answer(true)
  expect(await second).toBe(true)
})
