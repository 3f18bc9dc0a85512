import type { EvidenceKind } from '@himoya/contract/reports/report-lists'
import type { EvidenceOutcome, PendingEvidence } from '../../../../browser/report/evidence-sender.ts'
import { megabytes } from '@himoya/kit/file-size'
import { CircleAlert, CircleCheck, File, FileText, Film, Image, type IconNode, Mic, X } from 'lucide'
import type { ComponentType, ReactNode } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { outcomeKey } from './outcome-key.ts'
import type { ReportFiles } from './use-report-files.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

export const KIND_ICONS: Record<EvidenceKind, IconNode> = { image: Image, voice: Mic, video: Film, document: FileText }

type RowsProps = {
  files: ReportFiles
  only?(file: PendingEvidence): boolean
  /** The list's name, when it is not that of all files. */
  label?: string
  /** Stands in a file's row, under how far it has come. */
  Below?: ComponentType<{ file: PendingEvidence }>
}

/** What is chosen, with how far it has come. Nothing of a picture is shown: somebody may look over the shoulder. */
export function FileRows({ files, only, label, Below }: RowsProps) {
  const t = useIslandTexts('report_files')
  const shown = only ? files.files.filter(only) : files.files
  if (shown.length === 0) return null
  return (
    <ul className="grid gap-2" aria-label={label ?? t('title')}>
      {shown.map((file) => (
        <Row key={file.id} file={file} onRetry={() => files.retry(file.id)} onRemove={() => files.remove(file.id)}>
          {Below && <Below file={file} />}
        </Row>
      ))}
    </ul>
  )
}

type RowProps = { file: PendingEvidence; onRetry(): void; onRemove(): void; children?: ReactNode }

function Row({ file, onRetry, onRemove, children }: RowProps) {
  const t = useIslandTexts('report_files')
  const { lang } = useSession()
  const kind = t(file.kind ?? 'other')
  const name = file.name || kind
  const failed = file.state === 'failed'
  return (
    <li className={`rounded-button border-[1.5px] bg-surface py-2 pr-1 pl-3 ${failed ? 'border-sos-ink' : 'border-line-strong'}`}>
      <div className="flex items-center gap-3">
        <Icon of={file.kind ? KIND_ICONS[file.kind] : File} className="ic shrink-0 text-green-ink" />
        <div className="min-w-0 grow">
          <p className="line-clamp-2 font-[650] wrap-anywhere">{name}</p>
          <p className="text-small text-ink-2 tabular-nums">{t('about', { kind, size: megabytes(file.size, lang) })}</p>
        </div>
        <button
          type="button"
          className="grid size-11 shrink-0 place-items-center"
          aria-label={`${t('remove')}: ${name}`}
          onClick={onRemove}
        >
          <Icon of={X} />
        </button>
      </div>
      <div className="grid gap-1.5 pr-2 pb-1">
        <Progress file={file} />
        <State file={file} />
        {children}
        {failed && helpsAgain(file.problem) && (
          <button type="button" className="btn btn-second min-h-11 justify-self-start px-3 text-small" onClick={onRetry}>
            {t('again')}
          </button>
        )}
      </div>
    </li>
  )
}

function Progress({ file: { state, share } }: { file: PendingEvidence }) {
  const t = useIslandTexts('report_files')
  if (state !== 'sending' && state !== 'offline') return null
  const percent = Math.floor(share * 100)
  return (
    <progress
      className="h-2 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-green [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-green"
      max={100}
      value={percent}
      aria-label={t('sending', { percent: String(percent) })}
    />
  )
}

/** Each change of state is read out once; the percents are for the eye. */
function State({ file: { state, share, problem, kind, outcome } }: { file: PendingEvidence }) {
  const t = useIslandTexts('report_files')
  if (state === 'failed') {
    return (
      <p key="failed" className="flex items-center gap-1.5 text-small font-[650] text-sos-ink" role="alert">
        <Icon of={CircleAlert} className="ic size-4 shrink-0" />
        <Changing>{t(problemKey(problem, kind))}</Changing>
      </p>
    )
  }
  if (state === 'sending') {
    return (
      <p key="sending" className="text-small text-ink-2 tabular-nums" aria-hidden="true">
        <Changing>{t('sending', { percent: String(Math.floor(share * 100)) })}</Changing>
      </p>
    )
  }
  if (state === 'sent') return <Sent kind={kind} outcome={outcome ?? 'clean'} />
  return (
    <p className={`text-small ${state === 'offline' ? 'text-amber' : 'text-ink-2'}`} role="status">
      <Changing>{t(state)}</Changing>
    </p>
  )
}

/** Not always that all is well: whoever sent it hears what the team cannot see. */
function Sent({ kind, outcome }: { kind: EvidenceKind | null; outcome: EvidenceOutcome }) {
  const t = useIslandTexts('report_files')
  const is_partly = outcome === 'incomplete' || outcome === 'unreadable'
  return (
    <p className={`flex items-start gap-1.5 text-small ${is_partly ? 'text-amber' : 'text-ink-2'}`} role="status">
      <Icon
        of={is_partly ? CircleAlert : CircleCheck}
        className={`ic mt-0.5 size-4 shrink-0 ${is_partly ? '' : 'text-green-ink'}`}
      />
      <Changing>{outcome === 'clean' ? t('sent') : t(outcomeKey(kind ?? 'image', outcome))}</Changing>
    </p>
  )
}

function problemKey(problem: string | null, kind: EvidenceKind | null) {
  if (problem === 'too_large') return 'failed_large'
  if (problem === 'unsupported_media') return kind === null ? 'failed_kind' : (`failed_kind_${kind}` as const)
  if (problem === 'file_damaged') return 'failed_damaged'
  if (problem === 'file_infected') return 'failed_virus'
  return problem === 'rate_limited' ? 'failed_many' : 'failed'
}

const helpsAgain = (problem: string | null): boolean => ['failed', 'failed_many'].includes(problemKey(problem, null))
