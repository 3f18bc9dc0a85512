import type { Message } from '@himoya/contract/chat/chat'
import { EMPTY_STAFF_VIEW, type StaffChatView } from '@himoya/kit/chat/staff-socket'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { channelOf } from '../../../../test/samples.ts'
import { show } from '../../../../test/show.tsx'
import { createValue, useValue } from '../../../session/value.ts'
import { MessageList } from './message-list.tsx'

const said = (seq: number, is_admin = false): Message => ({
  id: `m${seq}`,
  cid: `c${seq}`,
  seq,
  message: `gap-${seq}`,
  is_admin,
  kind: 'text',
  created_at: `2026-11-23T08:0${seq}:00.000Z`,
})
const CHANNEL = channelOf()
/** How what stands around the words is said: by a live region, or not at all. */
const saidAs = (words: string) =>
  page
    .getByText(words)
    .elements()
    .map((one) => one.closest<HTMLElement>('[aria-live]')?.ariaLive)

it('says to screen readers what is new, once: nothing that is read above, and an own answer when it has arrived', async () => {
  const live = createValue<StaffChatView>({ ...EMPTY_STAFF_VIEW, messages: [said(3), said(4)] })
  function List() {
    const view = useValue(live)
    return <MessageList channel={CHANNEL} view={view} notes={[]} notes_failed={false} hints={[]} onBottom={() => {}} />
  }
  await show(<List />)
  await expect.element(page.getByRole('log').getByText('gap-3')).toBeVisible()
  live.set({ ...live.get(), messages: [said(1), said(2), said(3), said(4)] })
  await expect.element(page.getByText('gap-1')).toBeVisible()
  for (const seq of [1, 2, 3, 4]) expect(saidAs(`gap-${seq}`)).toEqual(['off'])

  const entry = { cid: 'c5', chat_id: 'chat', message: 'gap-5', created_at: said(5).created_at, failed: null }
  live.set({ ...live.get(), pending: [entry] })
  await expect.element(page.getByText('gap-5')).toBeVisible()
  expect(saidAs('gap-5')).toEqual(['off'])
  expect(page.getByRole('log').getByRole('status').elements()).toEqual([])
  live.set({ ...live.get(), pending: [], messages: [...live.get().messages, said(5, true), said(6)] })
  await expect.element(page.getByText('gap-6')).toBeVisible()
  expect([...saidAs('gap-5'), ...saidAs('gap-6')]).toEqual(['polite', 'polite'])
  // the order is that of the numbers, whatever part they stand in
  expect(
    page
      .getByText(/^gap-/)
      .elements()
      .map((one) => one.textContent),
  ).toEqual([1, 2, 3, 4, 5, 6].map((seq) => `gap-${seq}`))
})
