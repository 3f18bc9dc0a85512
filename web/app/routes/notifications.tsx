import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { OwnPage } from '../features/content/saved/own-page.tsx'
import { notificationTexts } from '../i18n/handed-texts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'notifications', unlisted: true }

export default function Notifications() {
  const { lang } = useSite()
  const t = useTexts('meta')
  return (
    <OwnPage
      island="notifications"
      texts={notificationTexts(lang)}
      title={t('notifications.title')}
      lead={t('notifications.description')}
    />
  )
}
