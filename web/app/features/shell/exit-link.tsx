import { OUTSIDE_PAGE } from '@himoya/contract/outside'
import { ExitIcon, Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'

/**
 * The page outside gets no referrer. Without scripts the link alone does it; the boot script adds the blank cover, the
 * cleaning and the replaced history entry.
 */
export function ExitLink() {
  const t = useTexts('shell')
  return (
    <a className="exit" href={OUTSIDE_PAGE} rel="noreferrer" data-exit={t('exit_title')}>
      <Icon of={ExitIcon} />
      {t('exit')}
    </a>
  )
}
