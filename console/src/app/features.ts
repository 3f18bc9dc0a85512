import { attention } from '../features/attention/feature.ts'
import { audit } from '../features/audit/feature.ts'
import { bell } from '../features/bell/feature.ts'
import { blocks } from '../features/blocks/feature.ts'
import { broadcasts } from '../features/broadcasts/feature.ts'
import { builder } from '../features/form-builder/feature.ts'
import { cases } from '../features/cases/feature.ts'
import { complaints } from '../features/complaints/feature.ts'
import { content } from '../features/content/feature.ts'
import { conversation } from '../features/conversation/feature.ts'
import { desk } from '../features/desk/feature.ts'
import { drawing } from '../features/drawing/feature.ts'
import { duty } from '../features/duty/feature.ts'
import { follow_ups } from '../features/follow-ups/feature.ts'
import { hours } from '../features/hours/feature.ts'
import { invite } from '../features/invite/feature.ts'
import { library } from '../features/library/feature.ts'
import { members } from '../features/members/feature.ts'
import { my_day } from '../features/my-day/feature.ts'
import { notes } from '../features/notes/feature.ts'
import { numbers } from '../features/numbers/feature.ts'
import { places } from '../features/places/feature.ts'
import { questionnaires } from '../features/questionnaires/feature.ts'
import { questions } from '../features/public-questions/feature.ts'
import { queue } from '../features/queue/feature.ts'
import { records } from '../features/records/feature.ts'
import { rota } from '../features/rota/feature.ts'
import { security } from '../features/security/feature.ts'
import { sign_in } from '../features/sign-in/feature.ts'
import { snippets } from '../features/snippets/feature.ts'
import { sos } from '../features/sos/feature.ts'
import { statistics } from '../features/statistics/feature.ts'
import { step_up } from '../features/step-up/feature.ts'
import { surveys } from '../features/surveys/feature.ts'
import { transfer } from '../features/transfer/feature.ts'
import { wall } from '../features/wall/feature.ts'
import type { Feature } from '../ui/feature.ts'

/** One line a feature; in the order of the rail. */
export const FEATURES: readonly Feature[] = [
  my_day,
  desk,
  queue,
  conversation,
  notes,
  sos,
  cases,
  questions,
  attention,
  bell,
  transfer,
  follow_ups,
  wall,
  rota,
  duty,
  hours,
  records,
  statistics,
  surveys,
  questionnaires,
  content,
  builder,
  places,
  library,
  numbers,
  broadcasts,
  snippets,
  audit,
  security,
  complaints,
  blocks,
  members,
  drawing,
  invite,
  sign_in,
  step_up,
]
