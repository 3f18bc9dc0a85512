import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'step_up.title': 'Это вы?',
  'step_up.by_code': 'Для этого действия введите код из приложения ещё раз. Дальше всё продолжится само.',
  'step_up.by_password': 'Для этого действия введите пароль ещё раз. Дальше всё продолжится само.',
  'step_up.by_passkey': 'Подтвердите ключом доступа. Дальше всё продолжится само.',
  'step_up.go_on': 'Продолжить',
  'step_up.busy': 'Проверяем…',
}
