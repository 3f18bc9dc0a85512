import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'attention.alert': 'Есть обновление',
  'attention.handed': 'Вам передана новая беседа: она в списке «Мои»',
  'attention.off': 'Звук выключен: очередь не слышно',
  'attention.quiet': 'Тишина на 5 минут. Потом звук включится сам',
  'attention.turn_on': 'Включить',
  'attention.rings': 'Кто-то ждёт: звук идёт, пока его не возьмут',
  'attention.hush': 'Тишина 5 минут',
  'attention.offer': 'Сообщать, когда окно не на виду?',
  'attention.allow': 'Да, сообщать',
  'attention.later': 'Позже',
  'attention.full': 'Места заняты: %{open} из %{cap}. Очередь вам не звонит',
  'attention.overdue': '%{person}: две минуты никто не берёт.',
  'attention.overdue_more': 'И ещё: %{names}.',
  'attention.overdue_open': 'Открыть',
}
