import type { Audience } from '@himoya/contract/common'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { AudienceChoice } from './audience-choice.tsx'
import { DeviceQuestion } from './public/device-question.tsx'
import { DoneCard } from './done-card.tsx'
import { keptAudience } from '../../../session/kept-audience.ts'
import type { NicknameMade } from '@himoya/contract/accounts/auth'
import { NicknameForm } from './public/nickname-form.tsx'
import { PhoneForm } from './phone-form.tsx'
import { RecoveryCode } from './public/recovery-code.tsx'
import { useRole, useSession } from '../../../session/session.ts'
import { type AccountWay, WayChoice } from './way-choice.tsx'
import { Changing } from '../../../ui/screen/changing.tsx'

export function RegisterScreen() {
  const session = useSession()
  const { lang } = session
  const t = useIslandTexts('account')
  const role = useRole()
  const [way, setWay] = useState<AccountWay>('nickname')
  const [audience, setAudience] = useState<Audience | undefined>(() => keptAudience(session))
  const [made, setMade] = useState<NicknameMade | null>(null)
  const [kept, setKept] = useState(false)

  const choice = <AudienceChoice audience={audience} onChange={setAudience} />
  if (role === 'user') return <DoneCard title={t('done.title')} text={t('done.text')} />
  if (made && kept) return <DeviceQuestion answer={made} />
  if (made) return <RecoveryCode made={made} onKept={() => setKept(true)} />
  return (
    <div className="flex flex-col gap-5">
      <WayChoice way={way} onChange={setWay} />
      <p className="text-ink-2">
        <Changing>{t(way === 'nickname' ? 'register.nickname_lead' : 'register.phone_lead')}</Changing>
      </p>
      {way === 'nickname' ? (
        <NicknameForm audience={audience} onMade={setMade}>
          {choice}
        </NicknameForm>
      ) : (
        <PhoneForm audience={audience}>{choice}</PhoneForm>
      )}
      <p className="text-center">
        {t('register.have_account')}{' '}
        <a className="inline-block py-2.5 font-[650]" href={`/${lang}/auth/login`}>
          {t('common.login')}
        </a>
      </p>
    </div>
  )
}
