import type { Preview } from '@himoya/contract/content/editing'
import type { Language } from '@himoya/contract/languages'
import { useTexts } from '../../i18n/use-texts.ts'

type Props = { questions: Preview['questions']; lang: Language }

/** All questions of a test or questionnaire one under the other; they can be answered by hand, nothing is sent. */
export function PreviewQuestions({ questions, lang }: Props) {
  const t = useTexts('content')
  return (
    <>
      <h2 lang={lang}>{t('preview.questions')}</h2>
      <p lang={lang}>{t('preview.questions_note')}</p>
      <ol>
        {[...questions.entries()].map(([place, { asked_as, text, options }]) => (
          <li key={place}>
            <fieldset className="preview-question">
              <legend>
                {place + 1}. {text}
              </legend>
              {asked_as === 'text' && <textarea aria-label={text} rows={2} />}
              {[...options.entries()].map(([at, option]) => (
                <label key={at}>
                  <input type={asked_as === 'many' ? 'checkbox' : 'radio'} name={`question-${place}`} />
                  <span>{option}</span>
                </label>
              ))}
            </fieldset>
          </li>
        ))}
      </ol>
    </>
  )
}
