import type { NextStep } from '@himoya/contract/content/tests'
import {
  BookOpen,
  ChevronRight,
  CircleCheckBig,
  FileText,
  type IconNode,
  MapPin,
  MessageCircle,
  MessagesSquare,
  Phone,
} from 'lucide'
import { Icon } from '../../../art/icon.tsx'
import { useSession } from '../../../session/session.ts'

const ICONS: Record<NextStep['to'], IconNode> = {
  chat: MessageCircle,
  numbers: Phone,
  places: MapPin,
  place: MapPin,
  report: FileText,
  questions: MessagesSquare,
  learn: BookOpen,
  course: BookOpen,
  lesson: BookOpen,
  test: CircleCheckBig,
}

/** Three ways on, as the editor of the test chose them. */
export function NextSteps({ steps, lang: served }: { steps: readonly NextStep[]; lang: string | undefined }) {
  const { lang } = useSession()
  return (
    <ul className="card next-steps" lang={served}>
      {steps.map(({ to, title, path }) => (
        <li key={`${to} ${title}`}>
          <a href={path === null ? `/${lang}/numbers#write` : `/${lang}/${path}`} data-open-chat={path === null ? '' : undefined}>
            <Icon of={ICONS[to]} />
            <span>{title}</span>
            <Icon of={ChevronRight} />
          </a>
        </li>
      ))}
    </ul>
  )
}
