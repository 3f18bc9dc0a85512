import type { SameKeys } from '../languages.ts'
import type { info as uz } from '../uz/info.ts'

export const info: SameKeys<typeof uz> = {
  numbers: {
    title: 'Emergency numbers',
    lead: 'The call is free. It works without credit too.',
    none: 'There is no checked number just now.',
    say_title: 'What to say?',
    say_name: 'Say your name. If you would rather not, don’t.',
    say_place: 'Say where you are: town, street, house or what is near.',
    say_what: 'Say in one sentence what is happening.',
    say_stay: 'Don’t hang up, answer the questions.',
    write_title: 'Hard to speak? Write',
    write_text: 'The chat makes no sound. People near you won’t hear it.',
    no_script: 'The chat needs JavaScript switched on in the browser. Calling works without it.',
  },
  about: {
    title: 'About Himoya',
    lead: 'Himoya is for children, parents and teachers. You write, a counsellor answers.',
    who_title: 'Who answers?',
    who_text: 'Counsellors who work with children. They write to you under a service name. No machine answers.',
    can_title: 'What can we do?',
    can_text: 'We listen, explain and think about the next step with you. In danger, we help to call for help.',
    cannot_title: 'What can we not do?',
    cannot_text: 'We are not the police, and not doctors. In danger right now, call 112.',
    numbers_title: 'Where do the numbers come from?',
    numbers_text: 'A person checks every number. A number whose check is too old is not shown.',
    key: 'You need no name to come through this door.',
  },
  privacy: {
    title: 'Privacy',
    lead: 'Short and honest: what is kept, who reads it, where secrecy ends.',
    limits_title: 'Where secrecy ends',
    limits_text:
      'If a life is in danger, we call for help. If the law demands it, we have to give information. If we can, we tell you first.',
    keep_title: 'What do we keep?',
    keep_text:
      'Your nickname or phone number, and your messages. They are encrypted in the database. The password itself is not kept, only its print.',
    read_title: 'Who reads it?',
    read_text: 'The counsellor and the supervisor read the chat. Administrators and editors do not see chats.',
    not_title: 'What do we not keep?',
    not_text: 'No advertising, no tracking. Nothing is requested from other sites. We do not ask where you are.',
    delete_title: 'Deleting',
    delete_text: 'You delete your account on your own page. The chats go with it.',
    trace_title: 'Traces on the phone',
    trace_text: 'The address may stay in the browser’s history. Calls stay in the call list. You can delete both.',
    version: 'Version of this text: 2026-11',
  },
  not_found: {
    title: 'There is no such page',
    text: 'The address has changed or has a mistake in it.',
    back: 'Home page',
  },
  error: {
    title: 'Something is broken on our side',
    text: 'It is not your fault. Try again in a minute.',
    again: 'Home page',
  },
  offline: {
    strip: 'No internet. Calls and SMS work.',
    title: 'What works without the internet',
    text: 'When the connection is back, reload the page. What you wrote stays on this phone.',
    again: 'Try again',
  },
}
