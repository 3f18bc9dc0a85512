import type { InboxMessage } from '@himoya/contract/reports/reports'
import { SOS_LENGTHS } from '@himoya/contract/sos/sos-lists'
import { formatClock } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import { HelpMark } from '../../ui/marks/help-mark.tsx'
import bubbles from '../../ui/messages/messages.module.css'
import { useText } from '../../i18n/use-text.ts'
import { useWriteBox } from '../../ui/fields/use-write-box.ts'
import { sendsByEnter } from '../../ui/keys/sends-by-enter.ts'
import styles from './sos.module.css'
import { useSay, useTalk } from './use-talk.ts'
import { WordsField } from '../../ui/fields/words-field.tsx'

/** The words with a guest, live beside their call: they see the answer in the sheet they pressed SOS in. */
export function GuestTalk({ id }: { id: string }) {
  const text = useText()
  const messages = useTalk(id).data
  return (
    <div className={styles.talk}>
      <div className={styles.messages} role="log" aria-live="off" tabIndex={0} aria-label={text('sos.talk')}>
        {messages?.length === 0 ? <p className={styles.quiet}>{text('sos.talk_none')}</p> : null}
        {messages ? <Said messages={messages} /> : null}
      </div>
      <TalkForm id={id} />
    </div>
  )
}

/** Only what comes after it was opened is said to screen readers. */
function Said({ messages }: { messages: readonly InboxMessage[] }) {
  const [news_from] = useState((messages.at(-1)?.seq ?? 0) + 1)
  const bubble = (message: InboxMessage) => (
    <article key={message.id} className={message.is_admin ? bubbles.ours : bubbles.theirs}>
      <p className={bubbles.words} dir="auto">
        {message.message}
      </p>
      <HelpMark message={message} />
      <p className={bubbles.meta}>{formatClock(message.created_at)}</p>
    </article>
  )
  return (
    <>
      {messages.filter(({ seq }) => seq < news_from).map(bubble)}
      <div className={bubbles.fresh} aria-live="polite" aria-relevant="additions">
        {messages.filter(({ seq }) => seq >= news_from).map(bubble)}
      </div>
    </>
  )
}

function TalkForm({ id }: { id: string }) {
  const text = useText()
  const say = useSay(id)
  // a strip that is closed for another call keeps what was begun
  const { draft, write, busy, send } = useWriteBox((message, cid) => say.mutateAsync({ cid, message }), `sos:${id}`)
  const sendOnce = (): void => {
    if (draft.trim() !== '' && draft.length <= SOS_LENGTHS.message) void send()
  }
  return (
    <form
      className={styles.talk_form}
      onSubmit={(event) => {
        event.preventDefault()
        sendOnce()
      }}
    >
      <WordsField
        most={SOS_LENGTHS.message}
        label={text('sos.talk_write')}
        value={draft}
        fullWidth
        onChange={(event) => write(event.target.value)}
        onKeyDown={sendsByEnter(sendOnce)}
      />
      <Button type="submit" variant="contained" disabled={draft.trim() === '' || busy}>
        {text('sos.talk_send')}
      </Button>
    </form>
  )
}
