import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'questionnaires.title': 'Итоги опросов',
  'questionnaires.hint': 'Ответы видны только общими числами. Кто что ответил, не видит никто.',
  'questionnaires.failed': 'Итоги не открылись',
  'questionnaires.none': 'Опросов пока нет',
  'questionnaires.none_text': 'Когда редактор опубликует опрос, он появится здесь.',
  'questionnaires.answers': 'Ответов: %{count}',
  'questionnaires.few_answers': 'Меньше десяти ответов',
  'questionnaires.since': 'Первый ответ: %{day}',
  'questionnaires.wait': 'Итоги откроются после десяти ответов',
  'questionnaires.why_hidden':
    'Числа меньше десяти скрыты. Скрыты и те, по которым их можно вычислить. Числа обновляются с каждым десятком ответов.',
  'questionnaires.hidden_sum': 'общее число скрыто',
  'questionnaires.few': 'мало',
  'questionnaires.few_words': 'меньше десяти ответов',
  'questionnaires.option': 'Ответ',
  'questionnaires.count': 'Сколько',
  'questionnaires.table': 'Таблица (CSV)',
  'questionnaires.print': 'Напечатать',
  'questionnaires.words_open': 'Прочитать написанное',
  'questionnaires.words_close': 'Закрыть',
  'questionnaires.words_hint': 'Порядок перемешан: не узнать, кто и когда это написал.',
  'questionnaires.no_words': 'Никто ничего не написал.',
}
