import { Lock, LockOpen } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'

export function SecretStep() {
  const t = useIslandTexts('onboarding')
  return (
    <div className="flex flex-col gap-3">
      <section className="banner">
        <Icon of={Lock} />
        <div>
          <h3>{t('secret_kept')}</h3>
          <ul className="flex flex-col gap-1 pt-1">
            <li>{t('secret_kept_1')}</li>
            <li>{t('secret_kept_2')}</li>
            <li>{t('secret_kept_3')}</li>
          </ul>
        </div>
      </section>
      <section className="banner banner-urgent">
        <Icon of={LockOpen} />
        <div>
          <h3>{t('secret_not')}</h3>
          <ul className="flex flex-col gap-1 pt-1">
            <li>{t('secret_not_1')}</li>
            <li>{t('secret_not_2')}</li>
          </ul>
        </div>
      </section>
    </div>
  )
}
