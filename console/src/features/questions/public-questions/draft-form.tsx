import { LANGUAGES, type Language } from '@himoya/contract/languages'
import { QUESTION_LENGTHS } from '@himoya/contract/questions/public-question-lists'
import type { QuestionDraft, StaffQuestion } from '@himoya/contract/questions/public-questions'
import { ApiError } from '@himoya/kit/session/api-client'
import { Button, Tab, Tabs, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useRef, useState } from 'react'
import { explain } from '../../../ui/words/explain.ts'
import { useNotify } from '../../../ui/notices/use-notify.ts'
import { useText } from '../../../i18n/use-text.ts'
import type { TextKey } from '../../../i18n/text-key.ts'
import { CategoryField } from './category-field.tsx'
import styles from './questions.module.css'
import { RelatedField } from './related-field.tsx'
import { useQuestionAction } from './use-questions.ts'
import { WordsField } from '../../../ui/fields/words-field.tsx'

const NOTHING = { title: '', question: '', answer: '' }

const begun = ({ draft, category_id }: StaffQuestion): QuestionDraft =>
  draft ?? {
    way: 'publish',
    category: category_id,
    lesson: null,
    place: null,
    texts: { uz: NOTHING, ru: NOTHING, en: NOTHING },
  }

type Props = { question: StaffQuestion; onReload(): void }

/** Writing the answer. What was asked is never copied over: it has to be retold. */
export function DraftForm({ question, onReload }: Props) {
  const text = useText()
  const [draft, setDraft] = useState(() => begun(question))
  const { save, submit, busy, error } = useSaving(question, draft)
  const fields = error instanceof ApiError ? error.fields : {}
  const change = (changed: Partial<QuestionDraft>): void => setDraft({ ...draft, ...changed })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <ToggleButtonGroup
        exclusive
        size="small"
        color="primary"
        value={draft.way}
        aria-label={text('questions.way')}
        onChange={(_, way: QuestionDraft['way'] | null) => way && change({ way })}
      >
        <ToggleButton value="publish">{text('questions.way_publish')}</ToggleButton>
        <ToggleButton value="private">{text('questions.way_private')}</ToggleButton>
      </ToggleButtonGroup>
      <LanguageTexts {...{ draft, fields }} asked_in={question.lang} onChange={(texts) => change({ texts })} />
      {draft.way === 'private' ? null : (
        <>
          <CategoryField value={draft.category} wrong={fields['category']} onChoose={(category) => change({ category })} />
          <RelatedField type="lesson" value={draft.lesson} onChoose={(lesson) => change({ lesson })} />
          <RelatedField type="place" value={draft.place} onChoose={(place) => change({ place })} />
        </>
      )}
      {error ? (
        <p className={styles.problem} role="alert">
          {explain(error, text)}
        </p>
      ) : null}
      <div className={styles.ways}>
        <Button type="submit" variant="contained" disabled={busy}>
          {text('questions.submit')}
        </Button>
        <Button variant="outlined" disabled={busy} onClick={save}>
          {text('questions.save')}
        </Button>
        {error instanceof ApiError && error.code === 'changed_meanwhile' ? (
          <Button onClick={onReload}>{text('questions.reload')}</Button>
        ) : null}
      </div>
    </form>
  )
}

type LanguageTextsProps = {
  draft: QuestionDraft
  asked_in: Language
  fields: ApiError['fields']
  onChange(texts: QuestionDraft['texts']): void
}

/** One language at a time; for the asker alone only theirs. */
function LanguageTexts({ draft: { way, texts }, asked_in, fields, onChange }: LanguageTextsProps) {
  const text = useText()
  const [lang, setLang] = useState<Language>(asked_in)
  const is_private = way === 'private'
  const shown = is_private ? asked_in : lang
  return (
    <>
      {is_private ? null : (
        <Tabs value={lang} aria-label={text('questions.langs')} onChange={(_, next: Language) => setLang(next)}>
          {LANGUAGES.map((one) => (
            <Tab key={one} value={one} label={tabLabel(text(`lang.${one}`), fields, one)} />
          ))}
        </Tabs>
      )}
      <TextFields
        key={shown}
        {...{ lang: shown, is_private, fields }}
        texts={texts[shown]}
        onChange={(changed) => onChange({ ...texts, [shown]: { ...texts[shown], ...changed } })}
      />
    </>
  )
}

const tabLabel = (name: string, fields: Record<string, unknown>, lang: Language): string =>
  Object.keys(fields).some((field) => field.startsWith(`texts.${lang}.`)) ? `${name} ●` : name

/** What somebody else saved meanwhile is never overwritten: the version is the one this form began with or saved itself. */
function useSaving(question: StaffQuestion, draft: QuestionDraft) {
  const text = useText()
  const notify = useNotify()
  const action = useQuestionAction(question.id)
  const version = useRef(question.version)
  async function saveDraft(): Promise<void> {
    version.current = (await action.mutateAsync({ act: 'draft', draft, version: version.current })).version
  }
  // What went wrong stands above the buttons.
  const run = (work: () => Promise<unknown>, done: TextKey): void =>
    void work().then(
      () => notify(text(done), 'success'),
      () => null,
    )
  return {
    busy: action.isPending,
    error: action.error,
    save: () => run(saveDraft, 'questions.saved'),
    submit: () =>
      run(async () => {
        await saveDraft()
        await action.mutateAsync({ act: 'submit', version: version.current })
      }, 'questions.submitted'),
  }
}

type Texts = QuestionDraft['texts'][Language]
type TextFieldsProps = {
  lang: Language
  is_private: boolean
  texts: Texts
  fields: ApiError['fields']
  onChange(changed: Partial<Texts>): void
}

function TextFields({ lang, is_private, texts, fields, onChange }: TextFieldsProps) {
  const text = useText()
  const parts = is_private ? (['answer'] as const) : (['title', 'question', 'answer'] as const)
  const most = { title: QUESTION_LENGTHS.public_title, question: QUESTION_LENGTHS.question, answer: QUESTION_LENGTHS.answer }
  const said = (part: keyof Texts): string => {
    const code = fields[`texts.${lang}.${part}`]?.[0]
    if (code === 'not_allowed') return text('questions.tells')
    return code ? text(`field.${code}` as TextKey) : text(`questions.${part}_hint`)
  }
  return parts.map((part) => (
    <WordsField
      most={most[part]}
      key={part}
      label={text(part === 'title' ? 'questions.public_title' : `questions.${part}`)}
      value={texts[part]}
      multiline={part !== 'title'}
      minRows={part === 'answer' ? 8 : 3}
      error={fields[`texts.${lang}.${part}`] !== undefined}
      helperText={said(part)}
      slotProps={{ htmlInput: { lang } }}
      onChange={(event) => onChange({ [part]: event.target.value })}
    />
  ))
}
