import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'sign_in.title': 'Комната консультантов',
  'sign_in.hint': 'Только для сотрудников службы.',
  'sign_in.email': 'Электронная почта',
  'sign_in.password': 'Пароль',
  'sign_in.show_password': 'Показать пароль',
  'sign_in.hide_password': 'Скрыть пароль',
  'sign_in.code': 'Код подтверждения',
  'sign_in.code_hint': '6 цифр из приложения или запасной код.',
  'sign_in.submit': 'Войти',
  'sign_in.busy': 'Входим',
  'sign_in.ended': 'Сеанс окончен. Чтобы продолжить, войдите.',
  'sign_in.need_email': 'Напишите адрес почты.',
  'sign_in.need_password': 'Напишите пароль.',
  'sign_in.need_code': 'Напишите код из приложения.',
  'sign_in.wrong_email': 'Адрес неполный. Например: imya@sluzhba.uz',
}
