import type { Case } from '@himoya/contract/reports/cases'
import type { CaseFile } from '@himoya/contract/reports/evidence'
import type { EvidenceKind } from '@himoya/contract/reports/report-lists'
import { formatRelative } from '@himoya/kit/dates'
import { megabytes } from '@himoya/kit/file-size'
import { Button } from '@mui/material'
import { FileText, Film, Image, type LucideIcon, Mic } from 'lucide-react'
import { useState } from 'react'
import { useLang, useText } from '../../../../i18n/use-text.ts'
import styles from './files.module.css'
import { FileDialog } from './file-dialog.tsx'
import { OriginalPart } from './original-part.tsx'

const ICONS: Record<EvidenceKind, LucideIcon> = { image: Image, voice: Mic, video: Film, document: FileText }

/** What came with the report and its messages. Nothing of it is shown until somebody decides to look. */
export function CaseFiles({ one }: { one: Pick<Case, 'id' | 'case_files' | 'break_glass_until'> }) {
  const text = useText()
  if (one.case_files.length === 0) return <p className={styles.quiet}>{text('files.none')}</p>
  return (
    <ul className={styles.files}>
      {one.case_files.map((file, index) => (
        <li key={file.id}>
          <FileRow case_id={one.id} file={file} number={index + 1} may_ask={one.break_glass_until === null} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { case_id: string; file: CaseFile; number: number; may_ask: boolean }

function FileRow({ case_id, file, number, may_ask }: RowProps) {
  const text = useText()
  const lang = useLang()
  const [looking, setLooking] = useState(false)
  const Icon = ICONS[file.kind]
  const name = text('files.named', { kind: text(`files.${file.kind}`), number })
  const facts = [text('files.size', { size: megabytes(file.size, lang) }), formatRelative(file.created_at, lang)]
  if (file.pages) facts.push(text('files.pages', { count: file.pages }))
  return (
    <div className={styles.file} role="group" aria-label={name}>
      <Icon size={22} aria-hidden />
      <div className={styles.about}>
        <strong>{name}</strong>
        <span className={styles.quiet}>{facts.join(' · ')}</span>
        {file.state === 'clean' ? null : (
          <span className={file.state === 'infected' ? styles.bad : styles.quiet}>{text(`files.${file.state}`)}</span>
        )}
        {file.is_incomplete ? <span className={styles.bad}>{text('files.incomplete')}</span> : null}
      </div>
      {file.state === 'clean' ? (
        <Button variant="outlined" size="small" onClick={() => setLooking(true)}>
          {text(file.kind === 'voice' ? 'files.listen' : 'files.look')}
        </Button>
      ) : null}
      {file.state === 'infected' ? null : <OriginalPart case_id={case_id} file={file} may_ask={may_ask} />}
      {looking ? <FileDialog case_id={case_id} file={file} name={name} onClose={() => setLooking(false)} /> : null}
    </div>
  )
}
