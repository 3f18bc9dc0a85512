import { CLOSE_REASONS, type CloseReason } from '@himoya/contract/questions/public-question-lists'
import type { StaffQuestion } from '@himoya/contract/questions/public-questions'
import { Button, DialogContentText } from '@mui/material'
import { useState } from 'react'
import { Choose } from '../../../ui/choices/choose.tsx'
import { useFailed, useNotify } from '../../../ui/notices/use-notify.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import styles from './questions.module.css'
import { type QuestionAction, useQuestionAction, useReread } from './use-questions.ts'
import { WordDialog } from './word-dialog.tsx'
import { FormDialog } from '../../../ui/dialogs/form-dialog.tsx'

type Decision = Exclude<QuestionAction, { act: 'draft' | 'submit' }>
type Asking = Decision['act']
const DONE: Record<Asking, TextKey> = {
  approve: 'questions.approved',
  return: 'questions.returned',
  escalate: 'questions.escalated_done',
  close: 'questions.closed_done',
}

/** What else the caller may do: the second person's yes or no, a supervisor, the end. */
export function Decisions({ question }: { question: StaffQuestion }) {
  const text = useText()
  const [asking, setAsking] = useState<Asking | null>(null)
  const close = (): void => setAsking(null)
  const { run, busy } = useDecision(question, close)
  const { can, draft, state } = question
  const is_private = draft?.way === 'private'
  return (
    <>
      {state === 'review' && !can.includes('approve') ? <p className={styles.facts}>{text('questions.second_needed')}</p> : null}
      <div className={styles.ways}>
        {can.includes('approve') ? (
          <Button variant="contained" onClick={() => setAsking('approve')}>
            {text(is_private ? 'questions.approve_private' : 'questions.approve_publish')}
          </Button>
        ) : null}
        {can.includes('return') ? (
          <Button variant="outlined" onClick={() => setAsking('return')}>
            {text('questions.return')}
          </Button>
        ) : null}
        {can.includes('escalate') ? (
          <Button variant="outlined" color="warning" onClick={() => setAsking('escalate')}>
            {text('questions.escalate')}
          </Button>
        ) : null}
        {can.includes('close') ? (
          <Button color="error" onClick={() => setAsking('close')}>
            {text('questions.close')}
          </Button>
        ) : null}
      </div>
      {asking === 'approve' ? (
        <ApproveDialog {...{ is_private, busy }} onYes={() => run({ act: 'approve' })} onClose={close} />
      ) : null}
      {asking === 'return' ? (
        <WordDialog of="return" busy={busy} onWord={(note) => run({ act: 'return', note })} onClose={close} />
      ) : null}
      {asking === 'escalate' ? (
        <WordDialog of="escalate" busy={busy} onWord={(reason) => run({ act: 'escalate', reason })} onClose={close} />
      ) : null}
      {asking === 'close' ? (
        <CloseDialog busy={busy} onReason={(closed_for) => run({ act: 'close', closed_for })} onClose={close} />
      ) : null}
    </>
  )
}

function useDecision(question: StaffQuestion, onDone: () => void) {
  const text = useText()
  const notify = useNotify()
  const failed = useFailed()
  const action = useQuestionAction(question.id)
  const reread = useReread(question.id)
  const run = (wanted: Decision): void =>
    action.mutate(
      { ...wanted, version: question.version },
      {
        onSuccess() {
          notify(text(DONE[wanted.act]), 'success')
          onDone()
        },
        onError(error) {
          failed(error)
          void reread()
        },
      },
    )
  return { run, busy: action.isPending }
}

type ApproveProps = { is_private: boolean; busy: boolean; onYes(): void; onClose(): void }

/** The last look before others read it: can anybody be recognised? */
function ApproveDialog({ is_private, busy, onYes, onClose }: ApproveProps) {
  const text = useText()
  const way = is_private ? 'private' : 'publish'
  return (
    <FormDialog
      title={text(`questions.approve_${way}`)}
      cancel={text('questions.look_again')}
      action={text('questions.approve_yes')}
      disabled={busy}
      safe
      onSubmit={onYes}
      onClose={onClose}
    >
      <DialogContentText>{text(`questions.approve_${way}_ask`)}</DialogContentText>
    </FormDialog>
  )
}

type CloseProps = { busy: boolean; onReason(reason: CloseReason): void; onClose(): void }

function CloseDialog({ busy, onReason, onClose }: CloseProps) {
  const text = useText()
  const [reason, setReason] = useState<CloseReason | ''>('')
  return (
    <FormDialog
      title={text('questions.close')}
      cancel={text('questions.cancel')}
      action={text('questions.close_yes')}
      disabled={busy || reason === ''}
      danger
      safe
      onSubmit={() => reason && onReason(reason)}
      onClose={onClose}
    >
      <DialogContentText>{text('questions.close_text')}</DialogContentText>
      <Choose
        label={text('questions.close_reason')}
        value={reason}
        none={text('questions.none_chosen')}
        options={CLOSE_REASONS.map((value) => ({ value, label: text(`questions.close_${value}`) }))}
        onChoose={(chosen) => setReason(chosen)}
      />
    </FormDialog>
  )
}
