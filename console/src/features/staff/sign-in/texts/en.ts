import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'sign_in.title': 'Counsellors’ room',
  'sign_in.hint': 'For members of the service only.',
  'sign_in.email': 'Email',
  'sign_in.password': 'Password',
  'sign_in.show_password': 'Show the password',
  'sign_in.hide_password': 'Hide the password',
  'sign_in.code': 'Confirmation code',
  'sign_in.code_hint': '6 digits from your app, or a recovery code.',
  'sign_in.submit': 'Sign in',
  'sign_in.busy': 'Signing in',
  'sign_in.ended': 'Your session has ended. Sign in to go on.',
  'sign_in.need_email': 'Type your email address.',
  'sign_in.need_password': 'Type your password.',
  'sign_in.need_code': 'Type the code from your app.',
  'sign_in.wrong_email': 'The address is not complete. For example: name@service.uz',
}
