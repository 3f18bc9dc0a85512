import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { Button } from '@mui/material'
import { Globe } from 'lucide-react'
import { useLocaleState } from 'react-admin'
import { LANGUAGE_NAMES } from '../i18n/i18n-provider.ts'
import { useText } from '../i18n/use-text.ts'
import { ChoiceMenu } from './choice-menu.tsx'

const OPTIONS = LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))

export function LanguageChoice() {
  const text = useText()
  const [lang, setLang] = useLocaleState()
  return (
    <ChoiceMenu
      options={OPTIONS}
      chosen={lang as Language}
      onChoose={setLang}
      button={(props) => (
        <Button
          {...props}
          variant="text"
          startIcon={<Globe size={18} />}
          aria-label={`${text('menu.language')}: ${LANGUAGE_NAMES[lang as Language]}`}
        >
          {LANGUAGE_NAMES[lang as Language]}
        </Button>
      )}
    />
  )
}
