import type { SameKeys } from '../languages.ts'
import type { search as uz } from '../uz/search.ts'

export const search: SameKeys<typeof uz> = {
  title: 'Search',
  lead: 'Search lessons, questions, news and places.',
  label: 'What are you looking for?',
  hint: 'A slip of the finger does not matter.',
  go: 'Search',
  found: 'Found: {count}.',
  mistyped: 'No text has exactly this word. Close ones:',
  none: 'Nothing was found. Try another word.',
  none_way: 'Or ask a counsellor.',
  back: 'I have been here before',
  back_text: 'Were you given 20 digits? Your answer is here',
  write: 'Write to a counsellor',
  all: 'All',
  types: {
    course: 'Courses',
    lesson: 'Lessons',
    resource: 'To download',
    question: 'Questions and answers',
    faq: 'Often asked',
    news: 'News',
    place: 'Places of help',
    test: 'Tests',
    page: 'About the site',
  },
  more: 'Show more',
  loading: 'Loading...',
  failed: 'No answer came. Check the connection and press again.',
}
