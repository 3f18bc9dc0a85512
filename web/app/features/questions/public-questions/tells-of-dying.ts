import type { QuestionOne } from '@himoya/contract/questions/public-questions'
import { findHints } from '@himoya/contract/chat/hints/find-hints'

/** Whether who asked does not want to live: who reads it with the same thought needs a person before an answer. */
export const tellsOfDying = ({ title, summary }: Pick<QuestionOne, 'title' | 'summary'>): boolean =>
  findHints(`${title}\n${summary}`).some(({ topic }) => topic === 'self_harm')
