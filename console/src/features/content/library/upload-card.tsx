import type { MediaKind } from '@himoya/contract/content/library-lists'
import { Button, LinearProgress } from '@mui/material'
import { useEffect, useEffectEvent, useState } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { useServices } from '../../../session/services.ts'
import { useText } from '../../../i18n/use-text.ts'
import { useObjectUrl } from '../../../ui/fields/use-object-url.ts'
import { AltFields, NO_WORDS, wordless } from './alt-fields.tsx'
import { claimedKind } from './kind-of.ts'
import styles from './library.module.css'
import type { SendingProblem, SendingState } from './use-sending.ts'
import { useUpload } from './use-upload.ts'
import { useNotify } from '../../../ui/notices/use-notify.ts'

type Props = {
  file: File
  /** Nothing else is of use here. */
  of?: MediaKind
  /** It is in the library. */
  onSaved?(id: string): void
  /** It is in the library, or given up. */
  onGone(): void
  /** It cannot be taken: another one may be chosen in its place. */
  onRefused?(): void
}

/** A file that is being sent and described at the same time. */
export function UploadCard({ file, of, onSaved, onGone, onRefused }: Props) {
  const text = useText()
  const notify = useNotify()
  const { queries } = useServices()
  const [alt, setAlt] = useState(NO_WORDS)
  const [checked, setChecked] = useState(false)
  const [onDone] = useState(() => (id: string) => {
    notify(text('library.saved'), 'success')
    void queries.invalidateQueries({ queryKey: ['media'] })
    onGone()
    onSaved?.(id)
  })
  const upload = useUpload(file, of ?? null, onDone)
  const { state, share, problem, will_save } = upload
  const is_settled = state === 'checking' || will_save
  /** Trying again would change nothing. */
  const is_refused = problem !== null && !('error' in problem)
  const replaceable = is_refused && onRefused !== undefined
  const tellRefused = useEffectEvent(() => onRefused?.())
  useEffect(() => {
    if (is_refused) tellRefused()
  }, [is_refused])
  const save = (): void => {
    setChecked(true)
    if (wordless(alt).length === 0) upload.save(alt)
  }
  return (
    <li className={styles.upload} aria-label={file.name}>
      <FileLook file={file} />
      <div className={styles.upload_words}>
        <strong>{file.name}</strong>
        <Progress state={state} share={share} will_save={will_save} />
        {problem ? <Problem problem={problem} of={of} /> : null}
        {is_refused ? null : <AltFields alt={alt} checked={checked} disabled={is_settled} onChange={setAlt} />}
        <div className={styles.buttons}>
          {is_refused ? null : state === 'failed' ? (
            <Button variant="outlined" onClick={upload.again}>
              {text('library.again')}
            </Button>
          ) : (
            <Button variant="contained" disabled={is_settled} onClick={save}>
              {text('library.save')}
            </Button>
          )}
          {replaceable ? null : (
            <Button variant="outlined" disabled={state === 'checking'} onClick={onGone}>
              {text('library.cancel')}
            </Button>
          )}
        </div>
      </div>
    </li>
  )
}

function Progress({ state, share, will_save }: { state: SendingState; share: number; will_save: boolean }) {
  const text = useText()
  const percent = Math.round(share * 100)
  if (state === 'failed') return null
  const words = {
    sending: text(will_save ? 'library.will_save' : 'library.sending', { percent }),
    sent: text('library.sent'),
    checking: text('library.checking'),
  }[state]
  return (
    <>
      <LinearProgress
        variant={state === 'checking' ? 'indeterminate' : 'determinate'}
        {...(state === 'checking' ? {} : { value: percent })}
        aria-label={words}
      />
      <p className={styles.meta} role="status">
        {state === 'sending' ? <span aria-hidden>{words}</span> : words}
      </p>
    </>
  )
}

function Problem({ problem, of }: { problem: SendingProblem; of: MediaKind | undefined }) {
  const text = useText()
  const words =
    'wrong_kind' in problem
      ? text(of ? `library.wrong_${of}` : 'library.wrong_kind')
      : 'most' in problem
        ? text('library.too_large', { size: problem.most })
        : explain(problem.error, text)
  return (
    <p className={styles.problem} role="alert">
      {words}
    </p>
  )
}

function FileLook({ file }: { file: File }) {
  const is_picture = claimedKind(file) === 'image'
  const url = useObjectUrl(is_picture ? file : undefined)
  return <span className={styles.upload_look}>{url ? <img src={url} alt="" /> : null}</span>
}
