import { useIslandTexts } from '../../../i18n/use-island-texts.ts'

export function WelcomeTitle() {
  const t = useIslandTexts('onboarding')
  return <h1 className="text-h1">{t('title')}</h1>
}
