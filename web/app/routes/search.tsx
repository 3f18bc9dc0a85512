import { LENGTHS } from '@himoya/contract/limits'
import type { FoundPage } from '@himoya/contract/content/search'
import { useActionData, type ActionFunctionArgs } from 'react-router'
import { Island } from '../ui/island/island.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { namesHarm } from '../features/content/search/named-harm.ts'
import { PersonFirst } from '../features/content/search/person-first.tsx'
import { Results } from '../features/content/search/results.tsx'
import { SearchForm } from '../features/content/search/search-form.tsx'
import { Topics } from '../features/content/search/topics.tsx'
import { messagesIn } from '../i18n/messages.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'search', unlisted: true }

/** The form as browsers without scripts send it. */
export async function action(args: ActionFunctionArgs) {
  const typed = (await args.request.formData()).get('q')
  const words = typeof typed === 'string' ? typed.trim() : ''
  if (words === '') return null
  // what is pasted may be as long as a body is; a cry stands in its first lines
  const needs_person = namesHarm(words.slice(0, LENGTHS.message))
  if (words.length > LENGTHS.search) return { words, needs_person, found: null }
  const found = await readPublic<FoundPage>(args, `/api/v1/search/?page_size=50&q=${encodeURIComponent(words)}`)
  return { words, needs_person, found }
}

export default function Search() {
  const t = useTexts('search')
  const { lang, numbers } = useSite()
  const answer = useActionData<typeof action>()
  const words = answer?.words ?? ''
  return (
    <div className="wrap seek">
      <h1>{t('title')}</h1>
      <p className="lead">{t('lead')}</p>
      <Island name="search" props={{ texts: { search: messagesIn(lang).search } }}>
        <SearchForm lang={lang} words={words} />
        {!answer && <Topics lang={lang} />}
        {answer?.needs_person && <PersonFirst lang={lang} numbers={numbers} />}
        {answer?.found && <Results found={answer.found} lang={lang} />}
      </Island>
    </div>
  )
}
