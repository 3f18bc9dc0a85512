import { Globe } from 'lucide-react'
import { useLocaleState } from 'react-admin'
import { LANGUAGE_NAMES, LANGUAGES } from '../../i18n/languages.ts'
import { useText } from '../../i18n/use-text.ts'
import { ChoiceMenu } from './choice-menu.tsx'

const OPTIONS = LANGUAGES.map((value) => ({ value: value as string, label: LANGUAGE_NAMES[value], lang: value }))

export function LanguageChoice() {
  const text = useText()
  const [lang, setLang] = useLocaleState()
  return (
    <ChoiceMenu
      options={OPTIONS}
      chosen={lang}
      onChoose={setLang}
      label={text('menu.language')}
      startIcon={<Globe size={18} />}
    />
  )
}
