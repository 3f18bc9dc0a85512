import { AccountPage, AccountTitle } from '../features/accounts/account/account-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { accountTexts } from '../i18n/handed-texts.ts'

export const handle: PageFacts = { page: 'confirm', unlisted: true }

export default function Confirm() {
  const { lang } = useSite()
  const texts = accountTexts(lang, ['common', 'confirm', 'device', 'done'])
  return <AccountPage island="confirm" texts={texts} title={<AccountTitle of="confirm" />} fields={1} />
}
