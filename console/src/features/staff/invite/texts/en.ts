import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'invite.title': 'Welcome to the service',
  'invite.checking': 'Checking the link',
  'invite.gone': 'This link does not work',
  'invite.gone_text': 'It was used or is too old. Ask an administrator for a new one.',
  'invite.password': 'New password',
  'invite.password_hint': 'At least 15 characters.',
  'invite.factor': 'Second factor',
  'invite.factor_text': 'Scan the picture in your codes app, or type the key.',
  'invite.qr': 'Picture for the codes app',
  'invite.key': 'Key: %{key}',
  'invite.code': '6 digits from the app',
  'invite.code_optional': 'Not required now.',
  'invite.submit': 'Start work',
  'invite.busy': 'Saving',
  'invite.codes': 'Recovery codes',
  'invite.codes_text': 'Shown only now. Write them down: each works once.',
  'invite.codes_done': 'I wrote them down',
}
