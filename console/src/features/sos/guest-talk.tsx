import { SOS_LENGTHS } from '@himoya/contract/sos-lists'
import { formatClock } from '@himoya/kit/dates'
import { uuid } from '@himoya/kit/uuid'
import { Button } from '@mui/material'
import { type SyntheticEvent, useRef, useState } from 'react'
import bubbles from '../../ui/messages/messages.module.css'
import { useText } from '../../i18n/use-text.ts'
import styles from './sos.module.css'
import { useSay, useTalk } from './use-talk.ts'
import { WordsField } from '../../ui/fields/words-field.tsx'

/** The words with a guest, live beside their call: they see the answer in the sheet they pressed SOS in. */
export function GuestTalk({ id }: { id: string }) {
  const text = useText()
  const messages = useTalk(id).data ?? []
  return (
    <div className={styles.talk}>
      <div className={styles.messages} role="log" tabIndex={0} aria-label={text('sos.talk')}>
        {messages.length === 0 ? <p className={styles.quiet}>{text('sos.talk_none')}</p> : null}
        {messages.map((message) => (
          <article key={message.id} className={message.is_admin ? bubbles.ours : bubbles.theirs}>
            <p className={bubbles.words} dir="auto">
              {message.message}
            </p>
            <p className={bubbles.meta}>{formatClock(message.created_at)}</p>
          </article>
        ))}
      </div>
      <TalkForm id={id} />
    </div>
  )
}

function TalkForm({ id }: { id: string }) {
  const text = useText()
  const [words, setWords] = useState('')
  const cid = useRef('')
  const say = useSay(id, () => {
    cid.current = ''
    setWords('')
  })
  const send = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (words.trim() === '' || words.length > SOS_LENGTHS.message || say.isPending) return
    // Sent once more after a failure, it is the same message.
    cid.current ||= uuid()
    say.mutate({ cid: cid.current, message: words.trim() })
  }
  return (
    <form className={styles.talk_form} onSubmit={send}>
      <WordsField
        most={SOS_LENGTHS.message}
        label={text('sos.talk_write')}
        value={words}
        fullWidth
        onChange={(event) => {
          cid.current = ''
          setWords(event.target.value)
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !event.shiftKey) send(event)
        }}
      />
      <Button type="submit" variant="contained" disabled={words.trim() === '' || say.isPending}>
        {text('sos.talk_send')}
      </Button>
    </form>
  )
}
