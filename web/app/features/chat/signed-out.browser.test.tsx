import { browserStorage } from '@himoya/kit/browser-storage'
import { createKeptOutbox } from '@himoya/kit/chat/kept-outbox'
import { OUTBOX_DATABASE } from '@himoya/kit/chat/unsent-mark'
import { useEffect } from 'react'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { messagesIn } from '../../i18n/messages.ts'
import { useSession } from '../../session/session.ts'
import { CHAT_KEY, type Session } from '../../session/visitor-session.ts'
import css from './chat.css?inline'
import { SessionEnded } from './session-ended.tsx'
import { useSignedOut } from './use-signed-out.ts'

const { chat, shell } = messagesIn('uz')
const outbox = createKeptOutbox(OUTBOX_DATABASE, { in_memory: false })
afterEach(() => outbox.clear())

/** Words of two chats wait on this device; the first one's stood in this tab. */
async function unsentOf(chat_id: string, message: string): Promise<void> {
  const entry = { cid: chat_id, chat_id, message, created_at: '2026-11-26T08:00:00.000Z', failed: null }
  await outbox.put(entry)
}

/** Each that was shown; the last is the one on the screen. */
const sessions: Session[] = []
function Panel() {
  const session = useSession()
  useEffect(() => {
    void sessions.push(session)
  }, [session])
  const { role, signed_out, unsent } = useSignedOut()
  return signed_out ? <SessionEnded unsent={unsent} onLeave={() => {}} /> : <p>{role}</p>
}

async function open(): Promise<void> {
  browserStorage('local').set('himoya_access', 'a')
  browserStorage('local').set('himoya_refresh', 'r')
  browserStorage('session').set(CHAT_KEY, 'own')
  await unsentOf('own', 'Yo‘lda qolgan gap')
  await unsentOf('other', 'Boshqaning gapi')
  await show(<Panel />, { texts: () => ({ chat, shell }), css })
  await expect.element(page.getByText('user', { exact: true })).toBeVisible()
}

it('what was written and not sent stays in sight when a session turns out to be over before its chat was opened', async () => {
  await open()
  sessions.at(-1)!.tokens.clear()
  await expect.element(page.getByText('Yo‘lda qolgan gap')).toBeVisible()
  await expect.element(page.getByText(chat.signed_out_unsent)).toBeVisible()
  expect(page.getByText('Boshqaning gapi').elements()).toEqual([])
})

it('is shown to nobody who signed in after it', async () => {
  await open()
  sessions.at(-1)!.signIn({ access: 'b', refresh: 's', user: {} as never })
  sessions.at(-1)!.tokens.clear()
  await expect.element(page.getByText(chat.signed_out_text)).toBeVisible()
  await expect.poll(() => sessions.at(-1)!.outbox.list()).toHaveLength(2)
  expect(page.getByText('gap', { exact: false }).elements()).toEqual([])
})
