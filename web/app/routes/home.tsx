import { useLoaderData, type LoaderFunctionArgs } from 'react-router'
import { AudienceArches } from '../features/content/guide/audiences.tsx'
import { Hero } from '../features/content/home/hero.tsx'
import { readHomeLists } from '../features/content/home/home-lists.ts'
import { Rows } from '../features/content/home/rows.tsx'
import { KeySentence } from '../ui/site/key-sentence.tsx'
import type { PageFacts } from '../ui/site/page-facts.ts'
import { useSite } from '../ui/site/use-site.ts'
import { NumberCard } from '../ui/site/number-card.tsx'
import { SiteBanner } from '../features/shell/site-banner.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'home', places_banner: true }

export const loader = (args: LoaderFunctionArgs) => readHomeLists(args)

export default function Home() {
  const t = useTexts('home')
  const { lang } = useSite()
  return (
    <>
      <Hero />
      <SiteBanner place="within" />
      <div className="wrap">
        <section className="part">
          <h2>{t('danger_title')}</h2>
          <NumberCard />
        </section>
        <section className="part">
          <h2>{t('audience_title')}</h2>
          <AudienceArches />
        </section>
        <Lists />
        <section className="part">
          <h2>{t('secret_title')}</h2>
          <KeySentence more={<a href={`/${lang}/privacy`}>{t('secret_more')}</a>}>{t('secret')}</KeySentence>
        </section>
      </div>
    </>
  )
}

/** What is there to read; on an installation without content nothing. */
function Lists() {
  const { courses, questions } = useLoaderData<typeof loader>()
  const t = useTexts('home')
  return (
    <div className="two">
      {courses.length > 0 && (
        <section className="part">
          <h2>{t('lessons_title')}</h2>
          <Rows
            all={{ path: 'learn', words: t('lessons_all') }}
            rows={courses.map(({ slug, title, audience }) => ({
              path: `learn/${slug}`,
              words: (
                <>
                  <b>{title}</b> {t(audience)}
                </>
              ),
            }))}
          />
        </section>
      )}
      {questions.length > 0 && (
        <section className="part">
          <h2>{t('asked_title')}</h2>
          <Rows
            all={{ path: 'questions', words: t('asked_all') }}
            rows={questions.map(({ slug, title }) => ({ path: `questions/${slug}`, words: title }))}
          />
        </section>
      )}
    </div>
  )
}
