import { expect, it } from 'vitest'
import { createEmptiedBox, typedSince } from './emptied-box.ts'

it('leaves what was typed while the words were on their way, wherever it was typed', () => {
  expect(typedSince('salom', 'salom')).toBe('')
  expect(typedSince('salom', 'salom yana')).toBe(' yana')
  expect(typedSince('salom', 'yana salom')).toBe('yana ')
  expect(typedSince('salom', 'sayana lom')).toBe('yana ')
  expect(typedSince('aa', 'aaa')).toBe('a')
  expect(typedSince('salom', 'salo')).toBe('')
  expect(typedSince('salom', '')).toBe('')
})

it('leaves whole what was written in place of the words that are on their way', () => {
  expect(typedSince('Gap 1', 'Gap 2')).toBe('Gap 2')
  expect(typedSince('u eshikda', 'u xonada')).toBe('u xonada')
  expect(typedSince('salom', 'xayr')).toBe('xayr')
})

/** A box, and what was sent from it; each send is answered by hand. */
function boxOf(first: string) {
  const box = createEmptiedBox(first)
  const sent: { words: string; key: string }[] = []
  const left: string[] = []
  const answers: { resolve(): void; reject(error: Error): void }[] = []
  const send = (): Promise<string | null> =>
    box.send(
      (words, key) => {
        sent.push({ words, key })
        return new Promise<void>((resolve, reject) => answers.push({ resolve, reject }))
      },
      (words) => left.push(words),
    )
  return {
    box,
    sent,
    left,
    send,
    answer: () => answers.at(-1)!.resolve(),
    fail: () => answers.at(-1)!.reject(new Error('Uzildi')),
  }
}

it('sends its words once, however often it is asked before the answer', async () => {
  const { box, sent, send, answer } = boxOf(' salom ')
  const first = send()
  expect(await send()).toBeNull()
  box.write(' salom  yana')
  answer()
  expect(await first).toBe(' yana')
  expect(sent.map(({ words }) => words)).toEqual(['salom'])
  const second = send()
  answer()
  expect(await second).toBe('')
  expect(sent.map(({ words }) => words)).toEqual(['salom', 'yana'])
  expect(sent[1]!.key).not.toBe(sent[0]!.key)
})

it('sends what was written and pressed meanwhile as soon as the first words are safe', async () => {
  const { box, sent, send, answer } = boxOf('Gap 1')
  const first = send()
  box.write('Gap 2')
  expect(await send()).toBeNull()
  answer()
  await expect.poll(() => sent.length).toBe(2)
  box.write('Gap 2, yozyapman')
  answer()
  expect(await first).toBe(', yozyapman')
  expect(sent.map(({ words }) => words)).toEqual(['Gap 1', 'Gap 2'])
  expect(sent[1]!.key).not.toBe(sent[0]!.key)
})

it('leaves only the words that failed when those before them were safe', async () => {
  const { box, sent, left, send, answer, fail } = boxOf('Gap 1')
  const first = send()
  box.write('Gap 1 Gap 2')
  expect(await send()).toBeNull()
  answer()
  await expect.poll(() => sent.length).toBe(2)
  fail()
  await expect(first).rejects.toThrow('Uzildi')
  expect(left).toEqual([' Gap 2'])
  const second = send()
  answer()
  expect(await second).toBe('')
  expect(left).toEqual([' Gap 2', ''])
  expect(sent.map(({ words }) => words)).toEqual(['Gap 1', 'Gap 2', 'Gap 2'])
  expect(sent[2]!.key).toBe(sent[1]!.key)
})

it('keeps the words when they did not go, and tries the same words under the same key', async () => {
  const { box, sent, send, answer, fail } = boxOf('salom')
  const first = send()
  fail()
  await expect(first).rejects.toThrow('Uzildi')
  const second = send()
  fail()
  await expect(second).rejects.toThrow('Uzildi')
  box.write('salom, yana')
  const third = send()
  answer()
  expect(await third).toBe('')
  const keys = sent.map(({ key }) => key)
  expect(keys[1]).toBe(keys[0])
  // other words under that key would be taken for the first ones, and lost
  expect(keys[2]).not.toBe(keys[0])
})
