import type { SameKeys } from '../languages.ts'
import type { tests as uz } from '../uz/tests.ts'

export const tests: SameKeys<typeof uz> = {
  title: 'Tests',
  lead: 'Try what you know, or listen to yourself. No account needed.',
  for_title: {
    child: 'Tests for ages 7–10',
    teen: 'Tests for ages 11–17',
    parent: 'Tests for parents',
    teacher: 'Tests for teachers',
  },
  knowledge: 'Try what you know',
  knowledge_text: 'You answer first; each question is explained at the end.',
  self_check: 'Questions to myself',
  self_check_text: 'Not a diagnosis. Just a look at how you are.',
  tag: { knowledge: 'Knowledge test', self_check: 'Questions to myself' },
  none: 'There are no tests here yet.',
  questions: 'Questions: {count}',
  mine: 'My results',
  mine_lead: 'What came out, and when. Only you can see it.',
  all: 'All tests',
  start: 'Start',
  starting: 'Loading...',
  about: {
    knowledge: 'Take your time. Mistakes are fine: everything is explained at the end.',
    self_check: 'This is not a diagnosis. There are no good or bad answers.',
  },
  sent: 'Your answers are only used to work out the result. Without an account nothing is kept.',
  sign_in: 'Want to see the result later? Sign in first',
  no_script: 'Answering needs JavaScript in your browser. These work without it.',
  no_script_write: 'Write or call',
  no_script_learn: 'Read the lessons',
}
