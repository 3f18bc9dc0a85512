import { setImmediate as turn } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createSemaphore } from './semaphore.ts'

const stays = () => false

it('lets so many in at once, the others in their order as those leave', async () => {
  const semaphore = createSemaphore(2)
  const came: number[] = []
  const leaves = new Map<number, () => void>()
  for (let who = 1; who <= 5; who += 1) {
    void semaphore.enter(stays).then((leave) => {
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
  const semaphore = createSemaphore(1)
  const leave = await semaphore.enter(stays)
  const gone = Array.from({ length: 100 }, () => semaphore.enter(() => true))
  const last = semaphore.enter(stays)
  leave!()
  expect(await Promise.all(gone)).toEqual(Array.from({ length: 100 }, () => null))
  expect(await last).toBeTypeOf('function')
})
