import { AccountPage, AccountTitle } from '../features/accounts/account/account-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { accountTexts } from '../i18n/handed-texts.ts'

export const handle: PageFacts = { page: 'login', unlisted: true }

export default function Login() {
  const { lang } = useSite()
  const texts = accountTexts(lang, ['common', 'login', 'device'])
  return <AccountPage island="login" texts={texts} title={<AccountTitle of="login" />} fields={2} />
}
