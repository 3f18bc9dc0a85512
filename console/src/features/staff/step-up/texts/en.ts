import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'step_up.title': 'Is it you?',
  'step_up.by_code': 'Enter the code from your app again for this. It then goes on by itself.',
  'step_up.by_password': 'Enter your password again for this. It then goes on by itself.',
  'step_up.by_passkey': 'Prove it with your passkey. It then goes on by itself.',
  'step_up.go_on': 'Go on',
  'step_up.busy': 'Checking…',
}
