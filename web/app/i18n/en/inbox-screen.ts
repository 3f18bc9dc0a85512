import type { SameKeys } from '../languages.ts'
import type { inbox_screen as uz } from '../uz/inbox-screen.ts'

export const inbox_screen: SameKeys<typeof uz> = {
  said: {
    received_text: 'We have your report. A person reads it today or tomorrow.',
    checking_text: 'We are reading it and deciding what to do.',
    in_work_text: 'There is a plan and the work has begun. News will stand here.',
    needs_you_text: 'Our question is below. When you answer, we go on.',
    closed_text: 'This work is done. If there is more to say, write it here.',
    helped: 'Help was given. If there is more to say, write it here.',
    referred: 'We passed it to those whose work this is. Ask us here if anything is unclear.',
    known_already: 'We know of this from another report and are working on it. Thank you.',
    not_ours: 'This is not in our power. In the chat we can tell you who helps.',
    withdrawn: 'You took the report back. We do not work on it.',
  },
  late: 'We missed the time we promised. Our supervisor can see that.',
  progress: 'Stage {now} of {all}',
  ref: 'Report {ref}',
  talk: {
    title: 'Messages',
    empty: 'Nothing here yet. If there is more to say, write it below.',
    secret: 'What you first wrote is not shown here. Whoever opens this page cannot read it.',
    closed: 'Nothing more can be written here.',
    fresh: 'Send a new report',
    stale: 'No connection. You see the last state; it renews when the connection is back.',
  },
  add_file: 'Add a file',
  files_wait: 'A file is still uploading. It is sent when that is done.',
  with_files: 'Files: {count}',
  withdraw: {
    open: 'Take the report back',
    ask: 'Take the report back?',
    text: 'We stop working on it. It is kept sealed and deleted when its time is over.',
    reason: 'Why, if you like',
    yes: 'Yes, take it back',
    no: 'No, leave it',
    done: 'The report was taken back',
    refused: 'A child may be in danger and the work has begun. So it cannot be taken back.',
    refused_next: 'Write here what you wish. We will decide together how to go on.',
  },
}
