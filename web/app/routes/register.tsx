import { AccountPage, AccountTitle } from '../features/accounts/account/account-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { accountTexts } from '../i18n/handed-texts.ts'

export const handle: PageFacts = { page: 'register', unlisted: true }

export default function Register() {
  const { lang } = useSite()
  const texts = accountTexts(lang, ['common', 'register', 'recovery', 'device', 'done'])
  return <AccountPage island="register" texts={texts} title={<AccountTitle of="register" />} fields={3} />
}
