import type { Audience } from '@himoya/contract/common'
import type { QuestionnaireCard } from '@himoya/contract/content/questionnaires'
import { ChevronRight } from 'lucide'
import { useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useSession } from '../../../../session/session.ts'
import { isDone } from '../kept-done.ts'

export type Offered = Pick<QuestionnaireCard, 'id' | 'slug' | 'once' | 'audience' | 'anonymous'>

type Props = {
  offered: readonly Offered[]
  /** Whom it may be for; questions for somebody else are not offered. */
  audience: Audience | undefined
  title: string
  text: string
}

/** A few questions that nobody has to answer, offered by the way: at most one questionnaire, and none that was answered here. */
export function QuestionnaireOffer({ offered, audience, title, text }: Props) {
  const { lang } = useSession()
  const [now] = useState(() => new Date())
  const fitting = offered.find(
    (one) => one.anonymous && (one.audience === null || one.audience === audience) && !isDone(one, now),
  )
  if (!fitting) return null
  return (
    <a
      className="flex items-center gap-3 rounded-button border border-line bg-surface px-4 py-3 text-left no-underline"
      href={`/${lang}/questionnaire/${fitting.slug}`}
    >
      <span className="grow">
        <b className="block font-[650] text-green-ink">{title}</b>
        <span className="text-small text-ink-2">{text}</span>
      </span>
      <Icon of={ChevronRight} />
    </a>
  )
}
