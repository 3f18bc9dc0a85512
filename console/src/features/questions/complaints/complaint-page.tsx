import { COMPLAINT_LENGTHS } from '@himoya/contract/questions/complaint-lists'
import type { StaffComplaint } from '@himoya/contract/questions/complaints'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { ListFailed, ListSkeleton, ScreenPage } from '../../../ui/pages/page.tsx'
import page_styles from '../../../ui/pages/page.module.css'
import { useLang, useText } from '../../../i18n/use-text.ts'
import { LangBadge } from '../../../ui/marks/lang-badge.tsx'
import styles from './complaints.module.css'
import { useComplaint, useComplaintAct } from './use-complaints.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

/** One complaint as it was written, its answer, and the end of it. */
export function ComplaintPage() {
  const text = useText()
  const { id = '' } = useParams()
  const { data: complaint, error, isPending, refetch } = useComplaint(id)
  return (
    <ScreenPage title={text('complaints.one')} action={<BackLink />}>
      {isPending ? <ListSkeleton rows={2} /> : null}
      {error && !complaint ? (
        <ListFailed title={text('complaints.failed_one')} error={error} onRetry={() => void refetch()} />
      ) : null}
      {complaint ? <Complaint complaint={complaint} /> : null}
    </ScreenPage>
  )
}

function BackLink() {
  const text = useText()
  return (
    <Button component={Link} to="/complaints" variant="outlined">
      {text('complaints.back')}
    </Button>
  )
}

function Complaint({ complaint }: { complaint: StaffComplaint }) {
  const text = useText()
  const lang = useLang()
  const { id, state, about, answer, answered_at, answered_by, created_at } = complaint
  const change = useComplaintAct(id)
  return (
    <div className={styles.card}>
      <p className={styles.facts}>
        <LangBadge lang={complaint.lang} /> {text(`complaints.${state}`)} · {formatChatTime(created_at, lang)}
        {complaint.marked ? ` · ${text('complaints.marked')}` : ''}
      </p>
      {about === '' ? null : (
        <p>
          {text('complaints.about')} <strong lang={complaint.lang}>{about}</strong>
        </p>
      )}
      <p className={styles.words} lang={complaint.lang}>
        {complaint.text}
      </p>
      <p className={page_styles.meta}>{text('complaints.nobody')}</p>
      {answer === null ? null : (
        <section aria-labelledby="complaint-answer">
          <h2 id="complaint-answer">{text('complaints.answer')}</h2>
          <p className={styles.words} lang={complaint.lang}>
            {answer}
          </p>
          <p className={page_styles.meta}>
            {[answered_by, answered_at && formatChatTime(answered_at, lang)].filter(Boolean).join(' · ')}
          </p>
        </section>
      )}
      {state === 'waiting' ? (
        <AnswerForm busy={change.isPending} onAnswer={(words) => change.mutate({ act: 'answer', answer: words })} />
      ) : null}
      {state === 'done' ? null : (
        <div className={styles.ways}>
          <Button variant="outlined" disabled={change.isPending} onClick={() => change.mutate({ act: 'done' })}>
            {text(state === 'waiting' ? 'complaints.done_without' : 'complaints.done_now')}
          </Button>
        </div>
      )}
    </div>
  )
}

function AnswerForm({ busy, onAnswer }: { busy: boolean; onAnswer(words: string): void }) {
  const text = useText()
  const [words, setWords] = useState('')
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (words.trim() !== '' && !busy) onAnswer(words.trim())
      }}
    >
      <WordsField
        most={COMPLAINT_LENGTHS.answer}
        label={text('complaints.answer')}
        helperText={text('complaints.answer_hint')}
        value={words}
        minRows={4}
        onChange={(event) => setWords(event.target.value)}
      />
      <div className={styles.ways}>
        <Button type="submit" variant="contained" disabled={busy || words.trim() === ''}>
          {text('complaints.answer_send')}
        </Button>
      </div>
    </form>
  )
}
