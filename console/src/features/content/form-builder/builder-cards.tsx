import type { CardsProps } from '../public/field-kinds.ts'
import { useLang } from '../../../i18n/use-text.ts'
import { BandsCard } from './bands-card.tsx'
import type { Building } from './building.ts'
import { isBuiltType } from './built.ts'
import { QuestionsCard } from './questions-card.tsx'

/** What a test or a questionnaire asks, and what a test's score comes to. */
export function BuilderCards({ type, writing, problems, readonly, lang, onLang, opened, onOpen }: CardsProps) {
  const shown_lang = useLang()
  if (!isBuiltType(type)) return null
  const { working, update } = writing
  const building: Building = { type, working, problems, readonly, shown_lang, update }
  return (
    <>
      <QuestionsCard building={building} lang={lang} onLang={onLang} opened={opened} onOpen={onOpen} />
      {type === 'test' ? <BandsCard building={building} lang={lang} onLang={onLang} /> : null}
    </>
  )
}
