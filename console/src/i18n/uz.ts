import { uz as attention } from '../attention/texts/uz.ts'
import { uz as audit } from '../audit/texts/uz.ts'
import { uz as statistics } from '../statistics/texts/uz.ts'
import { uz as hours } from '../hours/texts/uz.ts'
import { uz as rota } from '../rota/texts/uz.ts'
import { uz as wall } from '../wall/texts/uz.ts'
import { uz as app } from '../app/texts/uz.ts'
import { uz as auth } from '../auth/texts/uz.ts'
import { uz as cases } from '../cases/texts/uz.ts'
import { uz as case_words } from '../cases/words/uz.ts'
import { uz as case_files } from '../cases/files/texts/uz.ts'
import { uz as cards } from '../cards/texts/uz.ts'
import { uz as plan } from '../plan/texts/uz.ts'
import { uz as conversation } from '../conversation/texts/uz.ts'
import { uz as invite } from '../invite/texts/uz.ts'
import { uz as library } from '../library/texts/uz.ts'
import { uz as media } from '../media/texts/uz.ts'
import { uz as members } from '../members/texts/uz.ts'
import { uz as numbers } from '../numbers/texts/uz.ts'
import { uz as presence } from '../presence/texts/uz.ts'
import { uz as queue } from '../queue/texts/uz.ts'
import { uz as questions } from '../questions/texts/uz.ts'
import { uz as records } from '../records/texts/uz.ts'
import { uz as snippets } from '../snippets/texts/uz.ts'
import { uz as sos } from '../sos/texts/uz.ts'
import { uz as questionnaires } from '../questionnaires/texts/uz.ts'
import { uz as step_up } from '../step-up/texts/uz.ts'
import { uz as surveys } from '../surveys/texts/uz.ts'
import { uz as blocks } from '../blocks/texts/uz.ts'
import { uz as care } from '../care/texts/uz.ts'
import { uz as notes } from '../notes/texts/uz.ts'
import { uz as transfer } from '../transfer/texts/uz.ts'
import { uz as broadcasts } from '../broadcasts/texts/uz.ts'
import { uz as places } from '../places/texts/uz.ts'
import { uz as builder } from '../builder/texts/uz.ts'
import { uz as content } from '../content/texts/uz.ts'
import { uz as rich_text } from '../rich-text/texts/uz.ts'

/** Each room brings its own texts; one line a room. */
export const uz = {
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
export type TextKey = keyof typeof uz
