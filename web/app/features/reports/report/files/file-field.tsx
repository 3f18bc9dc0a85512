import { MOST_FILES } from '@himoya/contract/reports/report-lists'
import type { PendingEvidence } from '../../../../browser/report/evidence-sender.ts'
import { Paperclip } from 'lucide'
import { useId, useRef } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { FileRows } from './file-rows.tsx'
import type { ReportFiles } from './use-report-files.ts'

/**
 * HEIC is left out: then iPhones give a JPEG, which the team can look at. Endings stand beside the types for what phones call by another
 * type, or by none.
 */
const ACCEPT =
  'image/jpeg,image/png,image/webp,audio/*,video/mp4,video/webm,video/quicktime,application/pdf,' +
  '.jpg,.jpeg,.png,.webp,.mp3,.m4a,.ogg,.opus,.mp4,.mov,.webm,.pdf'

/** `but`: what of them stands elsewhere; it counts all the same. */
type FieldProps = { files: ReportFiles; most?: number; but?(file: PendingEvidence): boolean }

/** Chooses files and shows how far each has come; what not to send stands before the button. */
export function FileField({ files, most = MOST_FILES, but }: FieldProps) {
  const t = useIslandTexts('report_files')
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const space = most - files.files.length
  return (
    <section className="grid gap-3" aria-labelledby={id}>
      <div className="grid gap-1">
        <p id={id} className="label">
          {t('title')}
        </p>
        <p className="hint">{t('hint', { most: String(most) })}</p>
        <p className="hint">{t('clean')}</p>
      </div>
      <p className="grid gap-1 rounded-button bg-amber-soft p-4 text-small">
        <b>{t('warn_title')}</b>
        <span>{t('warn_text')}</span>
      </p>
      <FileRows files={files} {...(but && { only: (file: PendingEvidence) => !but(file) })} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={ACCEPT}
        aria-label={t('add')}
        onChange={({ currentTarget }) => {
          files.add([...(currentTarget.files ?? [])].slice(0, space).map((file) => ({ blob: file, name: file.name })))
          // so that the same file can be chosen again
          currentTarget.value = ''
        }}
      />
      {space > 0 ? (
        <button type="button" className="btn btn-second justify-self-start" onClick={() => input.current?.click()}>
          <Icon of={Paperclip} />
          {t('add')}
        </button>
      ) : (
        <p className="hint" role="status">
          {t('full', { most: String(most) })}
        </p>
      )}
    </section>
  )
}
