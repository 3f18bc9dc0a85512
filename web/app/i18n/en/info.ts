import type { SameKeys } from '../languages.ts'
import type { info as uz } from '../uz/info.ts'

export const info: SameKeys<typeof uz> = {
  call: {
    title: 'Not sure what to say?',
    note: 'Read this sentence out. You need not give your name. You can stop at any time.',
    other: 'For another child: “I would like advice about a child.”',
    inson: 'Hello. I am being treated badly at home. Who can I talk to?',
    hospital: 'Hello. I was beaten and need a doctor. Will you see me if I come now?',
    police: 'Hello. Somebody is hurting me and I am afraid. Is there an officer for children?',
    shelter: 'Hello. It is dangerous for me to stay at home. Can I come to you?',
    legal: 'Hello. I would like to ask about my rights. Is the advice free?',
    psychologist: 'Hello. I feel very low and would like to talk. When can I come?',
    hotline: 'Hello. I feel very low and would like to talk. Can I leave out my name?',
    ngo: 'Hello. I need help. Who helps children at your place?',
  },
  numbers: {
    title: 'Emergency numbers',
    lead: 'The call is free. It works without credit too.',
    none: 'There is no checked number just now.',
    install: 'To open the numbers without internet: put an icon on the screen',
    say_title: 'What to say?',
    say_name: 'Say your name. If you would rather not, don’t.',
    say_place: 'Say where you are: town, street, house or what is near.',
    say_what: 'Say in one sentence what is happening.',
    say_stay: 'Don’t hang up, answer the questions.',
    write_title: 'Hard to speak? Write',
    write_text: 'The chat makes no sound. People near you won’t hear it.',
    no_script: 'The chat needs JavaScript switched on in the browser. Calling works without it.',
    sos_title: 'In danger? Send a call',
    sos_text: 'The call goes to the counsellors. This page then says who was told. No name or phone is needed.',
    sos_send: 'Send SOS',
    sos_look: 'See how it stands now',
    sos_number: 'Words and a picture to read the answer later. Write them down:',
    sos_digits: 'Instead of the words you wrote down, this number works too:',
  },
  not_found: {
    title: 'There is no such page',
    text: 'The address has changed or has a mistake in it.',
    back: 'Home page',
  },
  error: {
    title: 'Something is broken on our side',
    text: 'It is not your fault. Try again in a minute.',
    again: 'Try again',
  },
  offline: {
    strip: 'The page did not open: no internet, or a fault on our side. Calls and SMS work.',
    title: 'What works without the internet',
    text: 'When the connection is back, the page opens by itself. What you wrote stays on this phone.',
    again: 'Try again',
  },
}
