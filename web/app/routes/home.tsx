import { AudienceArches } from '../features/guide/audiences.tsx'
import { Hero } from '../features/home/hero.tsx'
import { Questions } from '../features/home/questions.tsx'
import { KeySentence } from '../features/page/key-sentence.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'
import { useSite } from '../features/page/use-site.ts'
import { NumberCard } from '../features/shell/number-card.tsx'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'home' }

const STEPS = ['how_write', 'how_answer', 'how_next'] as const

export default function Home() {
  const t = useTexts('home')
  const { lang } = useSite()
  return (
    <>
      <Hero />
      <div className="wrap">
        <section className="part">
          <h2>{t('danger_title')}</h2>
          <NumberCard />
        </section>
        <section className="part">
          <h2>{t('audience_title')}</h2>
          <AudienceArches />
        </section>
        <section className="part">
          <h2>{t('how_title')}</h2>
          <ol className="steps">
            {STEPS.map((step) => (
              <li key={step} className="card">
                <h3>{t(step)}</h3>
                <p className="meta">{t(`${step}_text`)}</p>
              </li>
            ))}
          </ol>
        </section>
        <div className="two">
          <section className="part">
            <h2>{t('questions_title')}</h2>
            <Questions />
          </section>
          <section className="part">
            <h2>{t('secret_title')}</h2>
            <KeySentence more={<a href={`/${lang}/privacy`}>{t('secret_more')}</a>}>{t('secret')}</KeySentence>
          </section>
        </div>
      </div>
    </>
  )
}
