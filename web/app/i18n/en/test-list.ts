import type { SameKeys } from '../languages.ts'
import type { test_list as uz } from '../uz/test-list.ts'

export const test_list: SameKeys<typeof uz> = {
  guest: 'Results are kept for people who are signed in.',
  none: 'No results yet.',
  to_tests: 'See the tests',
  score: '{score} / {max}',
  gone: 'This test is no longer on the site.',
  take: 'Open the test',
  open: 'See: {title}, {date}',
  open_short: 'See it',
  shared: 'Shown to your counsellor',
  remove: 'Delete: {title}, {date}',
  remove_short: 'Delete',
  remove_ask: 'The result goes for good. A message already in the chat stays.',
  remove_yes: 'Yes, delete',
  remove_no: 'Keep it',
  removed: 'Result deleted',
  older: 'Earlier results',
  back: 'Back to my results',
  month: 'Results of “Questions to myself” are deleted after 12 months.',
}
