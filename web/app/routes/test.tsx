import type { Test } from '@himoya/contract/content/tests'
import { ArrowLeft } from 'lucide'
import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { Icon } from '../art/icon.tsx'
import { ArchPicture } from '../art/picture.tsx'
import { RichText } from '../features/content/public/rich-text.tsx'
import { OtherLanguage } from '../ui/site/other-language.tsx'
import type { PageFacts, PageHead } from '../ui/site/page-facts.ts'
import { languageOf, readPublic } from '../ui/site/read-public.ts'
import { useSite } from '../ui/site/use-site.ts'
import { SaveButton } from '../features/content/saved/public/save-button.tsx'
import { quizData } from '../features/content/tests/schema-org.ts'
import { TestAbout, TestStart } from '../features/content/tests/test-start.tsx'
import { TestFacts } from '../features/content/tests/tests-page.tsx'
import { useTexts } from '../i18n/use-texts.ts'
import { siteContext } from '../site-context.ts'

export const handle: PageFacts = { page: 'test' }

export async function loader(args: LoaderFunctionArgs) {
  const test = await readPublic<Test>(args, `/api/v1/test/${args.params['slug']}/`)
  const page = `${args.context.get(siteContext).public_url}/${languageOf(args)}/tests/${test.slug}`
  const head: PageHead = {
    title: test.title,
    description: test.summary || test.title,
    served: test.lang,
    // A self-check has no answers to be right or wrong: it is no quiz.
    ...(test.kind === 'knowledge' && { structured: [quizData(test, page)] }),
  }
  return { test, head }
}

export default function TestPage() {
  const { test } = useLoaderData<typeof loader>()
  const t = useTexts('tests')
  const site = useTexts('site')
  const { lang } = useSite()
  const { id, title, summary, body, kind, niche, drawing, sample, lang: served } = test
  return (
    <div className="wrap page lesson">
      <p className="meta facts">
        <a href={`/${lang}/tests`}>
          <Icon of={ArrowLeft} /> {t('all')}
        </a>
      </p>
      <ArchPicture name={drawing} niche={niche} className="picture-arch" />
      <article className="reading" lang={served === lang ? undefined : served}>
        <p className="meta" lang={lang}>
          {t(`tag.${kind}`)} {sample && <span className="tag">{site('sample')}</span>}
        </p>
        <h1>{title}</h1>
        <p className="lead">{summary}</p>
        <TestFacts {...test} />
        <OtherLanguage served={served} />
        <div className="lesson-acts" lang={lang}>
          <TestStart test={test} />
          <SaveButton type="test" id={id} title={title} />
        </div>
        <div lang={lang}>
          <TestAbout kind={kind} />
        </div>
        <RichText body={body} />
      </article>
    </div>
  )
}
