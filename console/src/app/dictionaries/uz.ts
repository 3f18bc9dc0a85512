import { uz as attention } from '../../features/attention/texts/uz.ts'
import { uz as security } from '../../features/security/texts/uz.ts'
import { uz as audit } from '../../features/audit/texts/uz.ts'
import { uz as statistics } from '../../features/statistics/texts/uz.ts'
import { uz as hours } from '../../features/hours/texts/uz.ts'
import { uz as duty } from '../../features/duty/texts/uz.ts'
import { uz as rota } from '../../features/rota/texts/uz.ts'
import { uz as wall } from '../../features/wall/texts/uz.ts'
import { uz as app } from '../texts/uz.ts'
import { uz as auth } from '../../features/sign-in/texts/uz.ts'
import { uz as cases } from '../../features/cases/texts/uz.ts'
import { uz as case_words } from '../../features/cases/words/uz.ts'
import { uz as case_files } from '../../features/cases/files/texts/uz.ts'
import { uz as cards } from '../../features/cards/texts/uz.ts'
import { uz as plan } from '../../features/plan/texts/uz.ts'
import { uz as conversation } from '../../features/conversation/texts/uz.ts'
import { uz as invite } from '../../features/invite/texts/uz.ts'
import { uz as library } from '../../features/library/texts/uz.ts'
import { uz as media } from '../../features/media/texts/uz.ts'
import { uz as members } from '../../features/members/texts/uz.ts'
import { uz as numbers } from '../../features/numbers/texts/uz.ts'
import { uz as presence } from '../../features/presence/texts/uz.ts'
import { uz as queue } from '../../features/queue/texts/uz.ts'
import { uz as complaints } from '../../features/complaints/texts/uz.ts'
import { uz as questions } from '../../features/questions/texts/uz.ts'
import { uz as records } from '../../features/records/texts/uz.ts'
import { uz as snippets } from '../../features/snippets/texts/uz.ts'
import { uz as sos } from '../../features/sos/texts/uz.ts'
import { uz as questionnaires } from '../../features/questionnaires/texts/uz.ts'
import { uz as step_up } from '../../features/step-up/texts/uz.ts'
import { uz as surveys } from '../../features/surveys/texts/uz.ts'
import { uz as blocks } from '../../features/blocks/texts/uz.ts'
import { uz as care } from '../../features/care/texts/uz.ts'
import { uz as notes } from '../../features/notes/texts/uz.ts'
import { uz as transfer } from '../../features/transfer/texts/uz.ts'
import { uz as broadcasts } from '../../features/broadcasts/texts/uz.ts'
import { uz as passkeys } from '../../features/passkeys/texts/uz.ts'
import { uz as places } from '../../features/places/texts/uz.ts'
import { uz as builder } from '../../features/builder/texts/uz.ts'
import { uz as content } from '../../features/content/texts/uz.ts'
import { uz as rich_text } from '../../features/rich-text/texts/uz.ts'

/** Each feature brings its own texts; one line for each. */
export const uz = {
  ...app,
  ...attention,
  ...audit,
  ...security,
  ...statistics,
  ...hours,
  ...rota,
  ...duty,
  ...wall,
  ...transfer,
  ...notes,
  ...care,
  ...blocks,
  ...auth,
  ...conversation,
  ...invite,
  ...library,
  ...media,
  ...members,
  ...numbers,
  ...presence,
  ...queue,
  ...cards,
  ...plan,
  ...cases,
  ...case_words,
  ...case_files,
  ...complaints,
  ...questions,
  ...records,
  ...snippets,
  ...sos,
  ...questionnaires,
  ...step_up,
  ...surveys,
  ...broadcasts,
  ...content,
  ...builder,
  ...passkeys,
  ...places,
  ...rich_text,
}
