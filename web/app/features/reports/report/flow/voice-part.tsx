import type { Language } from '@himoya/contract/languages'
import { formatSeconds } from '@himoya/kit/dates'
import type { PendingEvidence } from '../../../../browser/report/evidence-sender.ts'
import { hasMicrophone } from '../../../../browser/media/microphone.ts'
import type { RecordedVoice } from '../../../../browser/media/voice-recorder.ts'
import { Mic } from 'lucide'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { IslandTexts } from '../../../../i18n/island-texts.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { FileRows } from '../files/file-rows.tsx'
import type { ReportFiles } from '../files/use-report-files.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

const NO_WORDS = {}

/** What was spoken here, not chosen as a file. */
export const isSpoken = ({ kind, duration }: PendingEvidence): boolean => kind === 'voice' && duration !== undefined

type Props = {
  files: ReportFiles
  onVoice(voice: RecordedVoice): void
  /** A recording that is not added yet would be lost by a reload. */
  onOpen(is_open: boolean): void
}

const WORDS = {
  uz: () => import('../../../../i18n/uz/voice.ts'),
  ru: () => import('../../../../i18n/ru/voice.ts'),
  en: () => import('../../../../i18n/en/voice.ts'),
}

async function loadSpoken(lang: Language) {
  const [{ spoken }, words] = await Promise.all([import('./spoken.tsx'), WORDS[lang]()])
  return { ...spoken, words }
}
type Spoken = Awaited<ReturnType<typeof loadSpoken>>

/** The code that records and plays, fetched when somebody wants to speak. */
function useSpoken() {
  const { lang } = useSession()
  const [parts, setParts] = useState<Spoken | null>(null)
  const [failed, setFailed] = useState(false)
  const bring = (giveUp: () => void): void => {
    setFailed(false)
    loadSpoken(lang).then(setParts, () => {
      setFailed(true)
      giveUp()
    })
  }
  return { parts, failed, bring }
}

/** For whom writing is hard. Nothing is recorded before the tap, and nothing is added before it could be listened to. */
export function VoicePart({ files, onVoice, onOpen }: Props) {
  const { lang } = useSession()
  const t = useIslandTexts('report_steps')
  const { parts, failed, bring } = useSpoken()
  const [can_record, setCanRecord] = useState<boolean | null>(null)
  const [open, setOpen] = useState(false)
  const [added, setAdded] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    void hasMicrophone().then(setCanRecord)
  }, [])
  useEffect(() => {
    onOpen(open)
    return () => onOpen(false)
  }, [open, onOpen])
  const close = (): void => {
    setOpen(false)
    requestAnimationFrame(() => button.current?.focus())
  }
  const take = (voice: RecordedVoice): void => {
    onVoice(voice)
    setAdded(`${t('tell.voice_added')}: ${formatSeconds(voice.duration)}`)
    close()
  }
  const begin = (): void => {
    setOpen(true)
    if (!parts) bring(close)
  }
  const has_some = files.files.some(isSpoken)
  return (
    <IslandTexts lang={lang} texts={parts?.words ?? NO_WORDS}>
      <div className="grid gap-2">
        <FileRows files={files} only={isSpoken} label={t('tell.voices')} {...(parts && { Below: parts.Listen })} />
        <p className="text-small font-[650] text-green-ink empty:hidden" role="status">
          {has_some && added !== '' && <Changing>{added}</Changing>}
        </p>
        {can_record === false && <p className="hint">{t('tell.voice_no')}</p>}
        {can_record && open && (
          <div className="card p-4">
            {parts ? <parts.VoiceRecorder take={t('tell.attach')} onCancel={close} onVoice={take} /> : <Waiting failed={false} />}
          </div>
        )}
        {failed && <Waiting failed />}
        {can_record && !open && <Speak button={button} again={has_some} onTap={begin} />}
      </div>
    </IslandTexts>
  )
}

function Speak({ button, again, onTap }: { button: RefObject<HTMLButtonElement | null>; again: boolean; onTap(): void }) {
  const t = useIslandTexts('report_steps')
  return (
    <>
      <button ref={button} type="button" className="btn btn-second" onClick={onTap}>
        <Icon of={Mic} />
        <Changing>{t(again ? 'tell.voice_more' : 'tell.voice')}</Changing>
      </button>
      <p className="hint">{t('tell.voice_hint')}</p>
    </>
  )
}

function Waiting({ failed }: { failed: boolean }) {
  const t = useIslandTexts('report')
  return failed ? (
    <p key="failed" role="alert">
      {t('frame.load_failed_text')}
    </p>
  ) : (
    <p role="status">{t('frame.loading')}</p>
  )
}
