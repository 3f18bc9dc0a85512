import type { SameKeys } from '../languages.ts'
import type { meta as uz } from '../uz/meta.ts'

export const meta: SameKeys<typeof uz> = {
  home: { title: 'Himoya: talk and advice', description: 'Write to a counsellor. No name and no phone needed.' },
  child: { title: 'Ages 7–10: a short page', description: 'A short and simple page about me and my friends.' },
  teen: { title: 'Ages 11–17: friends, internet, home', description: 'Friends, the internet and home: honest and short.' },
  parent: { title: 'A page for parents', description: 'Short advice on hearing your child and talking together.' },
  teacher: { title: 'A page for teachers', description: 'Short advice: notice, listen, pass on.' },
  numbers: { title: 'Phone numbers', description: 'Emergency numbers and what to say when you call.' },
  about: { title: 'About Himoya', description: 'What Himoya is, who answers and how it works.' },
  privacy: { title: 'Privacy', description: 'What we keep, who reads it and where secrecy ends.' },
  news: { title: 'News', description: 'What is new at Himoya, and what is good to know.' },
  news_one: { title: 'News', description: 'News from Himoya.' },
  faq: { title: 'Questions and answers', description: 'Short answers to frequent questions.' },
  faq_category: { title: 'Questions and answers', description: 'Short answers on one topic.' },
  terms: { title: 'Terms of use', description: 'What we do, and what we ask of you.' },
  complaint: { title: 'Feedback', description: 'How to tell a supervisor about a counsellor.' },
  register: { title: 'New account', description: 'An account with a nickname or a phone number.' },
  confirm: { title: 'Enter the code', description: 'Enter the code from the SMS.' },
  login: { title: 'Sign in', description: 'Sign in to your account.' },
  forgotten: { title: 'New password', description: 'Set a new password.' },
  profile: { title: 'My account', description: 'Name, picture, password and devices.' },
  welcome: { title: 'Start', description: 'Four short screens.' },
  offline: { title: 'No connection', description: 'Numbers that work without the internet.' },
  error: { title: 'A fault', description: 'Something is broken on our side.' },
  not_found: { title: 'Page not found', description: 'There is no page at this address.' },
}
