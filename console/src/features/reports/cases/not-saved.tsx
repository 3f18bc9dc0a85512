import { Button } from '@mui/material'
import { explain } from '../../../ui/words/explain.ts'
import { useText } from '../../../i18n/use-text.ts'
import styles from './case.module.css'
import { isChangedMeanwhile, useCase } from './use-case.ts'

type Props = { id: string; error: unknown; gone?: boolean; onReread(): void }

/** What went wrong with a form whose text is still there; when somebody was faster, the way to what they did. */
export function NotSaved({ id, error, gone = false, onReread }: Props) {
  const text = useText()
  const one = useCase(id)
  if (!error) return gone ? <p className={styles.problem}>{text('case.act_gone')}</p> : null
  const changed = isChangedMeanwhile(error)
  return (
    <div className={styles.problem} role="alert">
      <p>
        {text('case.not_saved')} {changed ? text('case.changed') : explain(error, text)}
      </p>
      {changed && one.isError ? <p>{explain(one.error, text)}</p> : null}
      {changed ? (
        <Button
          variant="outlined"
          disabled={one.isFetching}
          onClick={() => void one.refetch().then((read) => read.isSuccess && onReread())}
        >
          {text('case.reload')}
        </Button>
      ) : null}
    </div>
  )
}
