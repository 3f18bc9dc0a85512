import type { Language } from '@himoya/contract/languages'
import type { Problems } from '../content/public/problems.ts'
import type { Writing } from '../content/public/use-working.ts'
import { useLang } from '../../i18n/use-text.ts'
import { BandsCard } from './bands-card.tsx'
import type { Building } from './building.ts'
import type { BuiltType } from './built.ts'
import { QuestionsCard } from './questions-card.tsx'

type Props = {
  type: BuiltType
  writing: Writing
  problems: Problems
  readonly: boolean
  lang: Language
  onLang(lang: Language): void
  opened: string | null
  onOpen(key: string | null): void
}

/** What a test or a questionnaire asks, and what a test's score comes to. */
export function BuilderCards({ type, writing, problems, readonly, lang, onLang, opened, onOpen }: Props) {
  const { working, update } = writing
  const building: Building = { type, working, problems, readonly, told: useLang(), update }
  return (
    <>
      <QuestionsCard building={building} lang={lang} onLang={onLang} opened={opened} onOpen={onOpen} />
      {type === 'test' ? <BandsCard building={building} lang={lang} onLang={onLang} /> : null}
    </>
  )
}
