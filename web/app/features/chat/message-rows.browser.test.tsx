import type { Message } from '@himoya/contract/chat/chat'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { EMPTY_CHAT_VIEW } from '../../browser/link/chat-client.ts'
import { messagesIn } from '../../i18n/messages.ts'
import css from './chat.css?inline'
import { MessageRows } from './message-rows.tsx'
import type { ChatScreen } from './use-chat.ts'

const said = (seq: number, is_admin = false): Message => ({
  id: `m${seq}`,
  cid: `c${seq}`,
  seq,
  message: `gap-${seq}`,
  is_admin,
  kind: 'text',
  created_at: `2026-11-23T08:0${seq}:00.000Z`,
})
const saidAs = (words: string) =>
  page
    .getByText(words)
    .elements()
    .map((one) => one.closest<HTMLElement>('[aria-live]')?.ariaLive ?? 'off')

it('says to screen readers what is new, once: nothing that is read above, and an own message when it has arrived', async () => {
  const first: ChatScreen = {
    ...EMPTY_CHAT_VIEW,
    state: 'ready',
    client: null,
    chat: undefined,
    chat_id: 'chat',
    earlier: [],
    reload: () => {},
    moveOn: async () => {},
    messages: [said(3, true), said(4)],
  }
  let change = (_chat: ChatScreen): void => {}
  function Rows() {
    const [chat, setChat] = useState(first)
    change = setChat
    return <MessageRows chat={chat} />
  }
  await show(<Rows />, { texts: (lang) => ({ chat: messagesIn(lang).chat }), css })
  await expect.element(page.getByText('gap-3')).toBeVisible()
  const older = [said(1, true), said(2), ...first.messages]
  change({ ...first, messages: older })
  await expect.element(page.getByText('gap-1')).toBeVisible()
  for (const seq of [1, 2, 3, 4]) expect(saidAs(`gap-${seq}`)).toEqual(['off'])

  const entry = { cid: 'c5', chat_id: 'chat', message: 'gap-5', created_at: said(5).created_at, failed: null }
  change({ ...first, messages: older, pending: [entry] })
  await expect.element(page.getByText('gap-5')).toBeVisible()
  expect(saidAs('gap-5')).toEqual(['off'])
  change({ ...first, messages: [...older, said(5), said(6, true)] })
  await expect.element(page.getByText('gap-6')).toBeVisible()
  expect([...saidAs('gap-5'), ...saidAs('gap-6')]).toEqual(['polite', 'polite'])
  expect(
    page
      .getByText(/^gap-/)
      .elements()
      .map((one) => one.textContent),
  ).toEqual([1, 2, 3, 4, 5, 6].map((seq) => `gap-${seq}`))
})
