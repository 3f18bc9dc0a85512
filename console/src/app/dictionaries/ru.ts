import { ru as attention } from '../../features/attention/texts/ru.ts'
import { ru as security } from '../../features/security/texts/ru.ts'
import { ru as audit } from '../../features/audit/texts/ru.ts'
import { ru as statistics } from '../../features/statistics/texts/ru.ts'
import { ru as hours } from '../../features/hours/texts/ru.ts'
import { ru as duty } from '../../features/duty/texts/ru.ts'
import { ru as rota } from '../../features/rota/texts/ru.ts'
import { ru as wall } from '../../features/wall/texts/ru.ts'
import { ru as app } from '../texts/ru.ts'
import { ru as auth } from '../../features/sign-in/texts/ru.ts'
import { ru as cases } from '../../features/cases/texts/ru.ts'
import { ru as case_words } from '../../features/cases/words/ru.ts'
import { ru as case_files } from '../../features/cases/files/texts/ru.ts'
import { ru as cards } from '../../features/cards/texts/ru.ts'
import { ru as plan } from '../../features/plan/texts/ru.ts'
import { ru as conversation } from '../../features/conversation/texts/ru.ts'
import { ru as invite } from '../../features/invite/texts/ru.ts'
import { ru as library } from '../../features/library/texts/ru.ts'
import { ru as media } from '../../features/media/texts/ru.ts'
import { ru as members } from '../../features/members/texts/ru.ts'
import { ru as numbers } from '../../features/numbers/texts/ru.ts'
import { ru as presence } from '../../features/presence/texts/ru.ts'
import { ru as queue } from '../../features/queue/texts/ru.ts'
import { ru as complaints } from '../../features/complaints/texts/ru.ts'
import { ru as questions } from '../../features/questions/texts/ru.ts'
import { ru as records } from '../../features/records/texts/ru.ts'
import { ru as snippets } from '../../features/snippets/texts/ru.ts'
import { ru as sos } from '../../features/sos/texts/ru.ts'
import { ru as questionnaires } from '../../features/questionnaires/texts/ru.ts'
import { ru as step_up } from '../../features/step-up/texts/ru.ts'
import { ru as surveys } from '../../features/surveys/texts/ru.ts'
import { ru as blocks } from '../../features/blocks/texts/ru.ts'
import { ru as care } from '../../features/care/texts/ru.ts'
import { ru as notes } from '../../features/notes/texts/ru.ts'
import { ru as transfer } from '../../features/transfer/texts/ru.ts'
import { ru as broadcasts } from '../../features/broadcasts/texts/ru.ts'
import { ru as passkeys } from '../../features/passkeys/texts/ru.ts'
import { ru as places } from '../../features/places/texts/ru.ts'
import { ru as builder } from '../../features/builder/texts/ru.ts'
import { ru as content } from '../../features/content/texts/ru.ts'
import { ru as rich_text } from '../../features/rich-text/texts/ru.ts'
import type { TextKey } from '../../i18n/text-key.ts'

export const ru: Record<TextKey, string> = {
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
