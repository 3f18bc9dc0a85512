import type { OwnPromise } from '@himoya/contract/reports/follow-ups'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { later, ok } from '../../../../kit/test/given-answers.ts'
import { show } from '../../../test/show.tsx'
import type { ChatScreen } from './use-chat.ts'
import { usePromises } from './use-promises.ts'

const LOOK = 'GET chat/promise/'
const promise = (words: string): OwnPromise => ({
  id: words,
  kind: 'promise',
  words,
  lang: 'uz',
  due_at: new Date(Date.now() + 3_600_000).toISOString(),
  late: false,
  now: false,
  declined: false,
  reminder: false,
  outcome: null,
})
type Words = { id: string; is_admin: boolean }

/** A talk in which words come, and what the person is shown of what was promised. */
async function talk(answer: ReturnType<typeof ok>) {
  let come = (_words: Words[]): void => {}
  function Talk() {
    const [messages, setMessages] = useState<Words[]>([])
    come = setMessages
    const promises = usePromises({ earlier: [], messages } as unknown as ChatScreen)
    return <p>{promises.map(({ words }) => words).join(', ')}</p>
  }
  const stage = await show(<Talk />, { texts: () => ({}), css: '', answers: { [LOOK]: answer } })
  const said = (): string => document.querySelector('main')!.textContent
  return { ...stage, come: (words: Words[]) => come(words), said, looks: () => stage.asked.length }
}
const own: Words = { id: '1', is_admin: false }
const theirs = (id: string): Words => ({ id, is_admin: true })

it('nobody is asked before a counsellor wrote, and each of their words is a reason to look', async () => {
  const { come, said, looks, answers } = await talk(ok([promise('Ertaga yozaman.')]))
  come([own])
  await new Promise((settled) => setTimeout(settled, 50))
  expect(looks()).toBe(0)
  come([own, theirs('2')])
  await expect.poll(said).toBe('Ertaga yozaman.')
  expect(looks()).toBe(1)
  answers[LOOK] = ok([promise('Ertaga yozaman.'), promise('Maktabga boraman.')])
  come([own, theirs('2'), { ...own, id: '3' }])
  come([own, theirs('2'), { ...own, id: '3' }, theirs('4')])
  await expect.poll(said).toBe('Ertaga yozaman., Maktabga boraman.')
  expect(looks()).toBe(2)
})

it('what was promised stays in sight while it is asked for anew, and when that fails', async () => {
  const { come, said, looks, answers } = await talk(ok([promise('Ertaga yozaman.')]))
  come([theirs('1')])
  await expect.poll(said).toBe('Ertaga yozaman.')
  const { answer, give } = later()
  answers[LOOK] = answer
  come([theirs('1'), theirs('2')])
  await expect.poll(looks).toBe(2)
  expect(said()).toBe('Ertaga yozaman.')
  give({ status: 503, body: { code: 'unavailable', message: '' } })
  await new Promise((settled) => setTimeout(settled, 50))
  expect(said()).toBe('Ertaga yozaman.')
})
