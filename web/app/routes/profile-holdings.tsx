import { AccountPage, AccountTitle } from '../features/accounts/account/account-page.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { holdingTexts } from '../i18n/handed-texts.ts'

export const handle: PageFacts = { page: 'holdings', unlisted: true }

export default function ProfileHoldings() {
  const { lang } = useSite()
  return <AccountPage island="holdings" texts={holdingTexts(lang)} title={<AccountTitle of="data" />} fields={1} />
}
