import { problems } from './problems.ts'
import { questionnaire_run } from './questionnaire-run.ts'

/** Everything that answering says, in one request. */
export const texts = { problems, questionnaire_run }
