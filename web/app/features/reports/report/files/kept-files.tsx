import type { OwnEvidence } from '@himoya/contract/reports/evidence'
import { megabytes } from '@himoya/kit/file-size'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { KIND_ICONS } from './file-rows.tsx'
import { outcomeKey } from './outcome-key.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

/** Files that are with us already: what they are and what became of them. Their bytes are never given back. */
export function KeptFiles({ files }: { files: readonly OwnEvidence[] }) {
  const t = useIslandTexts('report_files')
  const { lang } = useSession()
  if (files.length === 0) return null
  return (
    <ul className="grid gap-1.5" aria-label={t('kept')}>
      {files.map(({ id, kind, size, ...file }) => (
        <li key={id} className="flex items-center gap-2.5 text-small">
          <Icon of={KIND_ICONS[kind]} className="ic size-5 shrink-0" />
          <span className="min-w-0">
            <span className="tabular-nums">{t('about', { kind: t(kind), size: megabytes(size, lang) })}</span>
            <span className="block text-meta text-ink-2">
              <Changing>{t(keptKey({ kind, ...file }))}</Changing>
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

function keptKey({ kind, state, is_incomplete }: Pick<OwnEvidence, 'kind' | 'state' | 'is_incomplete'>) {
  if (state === 'infected') return 'kept_infected'
  if (state === 'clean') return is_incomplete ? outcomeKey(kind, 'incomplete') : 'kept_clean'
  return outcomeKey(kind, state === 'unreadable' ? 'unreadable' : 'pending')
}
