import type { ContentOne } from '@himoya/contract/content/editing'
import { Button } from '@mui/material'
import { useState } from 'react'
import { useMe } from '../../session/use-me.ts'
import { useText } from '../../i18n/use-text.ts'
import styles from '../../ui/fields/editor.module.css'
import { PublishDialog } from './publish-dialog.tsx'
import type { Saving } from './use-saving.ts'
import { useNotify } from '../../ui/notices/use-notify.ts'

type Props = { one: ContentOne; changed: boolean; saving: Saving }

/** The next step of a content's life; only those that whoever looks may take. */
export function ActionButtons({ one, changed, saving }: Props) {
  const text = useText()
  const notify = useNotify()
  const [publishes, setPublishes] = useState(false)
  const may = (action: ContentOne['can'][number]): boolean => one.can.includes(action)
  const act = async (action: 'review' | 'return' | 'restore'): Promise<void> => {
    if (await saving.act(action)) notify(text(`action_done.${action}`), 'success')
  }
  return (
    <>
      {may('review') ? (
        <Button variant="contained" disabled={saving.busy} onClick={() => void act('review')}>
          {text('action.review')}
        </Button>
      ) : null}
      {may('return') ? (
        <Button variant="outlined" disabled={saving.busy} title={text('action.return_hint')} onClick={() => void act('return')}>
          {text('action.return')}
        </Button>
      ) : null}
      {may('publish') ? (
        <Button
          variant="contained"
          disabled={saving.busy || changed}
          title={changed ? text('action.publish_changed') : undefined}
          onClick={() => setPublishes(true)}
        >
          {text('action.publish')}
        </Button>
      ) : (
        <WaitsForSecond one={one} />
      )}
      {one.state === 'archived' && may('restore') ? (
        <Button variant="contained" disabled={saving.busy} onClick={() => void act('restore')}>
          {text('action.take_back')}
        </Button>
      ) : null}
      {publishes ? <PublishDialog one={one} saving={saving} onClose={() => setPublishes(false)} /> : null}
    </>
  )
}

/** Why there is no button: a safety text is read by somebody else before it goes out, a self-check by a supervisor. */
function WaitsForSecond({ one }: { one: ContentOne }) {
  const text = useText()
  const me = useMe().data
  if (one.state !== 'review') return null
  if (one.type === 'test' && one.facts['kind'] === 'self_check' && me?.role !== 'supervisor')
    return <span className={styles.waits}>{text('builder.supervisor_publishes')}</span>
  if (one.author !== me?.alias) return null
  return <span className={styles.waits}>{text('content.needs_second')}</span>
}
