import { Chat, Message } from '@himoya/contract/chat/chat'
import { LANGUAGES } from '@himoya/contract/languages'
import { afterEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { cutTexts } from '../../../../../kit/test/looks.ts'
import { show } from '../../../../test/show.tsx'
import { EMPTY_CHAT_VIEW } from '../../../browser/link/chat-client.ts'
import { messagesIn } from '../../../i18n/messages.ts'
import css from '../chat.css?inline'
import type { ChatScreen } from '../use-chat.ts'
import { ChatMore, type Step } from './chat-more.tsx'

/** The rounded corner and its padding. */
const CORNER = 24
const STEPS: readonly Step[] = ['menu', 'contact', 'another', 'end', 'save', 'delete', 'earlier']
const SIZES = [
  { width: 360, text: '100%' },
  { width: 320, text: '200%' },
  { width: 1366, text: '100%' },
]

const AT = '2026-11-20T08:00:00.000Z'
const chatOf = (id: string, state: Chat['state']): Chat =>
  Chat.parse({ id, state, lang: 'uz', last_seq: 4, unread: 1, peer_read_seq: 0, created_at: AT })
const NOW = chatOf('01a8ab1d-0000-7000-8000-000000000001', 'active')
const WORDS = Message.parse({
  id: '01a8ab1d-0000-7000-8000-000000000002',
  cid: '01a8ab1d-0000-7000-8000-000000000003',
  message: 'Salom',
  created_at: AT,
  is_admin: false,
  seq: 1,
  kind: 'text',
})
const CHAT: ChatScreen = {
  ...EMPTY_CHAT_VIEW,
  messages: [WORDS],
  state: 'ready',
  client: null,
  chat: NOW,
  chat_id: NOW.id,
  earlier: [chatOf('01a8ab1d-0000-7000-8000-000000000004', 'ended')],
  reload: () => {},
  moveOn: async () => {},
}

const ANSWERS = {
  'GET auth/me/': ok({ nameless: true }),
  [`GET chat/${NOW.id}/safe-contact/`]: ok({ hours: null, has_code_word: false }),
}

afterEach(() => document.documentElement.style.removeProperty('font-size'))

it.each(LANGUAGES)('each sheet of the chat has its cross in its corner, and is as high as what is in it (%s)', async (lang) => {
  for (const { width, text } of SIZES)
    for (const step of STEPS) {
      document.documentElement.style.fontSize = text
      const stage = await show(<ChatMore chat={CHAT} ended={false} first={step} Bubble={() => null} onClose={() => {}} />, {
        texts: messagesIn,
        css,
        lang,
        width,
        answers: ANSWERS,
      })
      await expect
        .poll(() => document.querySelector('dialog[open] .sheet')?.textContent)
        .not.toContain(messagesIn(lang).chat_more.loading)
      await expect.element(page.getByRole('dialog')).toBeVisible()
      const sheet = document.querySelector('dialog[open] .sheet')!
      const [part, cross] = [sheet, sheet.querySelector('.icon-btn')!].map((one) => one.getBoundingClientRect())
      const end = Math.max(...[...sheet.children].map((one) => one.getBoundingClientRect().bottom))
      const name = `${step} at ${width} px, ${text}`
      expect(part!.bottom - end, name).toBeLessThanOrEqual(CORNER + 1)
      expect(part!.right - cross!.right, name).toBeLessThanOrEqual(CORNER)
      expect(Math.abs(cross!.top - part!.top), name).toBeLessThanOrEqual(CORNER)
      expect(cutTexts(), name).toEqual([])
      stage.leave()
    }
})
