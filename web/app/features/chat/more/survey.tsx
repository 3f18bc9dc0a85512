import { LENGTHS } from '@himoya/contract/limits'
import { MOODS } from '@himoya/contract/people'
import type { Mood, OwnSurvey, SurveyBody } from '@himoya/contract/chat/visitor'
import { useQuery, useQueryClient } from '../../../session/use-query.ts'
import { Frown, Meh, Smile } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { useSession } from '../../../session/session.ts'
import { LengthLine } from '../../../ui/forms/length-line.tsx'
import { HelpBeside } from '../../../ui/screen/help-beside.tsx'
import { HelpNow } from '../../../ui/screen/help-now.tsx'
import { useTellsOfDanger } from '../../../ui/screen/use-tells-of-danger.ts'
import { Changing } from '../../../ui/screen/changing.tsx'
import type { OfEnded } from './another-step.tsx'
import { NotHelped } from './not-helped.tsx'

const FACES = { good: Smile, so_so: Meh, bad: Frown } satisfies Record<Mood, unknown>

/** Three faces: one tap is the whole answer. A word may follow. Who answered in the chat never reads it. */
export function Survey({ chat_id, onAnother }: OfEnded) {
  const { api } = useSession()
  const t = useIslandTexts('chat_more')
  const queries = useQueryClient()
  const key = ['Survey', chat_id]
  const path = `chat/${chat_id}/survey/`
  const own = useQuery({ queryKey: key, queryFn: ({ signal }) => api.get<OwnSurvey>(path, { signal }) })
  const [opened_at] = useState(() => Date.now())
  const [given, setGiven] = useState<SurveyBody | null>(null)
  const [failed, setFailed] = useState(false)
  async function give(answer: SurveyBody): Promise<void> {
    setGiven(answer)
    setFailed(false)
    try {
      queries.setQueryData(key, await api.post<OwnSurvey>(path, answer))
    } catch {
      setFailed(true)
    } finally {
      setGiven(null)
    }
  }
  if (!own.data) return null
  const { mood: kept, text, changeable_until, help } = own.data
  const chosen = given?.mood ?? kept
  const is_over = changeable_until !== null && Date.parse(changeable_until) <= opened_at

  return (
    <fieldset className="grid min-w-0 gap-3 text-center" disabled={is_over}>
      <legend className="mb-2 w-full">{t('survey_title')}</legend>
      <Faces chosen={chosen} onChoose={(mood) => void give({ mood, ...(text ? { text } : {}) })} />
      <p className="text-small text-ink-2" role="status">
        <Changing>{is_over ? t('survey_over') : kept ? t('survey_kept') : t('survey_hidden')}</Changing>
      </p>
      {failed && (
        <p className="text-small text-sos-ink" role="alert">
          {t('failed')}
        </p>
      )}
      {help && is_over && <HelpNow aside />}
      {chosen !== null && chosen !== 'good' && <NotHelped chat_id={chat_id} onAnother={onAnother} lead={t('not_helped')} />}
      {kept && !is_over && (
        <Words
          key={chat_id}
          kept={text ?? ''}
          help={help}
          onSend={(words) => void give({ mood: kept, ...(words ? { text: words } : {}) })}
        />
      )}
    </fieldset>
  )
}

function Faces({ chosen, onChoose }: { chosen: Mood | null; onChoose: (mood: Mood) => void }) {
  const t = useIslandTexts('chat_more')
  return (
    <div className="flex gap-2">
      {MOODS.map((mood) => (
        <button
          key={mood}
          type="button"
          className="grid min-h-15 grow basis-0 place-items-center gap-1 rounded-button border-[1.5px] border-line-strong bg-surface p-2 text-small font-[650] text-ink aria-pressed:border-green aria-pressed:bg-green-wash"
          aria-pressed={chosen === mood}
          onClick={() => onChoose(mood)}
        >
          <Icon of={FACES[mood]} className="ic size-7" />
          {t(`survey_${mood}`)}
        </button>
      ))}
    </div>
  )
}

type WordsProps = {
  kept: string
  /** Words of danger stand in what is kept. */
  help: boolean
  onSend: (words: string) => void
}

function Words({ kept, help, onSend }: WordsProps) {
  const t = useIslandTexts('chat_more')
  const [words, setWords] = useState(kept)
  // What is kept the server has looked at.
  const tells = useTellsOfDanger(words === kept ? '' : words)
  const trimmed = words.trim()
  const is_too_long = trimmed.length > LENGTHS.survey
  return (
    <div className="grid gap-2 text-left">
      <textarea
        className="input"
        rows={2}
        aria-invalid={is_too_long || undefined}
        aria-describedby="survey-length"
        value={words}
        placeholder={t('survey_text')}
        aria-label={t('survey_text')}
        onChange={(event) => setWords(event.target.value)}
      />
      <LengthLine id="survey-length" length={trimmed.length} most={LENGTHS.survey} />
      <p className="text-meta text-ink-2">{t('survey_hidden')}</p>
      <HelpBeside tells={tells || help} />
      <button
        type="button"
        className="btn btn-second min-h-11"
        disabled={trimmed === kept || is_too_long}
        onClick={() => onSend(trimmed)}
      >
        {t('survey_send')}
      </button>
    </div>
  )
}
