import type { StaffChat } from '@himoya/contract/staff/staff'
import { Button, IconButton } from '@mui/material'
import { MessageSquareQuote, SendHorizontal } from 'lucide-react'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { useMe } from '../../../session/use-me.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useWriteBox } from '../../../ui/fields/use-write-box.ts'
import { sendsByEnter } from '../../../ui/keys/sends-by-enter.ts'
import { useFailed } from '../../../ui/notices/use-notify.ts'
import { SendPicture } from './send-picture.tsx'
import { SnippetMenu, useSnippetMenu } from '../snippets/public/snippet-menu.tsx'
import { filledIn } from '../snippets/public/snippet-text.ts'
import styles from './composer.module.css'
import type { ChatChannel } from './channels.ts'
import { charactersLeft, isNearLimit } from './text-length.ts'

const LETTERS_LEFT = 'letters-left'

/** The text box is emptied only once the answer is safely in the outbox; until then it is a draft that outlives a reload. */
export function Composer({ chat, channel }: { chat: StaffChat; channel: ChatChannel }) {
  const text = useText()
  const box = useFocusOnSwitch()
  const failed = useFailed()
  const { draft, write, send } = useWriteBox(
    (words) =>
      channel.send(words).catch((error: unknown) => {
        failed(error)
        throw error
      }),
    chat.id,
  )
  const put = (words: string): void => {
    write(words)
    box.current?.focus()
  }
  const menu = useReplies(chat, draft, put)
  const left = charactersLeft(draft)
  const sendable = draft.trim() !== '' && left >= 0

  const sendOnce = (): void => {
    if (sendable) void send().then(() => box.current?.focus())
  }
  const onKeyDown = keysOf(menu.onKey, box, sendOnce)

  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault()
        sendOnce()
      }}
    >
      <SnippetMenu menu={menu} />
      <div className={styles.composer_row}>
        <SendPicture chat_id={chat.id} channel={channel} />
        <RepliesButton off={draft.trim() !== ''} onPress={() => put('/')} />
        <textarea
          {...menu.box}
          ref={box}
          value={draft}
          rows={1}
          aria-label={text('chat.text')}
          aria-describedby={isNearLimit(left) ? LETTERS_LEFT : undefined}
          placeholder={text('chat.placeholder')}
          onChange={(event) => {
            write(event.target.value)
            channel.typing(event.target.value.trim() !== '')
          }}
          onBlur={() => channel.typing(false)}
          onKeyDown={onKeyDown}
        />
        <SendButton off={!sendable} />
      </div>
      <ComposerFoot left={left} />
    </form>
  )
}

/** Enter sends; Escape leaves the box, so that the keys of the queue work again. */
const keysOf =
  (onMenuKey: (event: KeyboardEvent) => boolean, box: RefObject<HTMLElement | null>, send: () => void) =>
  (event: KeyboardEvent): void => {
    if (onMenuKey(event)) return
    if (event.key === 'Escape') box.current?.blur()
    sendsByEnter(send)(event)
  }

/** Whoever has taken or opened a chat writes next; not with a finger, where a keyboard would cover the words, nor while walking by J and K. */
function useFocusOnSwitch(): RefObject<HTMLTextAreaElement | null> {
  const box = useRef<HTMLTextAreaElement>(null)
  const walked = (useLocation().state as { walked?: boolean } | null)?.walked === true
  useEffect(() => {
    if (!walked && window.matchMedia('(pointer: fine)').matches) box.current?.focus({ preventScroll: true })
  }, [walked])
  return box
}

/** Canned replies behind `/`, filled in with the two names. */
function useReplies(chat: StaffChat, draft: string, onPick: (reply: string) => void) {
  const counsellor = useMe().data?.alias ?? ''
  return useSnippetMenu(draft, chat.lang, ({ text }) => onPick(filledIn(text, { person: chat.person, counsellor })))
}

/** For who has no `/` in their fingers: the same list. */
function RepliesButton({ off, onPress }: { off: boolean; onPress(): void }) {
  const text = useText()
  return (
    <IconButton aria-label={text('snippets.menu')} title={text('snippets.menu')} disabled={off} onClick={onPress}>
      <MessageSquareQuote size={22} />
    </IconButton>
  )
}

function SendButton({ off }: { off: boolean }) {
  const text = useText()
  return (
    <Button type="submit" variant="contained" className={styles.send} disabled={off} startIcon={<SendHorizontal size={18} />}>
      <span className={styles.send_word}>{text('chat.send')}</span>
    </Button>
  )
}

/** Which key does what, and from nine tenths on how much room is left. */
function ComposerFoot({ left }: { left: number }) {
  const text = useText()
  return (
    <p className={styles.composer_foot}>
      <span className={styles.desktop_only} aria-hidden>
        <kbd>Enter</kbd> {text('chat.send_hint')} <kbd>Shift + Enter</kbd> {text('chat.line_hint')}
      </span>
      {isNearLimit(left) ? (
        <span id={LETTERS_LEFT} className={left < 0 ? styles.too_long : undefined}>
          {left < 0 ? text('chat.too_long', { count: -left }) : text('chat.left', { count: left })}
        </span>
      ) : null}
    </p>
  )
}
