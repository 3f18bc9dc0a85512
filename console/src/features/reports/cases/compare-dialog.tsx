import type { Case, CaseLikeness } from '@himoya/contract/reports/cases'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { focusOnMount } from '../../../ui/dialogs/focus-on-mount.ts'
import { ListSkeleton } from '../../../ui/pages/page.tsx'
import { useText } from '../../../i18n/use-text.ts'
import { ActDialog } from './act-dialog.tsx'
import styles from './case.module.css'
import { Facts } from './facts.tsx'
import { useCase } from './use-case.ts'
import { unwrittenStory } from './unwritten-story.ts'

type Props = { one: Case; like: CaseLikeness; onClose(): void }

/** Both stories side by side. Reading the second is written on its own history. */
export function CompareDialog({ one, like, onClose }: Props) {
  const text = useText()
  const heading = useId()
  const other = useCase(like.id)
  const [marking, setMarking] = useState(false)
  const absent = other.error instanceof ApiError && other.error.code === 'not_found'
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="lg" fullWidth>
      <DialogTitle id={heading}>{text('case.compare_title')}</DialogTitle>
      <DialogContent tabIndex={0}>
        <p className={styles.quiet}>{text('case.compare_note')}</p>
        <div className={styles.compare}>
          <ReportFacts one={one} title={`${text('case.this_one')}: ${one.ref}`} />
          {other.data ? <ReportFacts one={other.data} title={text('case.one', { ref: other.data.ref })} /> : null}
          {other.isPending ? <ListSkeleton rows={2} /> : null}
          {other.isError ? (
            <p className={styles.problem} role="alert">
              {absent ? text('case.compare_absent') : explain(other.error, text)}
            </p>
          ) : null}
        </div>
      </DialogContent>
      <DialogActions>
        <Button ref={focusOnMount} variant="outlined" onClick={onClose}>
          {text('app.close')}
        </Button>
        {other.data && one.can.includes('mark_duplicate') ? (
          <Button variant="contained" onClick={() => setMarking(true)}>
            {text('case.act_mark_duplicate')}
          </Button>
        ) : null}
      </DialogActions>
      {marking ? (
        <ActDialog one={one} act="mark_duplicate" brings={{ duplicate_of: like.id }} onClose={() => setMarking(false)} />
      ) : null}
    </Dialog>
  )
}

function ReportFacts({ one, title }: { one: Case; title: string }) {
  const text = useText()
  return (
    <section className={styles.compared} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.story} lang={one.lang}>
        {one.facts.description || text(unwrittenStory(one))}
      </p>
      <Facts one={one} />
    </section>
  )
}
