import { CircleHelp } from 'lucide-react'
import { type Count, type Feature, page, WITH_CHATS } from '../../../ui/feature.ts'
import { useWorkCount } from '../../../ui/pages/work-list.ts'
import { question_list } from './use-questions.ts'

/** How many questions from the site still need somebody. */
const Open: Count = ({ children }) => children(useWorkCount(question_list, 'open'))

export const questions: Feature = {
  name: 'public-questions',
  pages: {
    '/questions': page(() => import('./questions-page.tsx'), 'QuestionsPage'),
    '/questions/:id': page(() => import('./question-page.tsx'), 'QuestionPage'),
  },
  rail: [{ to: '/questions', group: 'work', label: 'questions.title', Icon: CircleHelp, roles: WITH_CHATS, Count: Open }],
}
