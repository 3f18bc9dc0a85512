import { help_now } from './help-now.ts'
import { problems } from './problems.ts'
import { questionnaire_run } from './questionnaire-run.ts'

/** Everything that answering says, in one request. */
export const texts = { help_now, problems, questionnaire_run }
