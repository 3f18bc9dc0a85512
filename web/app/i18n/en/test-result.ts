import type { SameKeys } from '../languages.ts'
import type { test_result as uz } from '../uz/test-result.ts'

export const test_result: SameKeys<typeof uz> = {
  score: '{score} of {max} right',
  review_one: 'Let us look at one question together.',
  review: 'Let us look at {count} questions together.',
  all_right: 'All answers are right.',
  not_diagnosis: 'This is not a diagnosis.',
  place: 'Question {at}',
  yours: 'You chose:',
  right: 'Right answer:',
  right_ones: 'Right answers, explained: {count}',
  answers: 'What you answered',
  next: 'What you can do now',
  again: 'Take it again',
  mine: 'My results',
  others: 'Other tests',
  guest: 'This result is only on this page. Close the page and it is gone.',
  kept: 'The result is kept in your account. You can delete it at any time.',
  share: {
    title: 'Show my counsellor',
    ask: 'The test’s name and the result go into your chat: “{test}”, “{result}”. Your answers do not.',
    send: 'Show it',
    no: 'Not now',
    busy: 'Sending',
    done: 'Your counsellor will see it.',
    open: 'Open the chat',
  },
  help: {
    title: 'You can talk about this',
    text: 'Your answer was sent to nobody. If you like, write to a counsellor: the chat says when they answer.',
    text_after: 'Nobody has read your answers. If you like, write to a counsellor: the chat says when they answer.',
    write: 'Write to a counsellor',
    go_on: 'Go on',
  },
}
