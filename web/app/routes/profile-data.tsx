import { AccountPage, AccountTitle } from '../features/account/account-page.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'
import { useSite } from '../features/page/use-site.ts'
import { ownDataTexts } from '../i18n/island-messages.ts'

export const handle: PageFacts = { page: 'own_data', unlisted: true }

export default function ProfileData() {
  const { lang } = useSite()
  return <AccountPage island="own-data" texts={ownDataTexts(lang)} title={<AccountTitle of="data" />} fields={1} />
}
