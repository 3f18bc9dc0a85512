import { attention } from '../features/desk/attention/feature.ts'
import { audit } from '../features/audit/feature.ts'
import { bell } from '../features/notifications/bell/feature.ts'
import { blocks } from '../features/chat/blocks/feature.ts'
import { broadcasts } from '../features/notifications/broadcasts/feature.ts'
import { builder } from '../features/content/form-builder/feature.ts'
import { cases } from '../features/reports/cases/feature.ts'
import { complaints } from '../features/questions/complaints/feature.ts'
import { content } from '../features/content/feature.ts'
import { conversation } from '../features/chat/conversation/feature.ts'
import { desk } from '../features/desk/feature.ts'
import { drawing } from '../features/staff/drawing/feature.ts'
import { duty } from '../features/staff/duty/feature.ts'
import { follow_ups } from '../features/reports/follow-ups/feature.ts'
import { hours } from '../features/staff/hours/feature.ts'
import { invite } from '../features/staff/invite/feature.ts'
import { library } from '../features/content/library/feature.ts'
import { members } from '../features/staff/members/feature.ts'
import { my_day } from '../features/desk/my-day/feature.ts'
import { notes } from '../features/chat/notes/feature.ts'
import { numbers } from '../features/content/numbers/feature.ts'
import { places } from '../features/content/places/feature.ts'
import { questionnaires } from '../features/content/questionnaires/feature.ts'
import { questions } from '../features/questions/public-questions/feature.ts'
import { queue } from '../features/chat/queue/feature.ts'
import { records } from '../features/chat/records/feature.ts'
import { rota } from '../features/staff/rota/feature.ts'
import { security } from '../features/audit/security/feature.ts'
import { sign_in } from '../features/staff/sign-in/feature.ts'
import { snippets } from '../features/chat/snippets/feature.ts'
import { sos } from '../features/sos/feature.ts'
import { statistics } from '../features/statistics/feature.ts'
import { step_up } from '../features/staff/step-up/feature.ts'
import { surveys } from '../features/chat/surveys/feature.ts'
import { transfer } from '../features/chat/transfer/feature.ts'
import { wall } from '../features/desk/wall/feature.ts'
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
