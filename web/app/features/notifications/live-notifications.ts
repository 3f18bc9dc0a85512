import type { Chat } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import type { NotificationPage } from '@himoya/contract/notifications/notifications'
import type { Incoming, NotificationFrame } from '@himoya/contract/chat/socket'
import { createLightLink, type LightLink } from '../../browser/link/light-link.ts'
import { createNotificationFeed, type NotificationFeed } from '../../browser/push/notification-feed.ts'
import { isNotificationChange, NO_NOTIFICATIONS, type NotificationChange } from '../../browser/push/notification-list.ts'
import { closePushNote, endPush } from '../../browser/push/push-note.ts'
import { hasUnsent, OUTBOX_DATABASE } from '@himoya/kit/chat/unsent-mark'
import { listenForWaking } from '@himoya/kit/link/waking'
import type { OwnCalls } from '../../session/own-calls.ts'
import {
  CHAT_READ_EVENT,
  type ChatReadEvent,
  LEAVE_EVENT,
  NOTIFICATION_EVENT,
  NOTIFICATION_FRAME_EVENT,
  type NotificationEvent,
} from '../../browser/island-events.ts'
import { askOnce } from '../../ui/screen/ask-once.ts'
import { showToast } from '../../ui/screen/toast.ts'
import { showWaitingAnswer } from './answer-button.ts'
import { showUnreadMark } from './unread-mark.ts'
import { type BellMark, drawBell } from './bell.ts'
import { BELL_WORDS } from '../../i18n/with-code/bell-words.ts'
import { countWords, isCoveredByChat, sayUnread } from './unread.ts'
import { countWaitingAnswers, type WaitingAnswers } from './waiting-answers.ts'

const UNREAD = 'notification/?is_read=false&page_size=100'
/** Where no socket gets through, the count is asked for this often, by a page that is looked at. */
const ASK_MS = 60_000
/** The link says when it hears everything, and then the count is read. Where it does not come in this time, it is read all the same. */
const LINK_MS = 4_000

type LiveNotifications = {
  own: OwnCalls
  bell: BellMark
  answers: WaitingAnswers
  feed: NotificationFeed
  chat_id: string | null
  link: LightLink<Incoming> | null
  /** The counsellors' messages that wait. */
  chat_count: number
  /** Runs while the link is waited for. */
  patience: ReturnType<typeof setTimeout> | undefined
  /** When the newest one was made that this page knows: one that is unread again is no news. */
  newest: number
  stops: (() => void)[]
  onSignedOut: () => void
}

/** The bell, the mark on the chat and a toast, live on this page as long as somebody is signed in. */
export function followNotifications(own: OwnCalls, onSignedOut: () => void): void {
  const bell = drawBell(own.lang)
  const news: LiveNotifications = {
    own,
    bell,
    answers: countWaitingAnswers((count) => {
      news.chat_count = count
      show(news)
    }),
    feed: createNotificationFeed({
      read: () => own.api.get<NotificationPage>(UNREAD),
      onChange(list) {
        news.newest = Math.max(news.newest, ...list.results.map(madeAt))
        show(news)
      },
    }),
    chat_id: null,
    link: null,
    chat_count: 0,
    patience: undefined,
    newest: 0,
    stops: [],
    onSignedOut,
  }
  const onFrame = (event: Event): void => {
    const frame = (event as NotificationEvent).detail
    if (frame) hearOwn(news, frame)
  }
  const onRead = (event: Event): void => {
    const { chat_id, seq } = (event as ChatReadEvent).detail
    news.answers.read(chat_id, seq)
  }
  const onLeave = (): void => (end(news), void closePushNote())
  const asking = setInterval(() => isLooked() && !news.link?.isOpen() && ask(news), ASK_MS)
  document.addEventListener(NOTIFICATION_FRAME_EVENT, onFrame)
  document.addEventListener(CHAT_READ_EVENT, onRead)
  document.addEventListener(LEAVE_EVENT, onLeave)
  news.stops = [
    () => document.removeEventListener(NOTIFICATION_FRAME_EVENT, onFrame),
    () => document.removeEventListener(CHAT_READ_EVENT, onRead),
    () => document.removeEventListener(LEAVE_EVENT, onLeave),
    () => clearInterval(asking),
    () => clearTimeout(news.patience),
    listenForWaking(() => news.link?.hears() || askLater(news)),
    // whoever signs out, on this page or another, and a session that the server ended
    own.tokens.onChange(() => own.isSignedIn() || signOut(news)),
  ]
  void openLink(news)
}

const madeAt = ({ created_at }: { created_at: string }): number => Date.parse(created_at)
const isLooked = (): boolean => document.visibilityState === 'visible'

/** Without an answer the count stays as it is: the next frame, or the next look at the page, asks again. */
function ask(news: LiveNotifications): void {
  if (isLooked()) news.feed.load().catch(() => null)
}

/** The one place that says what waits. With more unread ones than one answer holds there are more than are ever said. */
function show({ bell, feed, own, chat_count: chat }: LiveNotifications): void {
  const words = BELL_WORDS[own.lang]
  showUnreadMark(chat, words.answers + countWords(chat))
  showWaitingAnswer(chat > 0, words.read_answer)
  if (feed.list() === NO_NOTIFICATIONS) return
  const { results, next, count } = feed.list()
  const unread_here = results.filter((one) => !one.is_read && !isCoveredByChat(one, chat)).length
  const unread = chat + (next === null ? unread_here : Math.max(unread_here, count))
  sayUnread({ chat, news: unread - chat })
  bell.show(unread)
  if (unread === 0) void closePushNote()
}

/** Soon the link says that it hears everything again, which asks. */
function askLater(news: LiveNotifications): void {
  clearTimeout(news.patience)
  news.patience = setTimeout(() => askAll(news), LINK_MS)
}

/** From here on this page hears every change; what came before is read, here and by its screen. */
function askAll(news: LiveNotifications): void {
  clearTimeout(news.patience)
  ask(news)
  document.dispatchEvent(new CustomEvent(NOTIFICATION_EVENT, { detail: null }))
}

function end(news: LiveNotifications): void {
  news.link?.stop()
  news.stops.splice(0).forEach((stop) => stop())
}

/** Whoever uses this browser next hears nothing of what is somebody else's. */
function signOut(news: LiveNotifications): void {
  end(news)
  news.bell.remove()
  sayUnread(null)
  showUnreadMark(0, '')
  showWaitingAnswer(false, '')
  news.onSignedOut()
  void closePushNote()
  void endPush()
}

/** The call begins a chat where there is none. Without an answer the page lives without a socket, until the next one. */
async function openLink(news: LiveNotifications): Promise<void> {
  const { own, answers } = news
  const asked = (): Promise<Chat[]> => own.api.get<Chat[]>('chat/')
  const chats = await (news.chat_id ? asked() : askOnce('chat/', asked)).catch(() => null)
  const chat_id = chats?.[0]?.id
  if (news.stops.length === 0) return
  if (!chats || !chat_id) return ask(news)
  if (hasUnsent(OUTBOX_DATABASE)) void sendUnsent(own, chats)
  if (chat_id === news.chat_id) return
  news.chat_id = chat_id
  answers.begin(chats)
  news.link?.stop()
  news.link = createLightLink<Incoming>({
    api: own.api,
    tokens: own.tokens,
    chat_id,
    reached: answers.reached,
    onReady: () => askAll(news),
    onFrame: (frame) => hear(news, frame),
    onOver: () => own.isSignedIn() || signOut(news),
  })
  news.link.start()
  askLater(news)
}

/** Its code is fetched only where something waits; where it does not come, the next page or the chat itself sends. */
async function sendUnsent(own: OwnCalls, chats: readonly Chat[]): Promise<void> {
  const code = await import('../../browser/link/send-unsent.ts').catch(() => null)
  code?.sendUnsent(own, chats)
}

function hear(news: LiveNotifications, frame: Incoming): void {
  news.answers.hear(frame)
  if (frame.type === 'state' && frame.state === CHAT_STATE.ended) void openLink(news)
  else if (isNotificationChange(frame)) hearNotifications(news, frame)
}

function hearNotifications(news: LiveNotifications, frame: NotificationChange): void {
  const { feed } = news
  if (frame.type === 'notification' && !frame.is_read && madeAt(frame) > news.newest) announce(frame)
  // With more unread ones than one answer holds, only the server can count them.
  if (feed.list().next !== null) ask(news)
  feed.hear(frame)
  document.dispatchEvent(new CustomEvent(NOTIFICATION_EVENT, { detail: frame }))
}

/** What this page's own screen has changed, for the bell and the other tabs. */
function hearOwn(news: LiveNotifications, frame: NotificationChange): void {
  news.feed.hear(frame)
  news.link?.tell(frame)
}

/** A new one is said where somebody looks; who has the chat open sees its messages there. */
function announce({ kind, title }: NotificationFrame): void {
  const sees_chat = kind === 'message' && document.documentElement.dataset['panel'] !== undefined
  if (isLooked() && !sees_chat) showToast({ title, status: 'success' })
}
