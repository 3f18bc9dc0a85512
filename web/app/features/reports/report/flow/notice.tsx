import { Lock } from 'lucide'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import type { Draft } from './draft.ts'

/** Secrecy is never promised beyond the law: its limits stand above the story, worded by who writes (safety.md 7). */
export function SecrecyNotice({ draft }: { draft: Draft }) {
  const t = useIslandTexts('report')
  return (
    <div className="flex gap-3 rounded-button bg-feruza-soft p-4 text-small">
      <Icon of={Lock} className="ic shrink-0 text-feruza" />
      <p>{t(`secrecy.${wordingFor(draft)}`)}</p>
    </div>
  )
}

const YOUNG = new Set(['0-6', '7-10'])

function wordingFor({ reporter_role, child_age_band }: Draft): 'self' | 'young' | 'adult' {
  if (reporter_role === 'child_self') return YOUNG.has(child_age_band) ? 'young' : 'self'
  // nobody knows who reads it: then it may be a child
  return reporter_role === 'friend' || reporter_role === '' ? 'self' : 'adult'
}
