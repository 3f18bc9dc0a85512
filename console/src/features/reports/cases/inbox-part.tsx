import { CASE_LENGTHS } from '@himoya/contract/reports/case-lists'
import type { Case } from '@himoya/contract/reports/cases'
import type { InboxMessage } from '@himoya/contract/reports/reports'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Paperclip, Send } from 'lucide-react'
import { explain } from '../../../ui/words/explain.ts'
import bubbles from '../../../ui/messages/messages.module.css'
import { HelpMark } from '../../../ui/marks/help-mark.tsx'
import { useLang, useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { mayTellReporter } from './may-write.ts'
import { Part } from './part.tsx'
import { useCaseWrite } from './use-case.ts'
import { useWriteBox } from '../../../ui/fields/use-write-box.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

/** What the reporter reads and writes; nothing of the rest of the case ever stands here. */
export function InboxPart({ one }: { one: Case }) {
  const text = useText()
  return (
    <Part name="inbox" title={text('case.inbox')}>
      {one.messages.length === 0 ? <p className={styles.quiet}>{text('case.inbox_none')}</p> : null}
      <div className={styles.messages}>
        {one.messages.map((message) => (
          <Bubble key={message.id} message={message} lang={one.lang} />
        ))}
      </div>
      {mayTellReporter(one) ? <MessageForm one={one} /> : null}
      {one.state === 'withdrawn' ? <p className={styles.quiet}>{text('case.inbox_closed')}</p> : null}
    </Part>
  )
}

function Bubble({ message: said, lang }: { message: InboxMessage; lang: string }) {
  const { is_admin, author, message, created_at, files } = said
  const text = useText()
  const own = useLang()
  return (
    <article className={is_admin ? bubbles.ours : bubbles.theirs}>
      {message === '' ? null : (
        <p className={bubbles.words} lang={lang} dir="auto">
          {message}
        </p>
      )}
      <HelpMark message={said} />
      {files.length > 0 ? (
        <p className={bubbles.meta}>
          <Paperclip size={14} aria-hidden />
          {text('case.files_count', { count: files.length })}
        </p>
      ) : null}
      <p className={bubbles.meta}>
        <span>
          {is_admin ? (author ?? text('chat.staff')) : text('case.by_reporter')},{' '}
          <time dateTime={created_at}>{formatChatTime(created_at, own)}</time>
        </span>
      </p>
    </article>
  )
}

function MessageForm({ one }: { one: Case }) {
  const text = useText()
  const tell = useCaseWrite(one.id)
  const { draft, write, busy, send } = useWriteBox(
    (words, cid) => tell.mutateAsync({ path: 'message/', body: { cid, message: words } }),
    `case:${one.id}:message`,
  )
  const sendable = draft.trim() !== '' && !busy
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (sendable) void send()
      }}
    >
      <WordsField
        most={CASE_LENGTHS.message}
        label={text('case.inbox_box')}
        helperText={text('case.inbox_hint')}
        value={draft}
        minRows={2}
        maxRows={10}
        slotProps={{ htmlInput: { lang: one.lang } }}
        onChange={(event) => write(event.target.value)}
      />
      {tell.isError ? (
        <p className={styles.problem} role="alert">
          {text('case.inbox_not_sent')} {explain(tell.error, text)}
        </p>
      ) : null}
      <div className={styles.ways}>
        <Button type="submit" variant="contained" disabled={!sendable} startIcon={<Send size={17} />}>
          {text(busy ? 'case.inbox_sending' : 'case.inbox_send')}
        </Button>
      </div>
    </form>
  )
}
