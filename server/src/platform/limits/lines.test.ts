import { expect, it } from 'vitest'
import { createLines } from './lines.ts'

const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve()
}

it('so many of one key are in, in the order they came; another key waits for none of them', async () => {
  const lines = createLines({ at_work: 2, waiting: 3 })
  const order: number[] = []
  const leave: (() => void)[] = []
  for (let number = 0; number < 5; number += 1) {
    void lines.enter('one').then((left) => {
      order.push(number)
      leave[number] = left
    })
  }
  await turns()
  expect(order).toEqual([0, 1])
  await expect(lines.enter('one')).rejects.toThrow('overloaded')
  const other = await lines.enter('another')
  leave[1]!()
  leave[1]!()
  await turns()
  expect(order).toEqual([0, 1, 2])
  for (const number of [0, 2, 3, 4]) {
    leave[number]!()
    await turns()
  }
  expect(order).toEqual([0, 1, 2, 3, 4])
  other()
  expect(lines.held()).toBe(0)
  for (let number = 0; number < 2; number += 1) await lines.enter('one')
})
