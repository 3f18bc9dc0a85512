import type { Resource, ResourcePage } from '@himoya/contract/content/learning'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { ResourceList } from '../features/content/learn/resource-list.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'resources' }

export async function loader(args: LoaderFunctionArgs): Promise<{ resources: Resource[] }> {
  const { results } = await readPublic<ResourcePage>(args, '/api/v1/course/resource/?page_size=100')
  return { resources: results }
}

export default function Resources() {
  const { resources } = useLoaderData<typeof loader>()
  const t = useTexts('learn')
  return (
    <div className="wrap page">
      <div className="reading">
        <h1>{t('resources.title')}</h1>
        <p className="lead">{t('resources.lead')}</p>
        {resources.length > 0 ? <ResourceList resources={resources} /> : <p className="meta">{t('resources.none')}</p>}
      </div>
    </div>
  )
}
