import { problems } from '../../../i18n/ru/problems.ts'
import { questionnaire_run } from '../../../i18n/ru/questionnaire-run.ts'

/** Everything that answering says, in one request. */
export const texts = { problems, questionnaire_run }
