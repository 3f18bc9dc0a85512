import type { SameKeys } from '../languages.ts'
import type { complaint as uz } from '../uz/complaint.ts'

export const complaint: SameKeys<typeof uz> = {
  text: 'What happened?',
  text_hint: 'What happened and when is enough. You need not give your name.',
  about: 'The counsellor’s name, if you know it',
  who_reads: 'Only supervisors read this. Who wrote it is not kept.',
  send: 'Send to a supervisor',
  empty: 'Write what happened, then send it.',
  short: 'Add a word or two: at least 10 characters.',
  long: 'The text is too long: 4000 characters at most. It is still here: make it shorter and send it.',
  about_long: 'The name is too long: 80 characters at most. Write the rest above.',
  failed: 'Not sent. Your words are still here. Press once more.',
  sent: 'Your complaint has reached a supervisor',
  sent_text: 'A supervisor reads it and checks what happened. You read the answer on this site.',
  number: 'You open the answer with these four words and the picture',
  once: 'The words are shown once. Write them down: we cannot restore them.',
  return_link: 'I have been here before',
}
