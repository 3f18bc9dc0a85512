import { AccountPage, AccountTitle } from '../features/account/account-page.tsx'
import type { PageHandle } from '../features/page/page-handle.ts'
import { useSite } from '../features/page/use-site.ts'
import { accountTexts } from '../i18n/island-messages.ts'

export const handle: PageHandle = { page: 'login', unlisted: true }

export default function Login() {
  const { lang } = useSite()
  const texts = accountTexts(lang, ['common', 'login'])
  return <AccountPage island="login" texts={texts} title={<AccountTitle of="login" />} fields={2} />
}
