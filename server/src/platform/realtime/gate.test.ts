import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createGate } from './gate.ts'

const stays = () => false

it('lets so many in at once, the others in their order as those leave', async () => {
  const gate = createGate(2)
  const came: number[] = []
  const leaves = new Map<number, () => void>()
  for (let who = 1; who <= 5; who += 1) {
    void gate.enter(stays).then((leave) => {
      came.push(who)
      leaves.set(who, leave!)
    })
  }
  await turn()
  expect(came).toEqual([1, 2])
  leaves.get(2)!()
  await turn()
  expect(came).toEqual([1, 2, 3])
  leaves.get(1)!()
  leaves.get(3)!()
  await turn()
  expect(came).toEqual([1, 2, 3, 4, 5])
})

it('whoever left while waiting takes nobody’s turn', async () => {
  const gate = createGate(1)
  const leave = await gate.enter(stays)
  const gone = Array.from({ length: 100 }, () => gate.enter(() => true))
  const last = gate.enter(stays)
  leave!()
  expect(await Promise.all(gone)).toEqual(Array.from({ length: 100 }, () => null))
  expect(await last).toBeTypeOf('function')
})
