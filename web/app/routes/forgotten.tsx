import { AccountPage, AccountTitle } from '../features/account/account-page.tsx'
import type { PageHandle } from '../features/page/page-handle.ts'
import { useSite } from '../features/page/use-site.ts'
import { accountTexts } from '../i18n/island-messages.ts'

export const handle: PageHandle = { page: 'forgotten', unlisted: true }

export default function Forgotten() {
  const { lang } = useSite()
  const texts = accountTexts(lang, ['common', 'forgotten', 'confirm', 'register', 'done'])
  return <AccountPage island="forgotten" texts={texts} title={<AccountTitle of="forgotten" />} fields={2} />
}
