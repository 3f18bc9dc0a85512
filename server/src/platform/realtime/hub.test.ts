import { expect, it } from 'vitest'
import { createHub, topic } from './hub.ts'

const frames = topic<{ seq: number }>('frames')

it('a listener that throws is reported, and the others hear all the same', () => {
  const failures: unknown[] = []
  const hub = createHub((error) => failures.push(error))
  const heard: number[] = []
  hub.subscribe(frames, 'one', () => {
    throw new Error('deaf')
  })
  hub.subscribe(frames, 'one', ({ seq }) => heard.push(seq))
  hub.publish(frames, 'one', { seq: 1 })
  hub.publish(frames, 'two', { seq: 2 })
  expect(heard).toEqual([1])
  expect(failures).toHaveLength(1)
})
