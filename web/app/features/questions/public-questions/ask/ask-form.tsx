import { NOTICE_VERSIONS, QUESTION_LENGTHS } from '@himoya/contract/questions/public-question-lists'
import { AGE_BANDS } from '@himoya/contract/people'
import type { Asked } from '@himoya/contract/questions/public-questions'
import { uuid } from '@himoya/kit/uuid'
import { Lock } from 'lucide'
import { useEffect, useRef } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { lengthProblem } from '../../../../ui/forms/field-checks.ts'
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx'
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import { type Form, useForm } from '../../../../ui/forms/use-form.ts'
import { HelpBeside } from '../../../../ui/screen/help-beside.tsx'
import { useTellsOfDanger } from '../../../../ui/screen/use-tells-of-danger.ts'
import { useSession } from '../../../../session/session.ts'
import { AnyChoice } from './any-choice.tsx'
import { LongField } from './long-field.tsx'

export type Category = { id: string; title: string }
type Name = 'title' | 'question' | 'category' | 'age_band'

/** Half-written words of this tab; the quick exit drops them with the rest. */
const DRAFT_KEY = 'himoya_question'
const NOTICE = NOTICE_VERSIONS.at(-1)!

type Props = { categories: readonly Category[]; onAsked(asked: Asked): void }

export function AskForm({ categories, onAsked }: Props) {
  const t = useIslandTexts('ask_question')
  const form = useAsking(onAsked)
  const tells = useTellsOfDanger(`${form.values.title}\n${form.values.question}`)
  const labels = {
    title: t('ask.short'),
    question: t('ask.question'),
    category: t('ask.category'),
    age_band: t('ask.age_band'),
  }
  return (
    <form className="flex flex-col gap-5" noValidate onSubmit={form.onSubmit}>
      <div className="flex gap-3 rounded-button bg-feruza-soft p-4 text-small">
        <Icon of={Lock} className="ic shrink-0 text-feruza" />
        <div className="flex flex-col gap-2">
          <p>{t('ask.notice')}</p>
          <p>{t('ask.notice_limit')}</p>
          <p>{t('ask.slow')}</p>
        </div>
      </div>
      <ErrorSummary form={form} labels={labels} />
      <TextField {...{ form, name: 'title', label: labels.title }} most={QUESTION_LENGTHS.title} autoComplete="off" />
      <LongField
        {...{ form, name: 'question', label: labels.question, most: QUESTION_LENGTHS.question }}
        hint={t('ask.question_hint')}
      />
      <HelpBeside tells={tells} />
      <AnyChoice
        {...{ form, name: 'category', label: labels.category }}
        options={categories.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <AnyChoice
        {...{ form, name: 'age_band', label: labels.age_band }}
        options={AGE_BANDS.map((band) => ({ value: band, label: t('ask.age', { age: band.replace('-', '–') }) }))}
      />
      <SubmitButton busy={form.busy} label={t('ask.submit')} busy_label={t('ask.sending')} />
    </form>
  )
}

function useAsking(onAsked: (asked: Asked) => void): Form<Name> {
  const { api, tab_storage } = useSession()
  const sending = useRef({ words: '', key: '' })
  const form = useForm<Name>({
    initial: { ...keptDraft(tab_storage.get(DRAFT_KEY)), category: '', age_band: '' },
    check: ({ title, question }) => ({
      title: lengthProblem(title, QUESTION_LENGTHS.title) ?? tooShort(title, QUESTION_LENGTHS.title_min),
      question: [...question].length > QUESTION_LENGTHS.question ? 'too_long' : tooShort(question, QUESTION_LENGTHS.question_min),
    }),
    async submit({ title, question, category, age_band }) {
      const body = { title, question, category: category || null, age_band: age_band || null, notice: NOTICE }
      // The same words sent again, after no answer came, are one question.
      const words = JSON.stringify(body)
      if (sending.current.words !== words) sending.current = { words, key: uuid() }
      const asked = await api.post<Asked>('question/', body, { idempotency_key: sending.current.key })
      tab_storage.remove(DRAFT_KEY)
      onAsked(asked)
    },
  })
  const { title, question } = form.values
  useEffect(() => {
    if (title || question) tab_storage.set(DRAFT_KEY, JSON.stringify({ title, question }))
    else tab_storage.remove(DRAFT_KEY)
  }, [title, question, tab_storage])
  return form
}

function tooShort(text: string, least: number): 'required' | 'too_short' | null {
  const { length } = [...text.trim()]
  if (length === 0) return 'required'
  return length < least ? 'too_short' : null
}

function keptDraft(kept: string | null): { title: string; question: string } {
  return kept ? (JSON.parse(kept) as { title: string; question: string }) : { title: '', question: '' }
}
