import { REPORT_LENGTHS } from '@himoya/contract/reports/report-lengths'
import { Paperclip } from 'lucide'
import { useRef, useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { MessageBox } from '../../../chat/public/message-box.tsx'
import { FileField } from '../files/file-field.tsx'
import { useReportFiles } from '../files/use-report-files.ts'
import type { Unsent } from './use-unsent-words.ts'

type Props = { unsent: Unsent; send(text: string, file_keys: readonly string[]): void }

/** Where the reporter writes on, and adds files; a file alone says enough. */
export function Writing({ unsent: { draft, setDraft }, send }: Props) {
  const t = useIslandTexts('inbox_screen')
  const box = useRef<HTMLTextAreaElement>(null)
  const files = useReportFiles()
  const [adding, setAdding] = useState(false)
  const length = [...draft.trim()].length
  const can_send = (length > 0 || files.keys.length > 0) && length <= REPORT_LENGTHS.message && !files.is_busy

  // What is drawn goes once, however it is pressed before it is drawn anew.
  let is_sent = false
  function sendAll(): void {
    if (!can_send || is_sent) return
    is_sent = true
    send(draft.trim(), files.keys)
    files.letGo()
    setDraft('')
    setAdding(false)
    box.current?.focus()
  }

  return (
    <>
      {adding && (
        <div className="grid grid-cols-1 gap-2 border-t border-line p-5">
          <FileField files={files} />
          {files.is_busy && <p className="hint">{t('files_wait')}</p>}
        </div>
      )}
      <MessageBox {...{ box, draft, length, can_send }} busy={false} write={setDraft} send={sendAll}>
        <button
          type="button"
          className="grid size-11.5 shrink-0 place-items-center rounded-full text-green-ink"
          aria-label={t('add_file')}
          aria-expanded={adding}
          onClick={() => setAdding(!adding)}
        >
          <Icon of={Paperclip} />
        </button>
      </MessageBox>
    </>
  )
}
