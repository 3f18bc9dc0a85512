import type { Availability, Message } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { HELP_CARDS } from '@himoya/contract/content/content-lists'
import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { IntlProvider } from 'use-intl'
import { expect, it, vi } from 'vitest'
import { ok, refused } from '../../../kit/test/given-answers.ts'
import { show } from '../../test/show.tsx'
import { EMPTY_CHAT_VIEW } from '../browser/link/chat-client.ts'
import { createSosCaller } from '../browser/sos/sos-call.ts'
import { showAvailability } from '../features/shell/boot/who-is-there.ts'
import { ConversationStart } from '../features/chat/conversation-start.tsx'
import { createFirstView } from '../features/chat/first/first-view.ts'
import { GuestView } from '../features/chat/guest-view.tsx'
import { endKind, ListEnd } from '../features/chat/list-end.tsx'
import { PanelHeader } from '../features/chat/panel-header.tsx'
import type { SafeNow } from '../features/chat/safe-now.tsx'
import { HelpCard } from '../features/content/public/help-card.tsx'
import { AvailabilityLine } from '../features/content/home/availability-line.tsx'
import { PersonFirst } from '../features/content/search/person-first.tsx'
import { createBell } from '../features/sos/bell.ts'
import { choiceRows } from '../features/sos/choice-rows.ts'
import { createFacts } from '../features/sos/sos-facts.ts'
import { HelpNow as HelpAfterAnswer } from '../features/content/tests/help-now.tsx'
import { texts as sos_en } from '../i18n/en/for-sos.ts'
import { messagesIn } from '../i18n/messages.ts'
import { texts as sos_ru } from '../i18n/ru/for-sos.ts'
import { texts as sos_uz } from '../i18n/uz/for-sos.ts'
import { HelpNow } from '../ui/screen/help-now.tsx'

// the renderer puts a page's words where its script asks for them
vi.hoisted(() => Object.assign(globalThis, { BOOT_WORDS: {} }))

/** As the server says it; `unknown`: no answer came. */
const STATES = ['open', 'busy', 'closed', 'unknown'] as const
type State = (typeof STATES)[number]

const SOS = { uz: sos_uz, ru: sos_ru, en: sos_en }

/** What is true in some states alone, by where it is written. Every other sentence is true in all of them. */
const SENTENCES = (lang: Language): Record<string, { text: string; true_in: readonly State[] }> => {
  const { chat, home } = messagesIn(lang)
  const said = (text: string, ...true_in: State[]) => ({ text, true_in })
  return {
    'sos.write_now': said(SOS[lang].write_now, 'open'),
    'sos.write_later': said(SOS[lang].write_later, 'closed'),
    'chat.online': said(chat.online, 'open'),
    'chat.busy': said(chat.busy, 'busy'),
    'chat.closed_title': said(chat.closed_title, 'closed'),
    'chat.waiting_answer': said(chat.waiting_answer, 'open', 'busy'),
    'home.online': said(home.online, 'open'),
    'home.busy': said(home.busy, 'busy'),
    'home.closed': said(home.closed_when, 'closed'),
  }
}

const SAFE: SafeNow = { answer: null, failed: false, alarmed: false, say: () => {} }
const OWN = { message: 'Salom', is_admin: false, seq: 1 } as Message

const availabilityIn = (state: State): Availability | undefined => (state === 'unknown' ? undefined : { state })
const statusIn = (state: State) =>
  state === 'unknown' ? undefined : { state: CHAT_STATE.waiting, availability: state, queue_position: 1 }

/** Everything on the site that says who is there, or asks somebody to write. */
const SCREENS: Record<string, (state: State, lang: Language) => ReactNode> = {
  'the head of the panel': (state) => <PanelHeader onClose={() => {}} availability={availabilityIn(state)} />,
  'the panel of a guest': (state) => (
    <GuestView closed={state === 'closed'} onNickname={() => {}} onMade={() => {}} onLeave={() => {}} />
  ),
  'the panel before the first message': (state) => (
    <ConversationStart availability={availabilityIn(state)} safe={SAFE} onEarlier={undefined} />
  ),
  'the panel while a message waits': (state) => {
    const status = statusIn(state)
    const kind = endKind({ ...EMPTY_CHAT_VIEW, messages: [OWN] }, status)
    return <ListEnd kind={kind} status={status} safe={SAFE} survey={null} onAgain={() => {}} />
  },
  "a guest's first moment of the panel": (_state, lang) => <FirstView lang={lang} is_guest />,
  'the first moment of the panel of whoever has an account': (_state, lang) => <FirstView lang={lang} is_guest={false} />,
  'the card of words of danger': () => <HelpNow aside />,
  'the card at a risky answer': () => <HelpAfterAnswer onGoOn={() => {}} />,
  'the card after risky answers': () => <HelpAfterAnswer />,
  'the person before what was found': (_state, lang) => (
    <OfServer lang={lang}>
      <PersonFirst lang={lang} numbers={[]} />
    </OfServer>
  ),
  'the card of a text': (_state, lang) => (
    <OfServer lang={lang}>
      {HELP_CARDS.map((card) => (
        <HelpCard key={card} card={card} />
      ))}
    </OfServer>
  ),
  'the line of the home page': (_state, lang) => (
    <OfServer lang={lang}>
      <AvailabilityLine />
    </OfServer>
  ),
}

/** What the panel says before any framework has come. */
function FirstView({ lang, is_guest }: { lang: Language; is_guest: boolean }) {
  const words = messagesIn(lang).chat
  const draw = (panel: HTMLElement | null): void => {
    if (panel?.childElementCount === 0) createFirstView(panel, { words, is_guest, onInput() {}, onSend() {} }).write('Salom')
  }
  return <div ref={draw} />
}

/** A part of a page as the server draws it. */
function OfServer({ lang, children }: { lang: Language; children: ReactNode }) {
  const [router] = useState(() => {
    const root = { lang, islands: {}, numbers: [] }
    const route = { id: 'root', path: '*', loader: () => root, element: children }
    return createMemoryRouter([route], { hydrationData: { loaderData: { root } } })
  })
  return (
    <IntlProvider locale={lang} timeZone="Asia/Tashkent" messages={messagesIn(lang) as never}>
      <RouterProvider router={router} />
    </IntlProvider>
  )
}

/** "Write to a counsellor now", in whatever words. */
const NOW: Record<Language, RegExp> = { uz: /hozir/i, ru: /сейчас/i, en: /now/i }
const WRITE: Record<Language, RegExp> = { uz: /yoz(?:ing|ish)/i, ru: /пи(?:ши|са)/i, en: /write/i }

/** Each text of an element by itself, sentence by sentence. */
function sentencesOf(part: Element): string[] {
  const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
  const texts: string[] = []
  while (walker.nextNode()) if (walker.currentNode.parentElement?.checkVisibility()) texts.push(walker.currentNode.textContent!)
  return texts.flatMap((text) => text.split(/[.,:;!?]/))
}

const asksToWriteNow = (part: Element, lang: Language): string[] =>
  sentencesOf(part).filter((said) => NOW[lang].test(said) && WRITE[lang].test(said))

/** The rows of the sheet of SOS, as they stand there before a call. */
function sosRows(lang: Language): HTMLElement {
  const keeper = { read: () => null, write: () => {}, clear: () => {} }
  const caller = createSosCaller({ keeper, onChange: () => {} } as never)
  const storage = { get: () => null, set: () => {}, remove: () => {} }
  const rows = choiceRows(
    createFacts(caller, () => {}),
    createBell(storage),
    SOS[lang],
  )
  rows.show(caller.view())
  return rows.part
}

it.each(LANGUAGES.flatMap((lang) => STATES.map((state) => [lang, state] as const)))(
  'no screen says of who is there what is not true (%s, %s)',
  async (lang, state) => {
    const answers = {
      'GET chat/availability/': state === 'unknown' ? refused(503, 'unavailable') : ok({ state }),
      'GET auth/me/': refused(401, 'token_invalid'),
    }
    const texts = (of: Language) => messagesIn(of)
    const shown: Record<string, string> = {}
    const at_once: Record<string, string[]> = {}
    for (const [screen, draw] of Object.entries(SCREENS)) {
      const stage = await show(draw(state, lang), { texts, css: '', lang, answers })
      delete document.documentElement.dataset['availability']
      await showAvailability()
      const main = document.querySelector('main')!
      shown[screen] = main.innerText
      at_once[screen] = asksToWriteNow(main, lang)
      stage.leave()
    }
    const rows = document.body.appendChild(sosRows(lang))
    shown['the sheet of SOS'] = rows.innerText
    at_once['the sheet of SOS'] = asksToWriteNow(rows, lang)
    rows.remove()

    const sentences = Object.entries(SENTENCES(lang))
    for (const [screen, words] of Object.entries(shown)) {
      // where nothing is known nothing need be said
      if (state !== 'unknown') expect(words, screen).not.toBe('')
      for (const [name, { text, true_in }] of sentences)
        if (!true_in.includes(state)) expect(words, `${screen} says ${name}`).not.toContain(text)
    }
    // nobody is asked to write now where nobody is known to be there, in whatever words; where somebody is, it is found
    if (state === 'closed' || state === 'unknown') expect(Object.values(at_once).flat()).toEqual([])
    if (state === 'open') expect(at_once['the sheet of SOS']).not.toEqual([])
    // and each is said somewhere where it is true: a sentence with other words by now would be looked for in vain
    const all = Object.values(shown).join('\n')
    for (const [name, { text, true_in }] of sentences)
      if (true_in.includes(state)) expect(all, `${name} is said nowhere`).toContain(text)
  },
)
