import { ChevronRight, MessageCircle } from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { ArchPicture } from '../../../art/picture.tsx'
import { useTexts } from '../../../i18n/use-texts.ts'
import { KeySentence } from '../../../ui/site/key-sentence.tsx'
import { useSite } from '../../../ui/site/use-site.ts'
import { AUDIENCE_PICTURES, AUDIENCES, type Audience } from './audiences.tsx'

const PARTS = ['one', 'two', 'three', 'four', 'five'] as const

/** A short page for one audience: five thoughts, one key sentence, and the way to a person. */
export function GuidePage({ audience }: { audience: Audience }) {
  const t = useTexts('guide')
  return (
    <article className="wrap page">
      <ArchPicture {...AUDIENCE_PICTURES[audience]} className="picture-arch" />
      <div className="reading">
        <p className="tag">{t(`${audience}.eyebrow`)}</p>
        <h1>{t(`${audience}.title`)}</h1>
        <p className="lead">{t(`${audience}.lead`)}</p>
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`${audience}.${part}.title`)}</h2>
            <p>{t(`${audience}.${part}.text`)}</p>
            {part === 'three' && <KeySentence>{t(`${audience}.key`)}</KeySentence>}
          </section>
        ))}
        <Talk />
        <OtherPages audience={audience} />
      </div>
    </article>
  )
}

function Talk() {
  const t = useTexts('guide')
  const home = useTexts('home')
  const shell = useTexts('shell')
  const { lang } = useSite()
  return (
    <section className="card talk">
      <h3>{t('talk_title')}</h3>
      <p className="meta">{t('talk_text')}</p>
      <a className="btn btn-first" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {home('write')}
      </a>
      <a className="btn btn-second" href={`/${lang}/report`}>
        {shell('sections.report')}
      </a>
    </section>
  )
}

function OtherPages({ audience }: { audience: Audience }) {
  const t = useTexts('guide')
  const home = useTexts('home')
  const shell = useTexts('shell')
  const { lang } = useSite()
  return (
    <nav className="card others" aria-label={t('others')}>
      <a href={`/${lang}/learn/for/${audience}`}>
        {shell('sections.learn')}
        <Icon of={ChevronRight} />
      </a>
      <a href={`/${lang}/tests/for/${audience}`}>
        {shell('sections.tests')}
        <Icon of={ChevronRight} />
      </a>
      {AUDIENCES.filter((other) => other !== audience).map((other) => (
        <a key={other} href={`/${lang}/for/${other}`}>
          {home(other)}
          <Icon of={ChevronRight} />
        </a>
      ))}
    </nav>
  )
}
