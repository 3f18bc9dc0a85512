import { ArchPicture } from '../art/picture.tsx'
import { KeySentence } from '../features/page/key-sentence.tsx'
import type { PageFacts } from '../features/page/page-facts.ts'
import { useTexts } from '../i18n/use-texts.ts'

export const handle: PageFacts = { page: 'privacy' }

const PARTS = ['limits', 'keep', 'read', 'not', 'delete', 'trace'] as const

export default function Privacy() {
  const t = useTexts('info')
  const home = useTexts('home')
  return (
    <div className="wrap page">
      <ArchPicture name="chest" niche="v" className="picture-arch" />
      <div className="reading">
        <h1>{t('privacy.title')}</h1>
        <p className="lead">{t('privacy.lead')}</p>
        <KeySentence>{home('secret')}</KeySentence>
        {PARTS.map((part) => (
          <section key={part}>
            <h2>{t(`privacy.${part}_title`)}</h2>
            <p>{t(`privacy.${part}_text`)}</p>
          </section>
        ))}
        <p className="meta">{t('privacy.version')}</p>
      </div>
    </div>
  )
}
