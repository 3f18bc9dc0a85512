import type { OwnQuestion } from '@himoya/contract/questions/public-questions'
import { useQueryClient } from '../../../../session/use-query.ts'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useRole, useSession } from '../../../../session/session.ts'
import { MineForGuests, MineList } from '../../../../ui/mine/mine-list.tsx'
import { OwnQuestionCard } from '../public/own-question-card.tsx'

const KEY = ['Question', 'mine']

/** What the signed-in person asked, the newest first. */
export function MineScreen() {
  const { api } = useSession()
  const queries = useQueryClient()
  if (useRole() !== 'user') return <MineForGuests of="ask_question" />
  return (
    <MineList<OwnQuestion>
      of="ask_question"
      query_key={KEY}
      path="question/mine/"
      className="flex flex-col gap-5"
      empty={<Empty />}
    >
      {(question) => (
        <OwnQuestionCard
          key={question.id}
          question={question}
          withdraw={() => api.delete(`question/mine/${question.id}/`)}
          onWithdrawn={() => void queries.invalidateQueries({ queryKey: KEY })}
        />
      )}
    </MineList>
  )
}

function Empty() {
  const { lang } = useSession()
  const t = useIslandTexts('ask_question')
  return (
    <div className="flex flex-col gap-4">
      <p>{t('mine.empty')}</p>
      <a className="btn btn-first" href={`/${lang}/questions/ask`}>
        {t('mine.ask')}
      </a>
    </div>
  )
}
