import type { NicknameMade } from '@himoya/contract/accounts/auth'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { DeviceQuestion } from '../../accounts/account/public/device-question.tsx'
import { NicknameForm } from '../../accounts/account/public/nickname-form.tsx'
import { RecoveryCode } from '../../accounts/account/public/recovery-code.tsx'

/** The account of two fields, made without leaving the panel; then its recovery code, and whose phone this is. */
export function NicknameStart({ onBack }: { onBack: () => void }) {
  const t = useIslandTexts('chat')
  const [made, setMade] = useState<NicknameMade | null>(null)
  const [kept, setKept] = useState(false)
  if (made) {
    return (
      <div key="made" className="grow overflow-y-auto p-4">
        {kept ? <DeviceQuestion answer={made} /> : <RecoveryCode made={made} onKept={() => setKept(true)} />}
      </div>
    )
  }
  return (
    <div className="flex grow flex-col gap-3 overflow-y-auto p-4">
      <h3 className="font-head font-[650] text-h3">{t('nickname_start')}</h3>
      <NicknameForm onMade={setMade} />
      <button type="button" className="btn btn-text" onClick={onBack}>
        {t('back')}
      </button>
    </div>
  )
}
