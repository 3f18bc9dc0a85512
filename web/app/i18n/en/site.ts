import type { SameKeys } from '../languages.ts'
import type { site as uz } from '../uz/site.ts'

export const site: SameKeys<typeof uz> = {
  sample: 'Sample',
  other_language: 'This text is in Uzbek only for now.',
  helpful: {
    title: 'Was it helpful?',
    yes: 'Yes',
    no: 'No',
    thanks: 'Thank you. Your answer is counted.',
    sorry: 'Thank you. We will improve the text. You can ask a counsellor too.',
    failed: 'Not sent. Check your connection and tap again.',
  },
  pager: { label: 'Pages of the list', previous: 'Previous', next: 'Next', place: 'Page {page} of {pages}' },
  news: {
    title: 'News',
    lead: 'What is new at Himoya, and what is good to know.',
    feed: 'News feed (RSS)',
    none: 'There is no news yet.',
    about: 'Topic: {tag}',
    all: 'All news',
    others: 'Read on',
  },
  faq: {
    title: 'People often ask',
    lead: 'Short answers. If your question is not here, write to a counsellor.',
    none: 'There are no questions yet.',
    all: 'All topics',
  },
  tags: {
    darslar: 'lessons',
    xizmat: 'the service',
    xavfsizlik: 'safety',
    joylar: 'places of help',
    savollar: 'questions',
    internet: 'internet',
    qidiruv: 'search',
    suhbat: 'chat',
    maktab: 'school',
    hislar: 'feelings',
    materiallar: 'materials',
  },
  updated: 'Updated: {date}',
  counts: {
    title: 'Here now',
    lessons: 'lessons',
    questions: 'answers',
    places: 'places of help',
    conversations: 'conversations',
  },
}
