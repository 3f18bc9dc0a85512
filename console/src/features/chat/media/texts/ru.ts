import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'media.add_picture': 'Отправить фото',
  'media.picture': 'Фото',
  'media.reveal': 'Показать фото',
  'media.large': 'Увеличить фото',
  'media.chosen': 'Выбранное фото',
  'media.caption': 'Подпись (необязательно)',
  'media.preparing': 'Готовим фото',
  'media.not_opened': 'Это фото не открылось. Выберите другое.',
  'media.hard_to_read': 'Снимок очень длинный: буквы могут не читаться. Отправьте его по частям.',
  'media.incomplete': 'Фото пришло не целиком: видно только то, что открылось.',
  'media.send': 'Отправить',
  'media.cancel': 'Отменить',
  'media.close': 'Закрыть',
  'media.voice': 'Голосовое сообщение, %{time}',
  'media.play': 'Слушать',
  'media.pause': 'Пауза',
  'media.position': 'Место в записи',
  'media.again': 'Не открылось. Попробовать ещё раз',
  'media.gone': 'Файл больше не хранится.',
}
