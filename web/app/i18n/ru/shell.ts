import type { SameKeys } from '../languages.ts'
import type { shell as uz } from '../uz/shell.ts'

export const shell: SameKeys<typeof uz> = {
  skip: 'Перейти к содержанию',
  exit: 'Быстрый выход',
  exit_title: 'Погода',
  language: 'Язык',
  home: 'Himoya, главная страница',
  account: 'Войти в аккаунт',
  profile: 'Мой аккаунт',
  close: 'Закрыть',
  sos: 'SOS',
  sos_label: 'SOS: экстренные номера',
  sos_title: 'Нужна помощь сейчас?',
  sos_write: 'Написать консультанту',
  sos_trace: 'Звонок останется в журнале. Его можно стереть.',
  sos_mistake: 'Это ошибка',
  chat_open: 'Открыть разговор с консультантом',
  chat_close: 'Закрыть разговор',
  chat_title: 'Служба помощи',
  chat_loading: 'Загружается...',
  chat_failed: 'Разговор не открылся. Проверьте связь и нажмите ещё раз.',
  call: 'Позвонить по номеру {number}',
  footer_numbers: 'Экстренные номера',
  footer_about: 'О Himoya',
  footer_privacy: 'Конфиденциальность',
  footer_links: 'О сайте',
}
