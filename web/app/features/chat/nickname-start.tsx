import { useIslandTexts } from '../../i18n/use-island-texts.ts'
import type { NicknameMade } from '@himoya/contract/auth'
import { NicknameForm } from '../account/public/nickname-form.tsx'

/** The account of two fields, made without leaving the panel. */
export function NicknameStart({ onMade, onBack }: { onMade: (made: NicknameMade) => void; onBack: () => void }) {
  const t = useIslandTexts('chat')
  return (
    <div className="flex grow flex-col gap-3 overflow-y-auto p-4">
      <h3 className="font-head font-[650] text-h3">{t('nickname_start')}</h3>
      <NicknameForm onMade={onMade} />
      <button type="button" className="btn btn-text" onClick={onBack}>
        {t('back')}
      </button>
    </div>
  )
}
