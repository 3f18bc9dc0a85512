import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'invite.title': 'Добро пожаловать в службу',
  'invite.checking': 'Проверяем ссылку',
  'invite.gone': 'Ссылка не действует',
  'invite.gone_text': 'Она использована или устарела. Попросите у администратора новую.',
  'invite.password': 'Новый пароль',
  'invite.password_hint': 'Не меньше 15 знаков.',
  'invite.factor': 'Второй фактор',
  'invite.factor_text': 'Отсканируйте картинку в приложении кодов или введите ключ.',
  'invite.qr': 'Картинка для приложения кодов',
  'invite.key': 'Ключ: %{key}',
  'invite.code': '6 цифр из приложения',
  'invite.code_optional': 'Сейчас не обязательно.',
  'invite.submit': 'Начать работу',
  'invite.busy': 'Сохраняем',
  'invite.codes': 'Запасные коды',
  'invite.codes_text': 'Видны только сейчас. Запишите: каждый сработает один раз.',
  'invite.codes_done': 'Коды записаны',
}
