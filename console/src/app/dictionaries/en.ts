import { en as attention } from '../../features/attention/texts/en.ts'
import { en as security } from '../../features/security/texts/en.ts'
import { en as audit } from '../../features/audit/texts/en.ts'
import { en as statistics } from '../../features/statistics/texts/en.ts'
import { en as hours } from '../../features/hours/texts/en.ts'
import { en as duty } from '../../features/duty/texts/en.ts'
import { en as rota } from '../../features/rota/texts/en.ts'
import { en as wall } from '../../features/wall/texts/en.ts'
import { en as app } from '../texts/en.ts'
import { en as auth } from '../../features/sign-in/texts/en.ts'
import { en as cases } from '../../features/cases/texts/en.ts'
import { en as case_words } from '../../features/cases/words/en.ts'
import { en as case_files } from '../../features/cases/files/texts/en.ts'
import { en as cards } from '../../features/cards/texts/en.ts'
import { en as plan } from '../../features/plan/texts/en.ts'
import { en as conversation } from '../../features/conversation/texts/en.ts'
import { en as invite } from '../../features/invite/texts/en.ts'
import { en as library } from '../../features/library/texts/en.ts'
import { en as media } from '../../features/media/texts/en.ts'
import { en as members } from '../../features/members/texts/en.ts'
import { en as numbers } from '../../features/numbers/texts/en.ts'
import { en as presence } from '../../features/presence/texts/en.ts'
import { en as queue } from '../../features/queue/texts/en.ts'
import { en as complaints } from '../../features/complaints/texts/en.ts'
import { en as questions } from '../../features/questions/texts/en.ts'
import { en as records } from '../../features/records/texts/en.ts'
import { en as snippets } from '../../features/snippets/texts/en.ts'
import { en as sos } from '../../features/sos/texts/en.ts'
import { en as questionnaires } from '../../features/questionnaires/texts/en.ts'
import { en as step_up } from '../../features/step-up/texts/en.ts'
import { en as surveys } from '../../features/surveys/texts/en.ts'
import { en as blocks } from '../../features/blocks/texts/en.ts'
import { en as care } from '../../features/care/texts/en.ts'
import { en as notes } from '../../features/notes/texts/en.ts'
import { en as transfer } from '../../features/transfer/texts/en.ts'
import { en as broadcasts } from '../../features/broadcasts/texts/en.ts'
import { en as passkeys } from '../../features/passkeys/texts/en.ts'
import { en as places } from '../../features/places/texts/en.ts'
import { en as builder } from '../../features/builder/texts/en.ts'
import { en as content } from '../../features/content/texts/en.ts'
import { en as rich_text } from '../../features/rich-text/texts/en.ts'
import type { TextKey } from '../../i18n/text-key.ts'

export const en: Record<TextKey, string> = {
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
