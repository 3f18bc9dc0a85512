import type { SosDetail } from '@himoya/contract/sos/sos'
import { copyText } from '@himoya/kit/copy-text'
import { Button } from '@mui/material'
import { Copy } from 'lucide-react'
import { ListFailed } from '../../ui/pages/page.tsx'
import { useText } from '../../i18n/use-text.ts'
import { SettleForm } from './settle-form.tsx'
import { SettledNote } from './settled-note.tsx'
import { placeText } from './sos-calls.ts'
import styles from './sos.module.css'
import { useCall } from './public/use-sos.ts'
import { useNotify } from '../../ui/notices/use-notify.ts'

/** What the sender said, and how it ended; for whoever accepted it and for supervisors. */
export function CallDetail({ id }: { id: string }) {
  const text = useText()
  const { data: call, error, refetch } = useCall(id)
  if (error) return <ListFailed title={text('sos.failed')} error={error} onRetry={() => void refetch()} />
  if (!call)
    return (
      <p className={styles.quiet} aria-busy="true">
        {text('app.loading')}
      </p>
    )
  return (
    <div className={styles.detail}>
      <dl className={styles.list}>
        <div>
          <dt>{text('sos.text')}</dt>
          <dd className={styles.words}>{call.text ?? text('sos.no_text')}</dd>
        </div>
        <Place place={call.place} />
        {call.phone === null ? null : (
          <div>
            <dt>{text('sos.phone')}</dt>
            <dd>
              <a href={`tel:${call.phone}`}>{call.phone}</a>
            </dd>
          </div>
        )}
        {call.note === null ? null : (
          <div>
            <dt>{text('sos.note')}</dt>
            <dd className={styles.words}>{call.note}</dd>
          </div>
        )}
      </dl>
      {call.state === 'accepted' ? <SettleForm id={id} /> : null}
      {call.settled_at === null ? null : <SettledNote call={call} />}
    </div>
  )
}

function Place({ place }: { place: SosDetail['place'] }) {
  const text = useText()
  const notify = useNotify()
  const words = place === null ? '' : placeText(place)
  const copy = async (): Promise<void> => {
    if (await copyText(words)) notify(text('sos.copied'))
    else notify(text('sos.copy_failed'), 'error')
  }
  return (
    <div>
      <dt>{text('sos.place')}</dt>
      <dd>
        {place === null ? (
          text('sos.no_place')
        ) : (
          <>
            <strong className={styles.clock}>{words}</strong> {place.accuracy === undefined ? '' : `± ${place.accuracy} m`}{' '}
            <Button size="small" startIcon={<Copy size={16} />} onClick={() => void copy()}>
              {text('sos.copy')}
            </Button>
            <small className={styles.quiet}>{text('sos.place_gone')}</small>
          </>
        )}
      </dd>
    </div>
  )
}
