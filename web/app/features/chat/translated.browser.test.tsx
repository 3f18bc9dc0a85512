import type { OutboxEntry } from '@himoya/kit/chat/outbox'
import type { ReactNode } from 'react'
import format from 'use-intl/format-message'
import { expect, it } from 'vitest'
import { readInTurn } from '../../../test/read-in-turn.tsx'
import { messagesIn } from '../../i18n/messages.ts'
import css from './chat.css?inline'
import { LinkStrip } from './link-strip.tsx'
import { PanelHeader } from './panel-header.tsx'
import { PendingBubble } from './pending-bubble.tsx'
import { WaitingCard } from './waiting-card.tsx'

const { chat } = messagesIn('uz')
/** A text with its values put in. */
const say = (key: 'waiting_minutes' | 'waiting_place', values: Record<string, string>): string =>
  format(key, chat[key], values, { locale: 'uz' } as never) as string
const OPEN = { state: 'open' } as const

const readAfter = (...states: ReactNode[]): Promise<string> => readInTurn(states, { texts: () => ({ chat }), css })

const head = (props: Partial<Parameters<typeof PanelHeader>[0]>) => (
  <PanelHeader onClose={() => {}} availability={OPEN} {...props} />
)

it('the head of the panel says what is true now on a page that the browser translates, and leaves a name as it is', async () => {
  const read = await readAfter(head({}), head({ counsellor: 'Nilufar' }))
  expect(read).toContain(`Nilufar · ${chat.online}`)
  expect(read).not.toContain(`«${chat.online}»`)

  const lost = await readAfter(head({ counsellor: 'Nilufar' }), head({ counsellor: 'Nilufar', connecting: true }))
  expect(lost).toContain(chat.connecting)
  expect(lost).not.toContain(chat.online)
  expect(lost).toContain('Nilufar')
  expect(lost).not.toContain('«Nilufar')

  const ended = await readAfter(head({ connecting: true }), head({ ended: true }), head({ signed_out: true }))
  expect(ended).toContain(chat.signed_out_title)
  expect(ended).not.toContain(chat.ended)
})

it('so do the strip of a lost link, what became of a text, and the place in the queue', async () => {
  const strip = (trouble: 'lost' | 'ended') => <LinkStrip trouble={trouble} keeping="device" onReconnect={() => {}} />
  const ended = await readAfter(strip('lost'), strip('ended'))
  expect(ended).toContain(chat.link_ended)
  expect(ended).not.toContain(chat.link_lost)

  const entry: OutboxEntry = { cid: 'c', chat_id: 'chat', message: 'gap', created_at: '2026-11-23T08:00:00.000Z', failed: null }
  const pending = (connected: boolean) => (
    <ol>
      <PendingBubble entry={entry} connected={connected} onRetry={() => {}} onDiscard={() => {}} />
    </ol>
  )
  const waits = await readAfter(pending(true), pending(false))
  expect(waits).toContain(chat.waits_for_network)
  expect(waits).not.toContain(chat.sending)

  const place = (queue_position: number) => (
    <WaitingCard status={{ state: 'waiting', availability: 'open', queue_position, wait_minutes: queue_position * 3 }} />
  )
  const first = await readAfter(place(2), place(1))
  expect(first).toContain(chat.waiting_first)
  expect(first).toContain(say('waiting_minutes', { minutes: '3' }))
  expect(first).not.toContain(say('waiting_place', { place: '2' }))
})
