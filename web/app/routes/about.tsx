import { ArchPicture } from '../art/picture.tsx'
import { KeySentence } from '../features/page/key-sentence.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'about' }

const PARTS = ['who', 'can', 'cannot', 'numbers'] as const

export default function About() {
  const t = useTexts('info')
  return (
    <div className="wrap page">
      <ArchPicture name="lantern" niche="g" className="picture-arch" />
      <div className="reading">
        <h1>{t('about.title')}</h1>
        <p className="lead">{t('about.lead')}</p>
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`about.${part}_title`)}</h2>
            <p>{t(`about.${part}_text`)}</p>
          </section>
        ))}
        <KeySentence>{t('about.key')}</KeySentence>
      </div>
    </div>
  )
}
