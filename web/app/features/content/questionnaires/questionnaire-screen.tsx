import type { Questionnaire } from '@himoya/contract/content/questionnaires'
import { useQuery } from '../../../session/use-query.ts'
import { useState } from 'react'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { FailureCard } from '../../../ui/forms/failure-card.tsx'
import { useRole, useSession } from '../../../session/session.ts'
import { AskedQuestion } from './asked-question.tsx'
import { EndScreen, SignInFirst } from './end-screens.tsx'
import { isDone } from './kept-done.ts'
import { type PageMemory, useAnswering } from './use-answering.ts'

type Props = { slug: string; memory: PageMemory; onClose: () => void }

/** A questionnaire from the first question to the thanks. */
export function QuestionnaireScreen({ slug, memory, onClose }: Props) {
  const { api } = useSession()
  const t = useIslandTexts('questionnaire_run')
  const asked = useQuery({
    queryKey: ['Questionnaire', slug],
    queryFn: ({ signal }) => api.get<Questionnaire>(`questionnaire/${slug}/`, { signal }),
    staleTime: Infinity,
  })
  if (asked.data) return <Ready questionnaire={asked.data} memory={memory} onClose={onClose} />
  return (
    <div className="flex flex-col gap-4 py-5">
      {asked.isError ? (
        <FailureCard failure={asked.error} onAgain={() => void asked.refetch()} />
      ) : (
        <p role="status">{t('loading')}</p>
      )}
      <button type="button" className="btn btn-text self-start" onClick={onClose}>
        {t('leave')}
      </button>
    </div>
  )
}

type ReadyProps = { questionnaire: Questionnaire; memory: PageMemory; onClose: () => void }

function Ready({ questionnaire, memory, onClose }: ReadyProps) {
  const role = useRole()
  const t = useIslandTexts('questionnaire_run')
  // As it was on coming: whoever has just answered reads the thanks.
  const [was_done] = useState(() => isDone(questionnaire, new Date()))
  if (!questionnaire.anonymous && role === 'guest') return <SignInFirst onClose={onClose} />
  if (was_done) return <EndScreen title={t('done')} text={t('done_text')} />
  return <Questions questionnaire={questionnaire} memory={memory} onClose={onClose} />
}

function Questions({ questionnaire, memory, onClose }: ReadyProps) {
  const { lang } = useSession()
  const t = useIslandTexts('questionnaire_run')
  const answering = useAnswering(questionnaire, memory, onClose)
  const { end, question } = answering
  if (end?.already) return <EndScreen title={t('done')} text={t('done_text')} help={end.help} />
  if (end) return <EndScreen title={t('thanks')} text={end.thanks} help={end.help} />
  return (
    <AskedQuestion
      key={question.key}
      answering={answering}
      anonymous={questionnaire.anonymous}
      lang={questionnaire.lang === lang ? undefined : questionnaire.lang}
    />
  )
}
