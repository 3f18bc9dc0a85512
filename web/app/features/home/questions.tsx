import { ChevronRight } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { useTexts } from '../../i18n/use-texts.ts'

const QUESTIONS = ['start', 'parents', 'trace', 'friend', 'adult'] as const

export function Questions() {
  const t = useTexts('home')
  return (
    <div className="card faq">
      {QUESTIONS.map((question) => (
        <details key={question}>
          <summary>
            {t(`questions.${question}`)}
            <Icon of={ChevronRight} />
          </summary>
          <p>{t(`questions.${question}_answer`)}</p>
        </details>
      ))}
    </div>
  )
}
