import type { CaseFile } from '@himoya/contract/reports/evidence'
import { formatChatTime } from '@himoya/kit/dates'
import { Button } from '@mui/material'
import { Lock, LockOpen } from 'lucide-react'
import { useState } from 'react'
import { useFailed } from '../../../../ui/notices/use-notify.ts'
import { ReasonDialog } from '../../../../ui/dialogs/reason-dialog.tsx'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import styles from './files.module.css'
import { useOriginal, useTakeFile } from './use-case-file.ts'

type Props = { case_id: string; file: CaseFile; may_ask: boolean }

/** The original lies sealed: one person asks for it and says why, another opens it for a day. */
export function OriginalPart({ case_id, file, may_ask }: Props) {
  const text = useText()
  const [asking, setAsking] = useState(false)
  const original = useOriginal(case_id, file.id)
  const tell = useTell()
  return (
    <details className={styles.original}>
      <summary>
        {file.original === 'unsealed' ? <LockOpen size={16} aria-hidden /> : <Lock size={16} aria-hidden />}
        {text(`files.original_${file.original}`)}
      </summary>
      <p className={styles.quiet}>{text('files.original_about')}</p>
      {file.original === 'sealed' && may_ask ? (
        <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
          {text('files.ask')}
        </Button>
      ) : null}
      {file.asked ? (
        <Asked asked={file.asked} busy={original.isPending} onDecide={(grant) => original.mutate({ grant }, tell)} />
      ) : null}
      {file.original === 'unsealed' ? <Unsealed case_id={case_id} file={file} /> : null}
      <p className={styles.quiet}>{text('files.hash')}</p>
      <code className={styles.hash}>{file.original_sha256}</code>
      {asking ? (
        <ReasonDialog
          title={text('files.ask')}
          explanation={text('files.ask_text')}
          action={text('files.ask_do')}
          busy={original.isPending}
          onReason={(reason) => original.mutate({ reason }, { ...tell, onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </details>
  )
}

function useTell() {
  const failed = useFailed()
  return { onError: failed }
}

type AskedProps = { asked: NonNullable<CaseFile['asked']>; busy: boolean; onDecide(grant: boolean): void }

function Asked({ asked, busy, onDecide }: AskedProps) {
  const text = useText()
  const lang = useLang()
  return (
    <>
      <p className={styles.words}>
        {text('files.asked_by', { alias: asked.by.alias, time: formatChatTime(asked.at, lang) })} {asked.reason}
      </p>
      {asked.can_decide ? (
        <div className={styles.leaf}>
          <Button variant="contained" size="small" disabled={busy} onClick={() => onDecide(true)}>
            {text('files.grant')}
          </Button>
          <Button variant="outlined" size="small" disabled={busy} onClick={() => onDecide(false)}>
            {text('files.refuse')}
          </Button>
        </div>
      ) : (
        <p className={styles.quiet}>{text('files.other_decides')}</p>
      )}
    </>
  )
}

function Unsealed({ case_id, file }: Pick<Props, 'case_id' | 'file'>) {
  const text = useText()
  const lang = useLang()
  const take = useTakeFile(case_id, file.id)
  const tell = useTell()
  return (
    <>
      {file.open_until ? (
        <p className={styles.quiet}>{text('files.open_until', { time: formatChatTime(file.open_until, lang) })}</p>
      ) : null}
      <Button variant="contained" size="small" disabled={take.isPending} onClick={() => take.mutate('original', tell)}>
        {text('files.take_original')}
      </Button>
    </>
  )
}
