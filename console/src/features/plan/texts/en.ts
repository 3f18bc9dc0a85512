import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'plan.title': 'Safety plan',
  'plan.make': 'Make the plan',
  'plan.renew': 'Renew',
  'plan.none': 'No plan has been sent yet',
  'plan.sent': 'Version %{version}, %{when}',
  'plan.rule': 'One a line. You make it together, and it stays with the child.',
  'plan.warning_signs': 'Warning signs',
  'plan.helps': 'What helps',
  'plan.contacts': 'Who to call',
  'plan.contacts_hint': 'For example: Grandma +998 90 123 45 67',
  'plan.safe_place': 'Safe place',
  'plan.send': 'Send the plan',
  'plan.sending': 'Sending',
  'plan.done': 'The plan was sent into the chat',
  'plan.close': 'Close',
  'plan.kept': 'The draft is kept in this browser.',
  'plan.many': 'At most %{count} lines in each part.',
  'plan.version': 'Version %{version}',
}
