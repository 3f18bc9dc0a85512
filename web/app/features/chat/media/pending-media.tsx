import type { PendingMedia } from '../../../browser/media/media-sender.ts'
import { CircleAlert, X } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { shownSize } from './shown-size.ts'
import { useObjectUrl } from '../../../ui/screen/use-object-url.ts'
import { VoicePlayer } from '../../../ui/voice/voice-player.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

type RowProps = { entry: PendingMedia; onRetry: () => void; onCancel: () => void }

/** On its way, with how far it has come and a way to stop it; or not sent and in the sender's hands. */
export function PendingMediaRow({ entry, onRetry, onCancel }: RowProps) {
  const t = useIslandTexts('chat_media')
  const row = useRef<HTMLLIElement>(null)
  // browsers answer with a promise by now, which React would take for the way to clean up
  useEffect(() => {
    row.current?.scrollIntoView({ block: 'end' })
  }, [])
  const failed = entry.state === 'failed'
  return (
    <li
      ref={row}
      className={`max-w-[88%] self-end rounded-panel rounded-tr-[6px] px-3.5 py-2 ${failed ? 'border-2 border-sos-ink bg-surface' : 'bg-green-soft'}`}
    >
      <Shown entry={entry} />
      {entry.caption && (
        <p dir="auto" className="overflow-clip wrap-anywhere whitespace-pre-wrap">
          {entry.caption}
        </p>
      )}
      {failed ? (
        <Failed entry={entry} onRetry={onRetry} onCancel={onCancel} />
      ) : (
        <div className="flex items-center justify-end gap-1 text-meta text-ink-2">
          <Progress entry={entry} />
          <button type="button" className="relative grid size-11 place-items-center" aria-label={t('cancel')} onClick={onCancel}>
            <Ring share={entry.state === 'checking' ? 1 : entry.share} />
            <Icon of={X} className="ic absolute size-4" />
          </button>
        </div>
      )}
    </li>
  )
}

function Progress({ entry: { state, share } }: { entry: PendingMedia }) {
  const t = useIslandTexts('chat_media')
  if (state !== 'uploading') return <Changing>{t(state === 'checking' ? 'checking' : 'waiting')}</Changing>
  const percent = Math.floor(share * 100)
  return (
    <span role="progressbar" aria-live="off" aria-valuemin={0} aria-valuemax={100} aria-valuenow={percent}>
      <Changing>{t('uploading', { percent: String(percent) })}</Changing>
    </span>
  )
}

function Shown({ entry }: { entry: PendingMedia }) {
  const t = useIslandTexts('chat_media')
  const url = useObjectUrl(entry.blob)
  if (entry.kind === 'voice') return <VoicePlayer url={url} duration={entry.duration ?? 0} />
  return <img {...shownSize(entry)} src={url} alt={t('chosen')} className="my-1 rounded-[12px] object-cover object-top-left" />
}

/** Drawn by attributes: the page's policy takes no styles. */
function Ring({ share }: { share: number }) {
  return (
    <svg viewBox="0 0 36 36" className="size-8 -rotate-90" aria-hidden="true">
      <circle cx="18" cy="18" r="15.9" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="3" />
      <circle
        cx="18"
        cy="18"
        r="15.9"
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        pathLength="100"
        strokeDasharray={`${Math.round(share * 100)} 100`}
      />
    </svg>
  )
}

function Failed({ entry, onRetry, onCancel }: RowProps) {
  const t = useIslandTexts('chat_media')
  const say = useIslandTexts('chat')
  const { text, helps } = reasonOf(entry)
  return (
    <>
      <p className="flex items-center justify-end gap-1.5 text-meta font-[650] text-sos-ink" role="alert">
        <Icon of={CircleAlert} className="ic size-4" />
        <Changing>{t(text)}</Changing>
      </p>
      <div className="mt-2 mb-1 flex flex-wrap justify-end gap-2">
        {helps && (
          <button type="button" className="btn btn-first min-h-11 px-3 text-small" onClick={onRetry}>
            {say('send_again')}
          </button>
        )}
        <button type="button" className="btn btn-second min-h-11 px-3 text-small" onClick={onCancel}>
          {say('discard')}
        </button>
      </div>
    </>
  )
}

/** `helps`: sending it again may help. */
function reasonOf({ failed }: PendingMedia) {
  if (failed === 'too_large') return { text: 'failed_large', helps: false } as const
  if (failed === 'unsupported_media') return { text: 'failed_kind', helps: false } as const
  if (failed === 'heic_unsupported') return { text: 'failed_heic', helps: false } as const
  if (failed === 'file_damaged') return { text: 'failed_damaged', helps: false } as const
  if (failed === 'voice_too_long') return { text: 'failed_long', helps: false } as const
  if (failed === 'file_infected') return { text: 'failed_virus', helps: false } as const
  return { text: failed === 'expired' ? 'failed_expired' : 'failed', helps: true } as const
}
