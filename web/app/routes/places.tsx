import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { SiteBanner } from '../features/shell/site-banner.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { PlacesPage } from '../features/content/places/places-page.tsx'
import { readPlaces } from '../features/content/places/places-loader.ts'
import { textsIn } from '../i18n/messages.ts'

export const handle: PageFacts = { page: 'places', places_banner: true }

export async function loader(args: LoaderFunctionArgs) {
  const { lang, ...read } = await readPlaces(args)
  const t = textsIn(lang, 'places')
  const title = read.region ? `${t('title')}: ${read.region.name}` : t('title')
  const head: PageHead = { title, description: t('lead') }
  return { ...read, head }
}

export default function Places() {
  const { head: _, ...places } = useLoaderData<typeof loader>()
  return (
    <>
      <PlacesPage {...places} />
      <SiteBanner place="within" />
    </>
  )
}
