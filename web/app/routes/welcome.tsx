import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AccountPage } from '../features/accounts/account/account-page.tsx'
import { WelcomeTitle } from '../features/accounts/onboarding/welcome-title.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { readOffered } from '../features/content/questionnaires/read-offered.ts'
import { onboardingTexts } from '../i18n/handed-texts.ts'

export const handle: PageFacts = { page: 'welcome', unlisted: true }

export const loader = async (args: LoaderFunctionArgs) => ({ offered: await readOffered(args, 'welcome') })

export default function Welcome() {
  const { offered } = useLoaderData<typeof loader>()
  const { lang } = useSite()
  return <AccountPage island="welcome" texts={onboardingTexts(lang)} title={<WelcomeTitle />} fields={3} more={{ offered }} />
}
