import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { EMPTY_STAFF_VIEW } from '@himoya/kit/chat/staff-socket'
import { channelOf, chatOf, ME } from '../../../../test/samples.ts'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { show } from '../../../../test/show.tsx'
import { ConversationHeader } from './conversation-header.tsx'
import styles from './conversation.module.css'
import { MessageList } from './message-list.tsx'

const chat = chatOf({ state: 'active', assigned_to: { id: ME.id, alias: ME.alias } })

it.each([390, 550])('under calls for help a conversation keeps its head whole and its words in sight (%i px)', async (width) => {
  const { text } = await show(
    <section className={styles.pane} style={{ height: 260 }}>
      <ConversationHeader chat={chat} back_to="/queue" can_end />
      <div style={{ height: 120, flex: 'none' }} />
      <MessageList channel={channelOf()} view={EMPTY_STAFF_VIEW} notes={[]} notes_failed={false} hints={[]} onBottom={() => {}} />
      <div style={{ height: 110, flex: 'none' }} />
    </section>,
    { width, answers: { 'GET staff/auth/me/': ok(ME), 'GET staff/transfer/': ok([]) } },
  )
  const head = document.querySelector('header')!.getBoundingClientRect()
  const end = page
    .getByRole('button', { name: text('chat.end'), exact: true })
    .element()
    .getBoundingClientRect()
  expect(end.bottom).toBeLessThanOrEqual(head.bottom)
  expect(page.getByRole('log').element().clientHeight).toBeGreaterThan(60)
})
