import type { SameKeys } from '../languages.ts'
import type { test_run as uz } from '../uz/test-run.ts'

export const test_run: SameKeys<typeof uz> = {
  loading: 'Loading...',
  leave: 'Leave the test',
  offer: 'You stopped at question {at}',
  offer_text: 'Your answers are still in this window.',
  go_on: 'Go on',
  anew: 'Start from the beginning',
  place: 'Question {at} of {count}',
  later: 'You can go on later',
  not_later: 'If you leave, your answers are gone',
  back: 'Back',
  next: 'Next question',
  finish: 'See the result',
  busy: 'Working it out',
  choose: 'Choose an answer first.',
  choose_many: 'Choose at least one answer first.',
  many: 'You can choose more than one.',
  talk: 'Write to a counsellor',
  keys: 'On a keyboard, 1–{count} choose and Enter goes on.',
}
