import { Globe } from 'lucide-react'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { useLang, useText } from '../../i18n/use-text.ts'
import { useServices } from '../../session/services.ts'
import { ChoiceMenu } from './choice-menu.tsx'

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))

export function LanguageChoice() {
  const text = useText()
  const { preferences } = useServices()
  return (
    <ChoiceMenu
      options={OPTIONS}
      chosen={useLang()}
      onChoose={preferences.lang.set}
      label={text('menu.language')}
      startIcon={<Globe size={18} />}
    />
  )
}
