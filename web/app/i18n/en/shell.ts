import type { SameKeys } from '../languages.ts'
import type { shell as uz } from '../uz/shell.ts'

export const shell: SameKeys<typeof uz> = {
  skip: 'Skip to the main part',
  exit: 'Quick exit',
  exit_title: 'Weather',
  language: 'Language',
  home: 'Himoya, home page',
  account: 'Sign in',
  profile: 'My account',
  close: 'Close',
  sos: 'SOS',
  sos_label: 'SOS: emergency numbers',
  sos_title: 'Do you need help now?',
  sos_write: 'Write to a counsellor',
  sos_trace: 'The call stays in the phone’s history. You can delete it.',
  sos_mistake: 'I pressed it by mistake',
  chat_open: 'Open the chat with a counsellor',
  chat_close: 'Close the chat',
  chat_title: 'Help service',
  chat_loading: 'Loading...',
  chat_failed: 'The chat did not open. Check your connection and tap again.',
  call: 'Call {number}',
  footer_numbers: 'Emergency numbers',
  footer_about: 'About Himoya',
  footer_privacy: 'Privacy',
  footer_links: 'About this site',
}
