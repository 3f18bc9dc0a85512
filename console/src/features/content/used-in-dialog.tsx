import type { ContentType } from '@himoya/contract/content/content-types'
import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { Link } from 'react-router'
import { explain } from '../../ui/words/explain.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import styles from '../../ui/fields/editor.module.css'
import { titleIn } from '../../ui/words/title-in.ts'
import { useUsedIn } from './use-content.ts'

/** What refers to this content. */
export function UsedInDialog({ type, id, onClose }: { type: ContentType; id: string; onClose(): void }) {
  const text = useText()
  const title = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={title} maxWidth="xs" fullWidth>
      <DialogTitle id={title}>{text('more.used')}</DialogTitle>
      <DialogContent>
        <UsedInList type={type} id={id} onOpen={onClose} />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose}>
          {text('app.close')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}

export function UsedInList({ type, id, onOpen }: { type: ContentType; id: string; onOpen(): void }) {
  const text = useText()
  const lang = useLang()
  const used = useUsedIn(type, id)
  if (used.isPending) return <p>{text('app.loading')}</p>
  if (!used.data) return <p role="alert">{explain(used.error, text)}</p>
  if (used.data.length === 0) return <p>{text('content.unused')}</p>
  return (
    <ul>
      {used.data.map((one) => (
        <li key={one.id}>
          {text(`type.${one.type}`)}:{' '}
          <Link to={`/content/${one.type}/${one.id}`} className={styles.link} onClick={onOpen}>
            {titleIn(one.titles, lang) || text('content.untitled')}
          </Link>
          , {text(`state.${one.state}`)}
        </li>
      ))}
    </ul>
  )
}
