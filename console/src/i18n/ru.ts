import { ru as attention } from '../attention/texts/ru.ts'
import { ru as audit } from '../audit/texts/ru.ts'
import { ru as statistics } from '../statistics/texts/ru.ts'
import { ru as hours } from '../hours/texts/ru.ts'
import { ru as rota } from '../rota/texts/ru.ts'
import { ru as wall } from '../wall/texts/ru.ts'
import { ru as app } from '../app/texts/ru.ts'
import { ru as auth } from '../auth/texts/ru.ts'
import { ru as cases } from '../cases/texts/ru.ts'
import { ru as case_words } from '../cases/words/ru.ts'
import { ru as case_files } from '../cases/files/texts/ru.ts'
import { ru as cards } from '../cards/texts/ru.ts'
import { ru as plan } from '../plan/texts/ru.ts'
import { ru as conversation } from '../conversation/texts/ru.ts'
import { ru as invite } from '../invite/texts/ru.ts'
import { ru as library } from '../library/texts/ru.ts'
import { ru as media } from '../media/texts/ru.ts'
import { ru as members } from '../members/texts/ru.ts'
import { ru as numbers } from '../numbers/texts/ru.ts'
import { ru as presence } from '../presence/texts/ru.ts'
import { ru as queue } from '../queue/texts/ru.ts'
import { ru as questions } from '../questions/texts/ru.ts'
import { ru as records } from '../records/texts/ru.ts'
import { ru as snippets } from '../snippets/texts/ru.ts'
import { ru as sos } from '../sos/texts/ru.ts'
import { ru as questionnaires } from '../questionnaires/texts/ru.ts'
import { ru as step_up } from '../step-up/texts/ru.ts'
import { ru as surveys } from '../surveys/texts/ru.ts'
import { ru as blocks } from '../blocks/texts/ru.ts'
import { ru as care } from '../care/texts/ru.ts'
import { ru as notes } from '../notes/texts/ru.ts'
import { ru as transfer } from '../transfer/texts/ru.ts'
import { ru as broadcasts } from '../broadcasts/texts/ru.ts'
import { ru as places } from '../places/texts/ru.ts'
import { ru as builder } from '../builder/texts/ru.ts'
import { ru as content } from '../content/texts/ru.ts'
import { ru as rich_text } from '../rich-text/texts/ru.ts'
import type { TextKey } from './uz.ts'

export const ru: Record<TextKey, string> = {
  ...app,
  ...attention,
  ...audit,
  ...statistics,
  ...hours,
  ...rota,
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
  ...places,
  ...rich_text,
}
