import { ExitIcon, Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'

/**
 * Where the quick exit leads: a neutral page that many people in Uzbekistan open. It gets no referrer. Without scripts
 * the link alone does it; the boot script adds the blank cover, the cleaning and the replaced history entry.
 */
const OUTSIDE = 'https://obhavo.uz/'

export function ExitLink() {
  const t = useTexts('shell')
  return (
    <a className="exit" href={OUTSIDE} rel="noreferrer" data-exit={t('exit_title')}>
      <Icon of={ExitIcon} />
      {t('exit')}
    </a>
  )
}
