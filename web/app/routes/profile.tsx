import { AccountPage, AccountTitle } from '../features/accounts/account/account-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { accountTexts, notificationChoiceTexts } from '../i18n/handed-texts.ts'

export const handle: PageFacts = { page: 'profile', unlisted: true }

export default function Profile() {
  const { lang } = useSite()
  const texts = {
    ...accountTexts(lang, ['common', 'profile', 'done', 'recovery', 'forgotten']),
    ...notificationChoiceTexts(lang),
  }
  return <AccountPage island="profile" texts={texts} title={<AccountTitle of="profile" />} fields={4} />
}
