import { en as attention } from '../attention/texts/en.ts'
import { en as audit } from '../audit/texts/en.ts'
import { en as statistics } from '../statistics/texts/en.ts'
import { en as hours } from '../hours/texts/en.ts'
import { en as rota } from '../rota/texts/en.ts'
import { en as wall } from '../wall/texts/en.ts'
import { en as app } from '../app/texts/en.ts'
import { en as auth } from '../auth/texts/en.ts'
import { en as cases } from '../cases/texts/en.ts'
import { en as case_words } from '../cases/words/en.ts'
import { en as case_files } from '../cases/files/texts/en.ts'
import { en as cards } from '../cards/texts/en.ts'
import { en as plan } from '../plan/texts/en.ts'
import { en as conversation } from '../conversation/texts/en.ts'
import { en as invite } from '../invite/texts/en.ts'
import { en as library } from '../library/texts/en.ts'
import { en as media } from '../media/texts/en.ts'
import { en as members } from '../members/texts/en.ts'
import { en as numbers } from '../numbers/texts/en.ts'
import { en as presence } from '../presence/texts/en.ts'
import { en as queue } from '../queue/texts/en.ts'
import { en as questions } from '../questions/texts/en.ts'
import { en as records } from '../records/texts/en.ts'
import { en as snippets } from '../snippets/texts/en.ts'
import { en as sos } from '../sos/texts/en.ts'
import { en as questionnaires } from '../questionnaires/texts/en.ts'
import { en as step_up } from '../step-up/texts/en.ts'
import { en as surveys } from '../surveys/texts/en.ts'
import { en as blocks } from '../blocks/texts/en.ts'
import { en as care } from '../care/texts/en.ts'
import { en as notes } from '../notes/texts/en.ts'
import { en as transfer } from '../transfer/texts/en.ts'
import { en as broadcasts } from '../broadcasts/texts/en.ts'
import { en as places } from '../places/texts/en.ts'
import { en as builder } from '../builder/texts/en.ts'
import { en as content } from '../content/texts/en.ts'
import { en as rich_text } from '../rich-text/texts/en.ts'
import type { TextKey } from './uz.ts'

export const en: Record<TextKey, string> = {
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
