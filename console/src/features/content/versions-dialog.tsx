import type { ContentType } from '@himoya/contract/content/content-types'
import type { ContentOne } from '@himoya/contract/content/editing'
import { Button, Chip, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId, useState } from 'react'
import { explain } from '../../ui/words/explain.ts'
import page_styles from '../../ui/pages/page.module.css'
import { useText } from '../../i18n/use-text.ts'
import { ByLine } from './by-line.tsx'
import { Compare } from './compare.tsx'
import { useVersionOne, useVersions } from './use-content.ts'
import type { Saving } from './use-saving.ts'
import type { Writing } from './public/use-working.ts'
import { differences, workingOf } from './public/working.ts'
import { useNotify } from '../../ui/notices/use-notify.ts'

type Props = { type: ContentType; one: ContentOne; writing: Writing; saving: Saving; onClose(): void }

/** Every saved version; one of them can be looked at beside what stands now, and brought back as a new one. */
export function VersionsDialog({ type, one, writing, saving, onClose }: Props) {
  const text = useText()
  const notify = useNotify()
  const title = useId()
  const [looked, setLooked] = useState<number | null>(null)
  const versions = useVersions(type, one.id)
  const restore = async (version: number): Promise<void> => {
    if (!(await saving.restore(version))) return
    notify(text('versions.restored'), 'success')
    onClose()
  }
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="md" fullWidth>
      <DialogTitle id={title}>{text('more.versions')}</DialogTitle>
      <DialogContent>
        {versions.isPending ? <p>{text('app.loading')}</p> : null}
        {versions.isError ? <p role="alert">{explain(versions.error, text)}</p> : null}
        <ul className={page_styles.rows}>
          {versions.data?.map(({ version, author, created_at, live }) => (
            <li key={version} className={page_styles.row}>
              <div className={page_styles.row_head}>
                <strong>{text('versions.number', { version })}</strong>
                {version === one.version ? <Chip variant="outlined" label={text('versions.current')} /> : null}
                {live ? <Chip variant="outlined" color="success" label={text('versions.live')} /> : null}
                <ByLine alias={author} at={created_at} className={page_styles.meta} />
                <span className={page_styles.row_end}>
                  <Button
                    size="small"
                    aria-expanded={looked === version}
                    onClick={() => setLooked(looked === version ? null : version)}
                  >
                    {text('versions.compare')}
                  </Button>
                  {one.can.includes('restore') && version !== one.version ? (
                    <Button size="small" variant="outlined" disabled={saving.busy} onClick={() => void restore(version)}>
                      {text('versions.restore')}
                    </Button>
                  ) : null}
                </span>
              </div>
              {looked === version ? <Look type={type} id={one.id} version={version} writing={writing} /> : null}
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

type LookProps = { type: ContentType; id: string; version: number; writing: Writing }

function Look({ type, id, version, writing }: LookProps) {
  const text = useText()
  const then = useVersionOne(type, id, version)
  if (then.isPending) return <p>{text('app.loading')}</p>
  if (!then.data) return <p role="alert">{explain(then.error, text)}</p>
  const { facts, texts } = then.data
  const { slug, safety } = writing.working
  const working = workingOf({ type, slug, safety, facts, texts })
  const paths = differences(working, writing.working)
  if (paths.length === 0) return <p>{text('versions.same')}</p>
  return (
    <Compare
      type={type}
      paths={paths}
      left={{ title: text('versions.number', { version }), working }}
      right={{ title: text('versions.now'), working: writing.working }}
    />
  )
}
