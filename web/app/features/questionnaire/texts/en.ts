import { problems } from '../../../i18n/en/problems.ts'
import { questionnaire_run } from '../../../i18n/en/questionnaire-run.ts'

/** Everything that answering says, in one request. */
export const texts = { problems, questionnaire_run }
