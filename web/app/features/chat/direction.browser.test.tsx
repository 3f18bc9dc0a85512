import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { messagesIn } from '../../i18n/messages.ts'
import css from './chat.css?inline'
import { MessageWords } from './message-words.tsx'
import { PendingBubble } from './pending-bubble.tsx'

it.each([
  ['من ۱۲ ساله\u200Cام، (maktab 5) کمک!', 'rtl'],
  ['Salom, من', 'ltr'],
  ['Помогите!', 'ltr'],
])('what was written stands in the direction of its script, sent or on its way: %s', async (message, direction) => {
  const { chat } = messagesIn('uz')
  const said = {
    id: 'i',
    message,
    created_at: '2026-11-26T08:00:00.000Z',
    is_admin: true,
    seq: 1,
    cid: 'd',
    kind: 'text',
  } as const
  const entry = { cid: 'c', chat_id: 'chat', message, created_at: '2026-11-26T08:00:00.000Z', failed: null }
  await show(
    <ol>
      <MessageWords message={said} />
      <PendingBubble entry={entry} connected onRetry={() => {}} onDiscard={() => {}} />
    </ol>,
    { texts: () => ({ chat }), css },
  )
  const words = page.getByText(message, { exact: true }).elements()
  expect(words.map((one) => getComputedStyle(one).direction)).toEqual([direction, direction])
})
