import { Lock } from 'lucide'
import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import { Icon } from '../../art/icon.tsx'

/** Which wording of the limits of confidentiality is shown; raise it with every change of `chat.secrecy`. */
const SECRECY_VERSION = '2026-1'

/** Secrecy is never promised beyond the law: its limits stand before the first message (safety.md 7). */
export function SecrecyNote() {
  const t = useIslandTexts('chat')
  return (
    <div className="flex gap-3 rounded-button bg-feruza-soft p-4 text-small" data-version={SECRECY_VERSION}>
      <Icon of={Lock} className="ic shrink-0 text-feruza" />
      <p>{t('secrecy')}</p>
    </div>
  )
}
