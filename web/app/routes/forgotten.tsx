import { AccountPage, AccountTitle } from '../features/accounts/account/account-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { accountTexts } from '../i18n/handed-texts.ts'

export const handle: PageFacts = { page: 'forgotten', unlisted: true }

export default function Forgotten() {
  const { lang } = useSite()
  const texts = accountTexts(lang, ['common', 'forgotten', 'confirm', 'recovery', 'device', 'done'])
  return <AccountPage island="forgotten" texts={texts} title={<AccountTitle of="forgotten" />} fields={2} />
}
