import { WallChat } from '@himoya/contract/chat/wall'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { chatOf, id, ME, noteOf } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { EndDialog } from './end-dialog.tsx'

const chat = WallChat.parse({
  id: id(1),
  person: 'anor12',
  lang: 'uz',
  risk: 'unassessed',
  urgency: 'hinted',
  hints: ['danger'],
  waiting_since: '2026-11-23T08:00:00.000Z',
})
const NOTE = `POST staff/chat/${chat.id}/note/`
const END = `POST staff/chat/${chat.id}/end/`
const stored = noteOf({ author: { id: ME.id, alias: ME.alias, role: 'supervisor' } })

it('a supervisor ends somebody else’s conversation over last words only with a reason, which is noted first', async () => {
  let closed = 0
  const { asked, text } = await show(<EndDialog chat={chat} onClose={() => (closed += 1)} />, {
    answers: { [NOTE]: ok(stored), [END]: ok(chatOf({ state: 'ended' })) },
  })
  const said = page.getByRole('alert')
  for (const end of ['ending.unanswered', 'ending.unassessed'] as const)
    await expect.poll(() => said.element().textContent).toContain(text(end))
  const anyway = page.getByRole('button', { name: text('ending.anyway'), exact: true })
  await expect.element(anyway).toBeDisabled()
  // By its event: under load the sheet may still move between the press and the release of a pointer, and what is asked here is the order.
  const by_phone = page.getByRole('button', { name: text('ending.by_phone'), exact: true }).element()
  if (by_phone instanceof HTMLElement) by_phone.click()
  await anyway.click()
  await expect.poll(() => closed).toBe(1)
  expect(asked.map(({ call }) => call)).toEqual([NOTE, END])
})
