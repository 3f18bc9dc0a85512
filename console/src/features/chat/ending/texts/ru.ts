import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'ending.unanswered': 'Последнее слово за ребёнком. На него ещё не ответили.',
  'ending.hinted': 'В сообщениях есть %{topics}.',
  'ending.unassessed': 'Риск ещё не оценён.',
  'ending.why': 'Если всё же завершаете, напишите почему. Причина останется в заметках рядом с беседой.',
  'ending.by_phone': 'Продолжаем по телефону',
  'ending.in_case': 'Дело открыто, работа идёт в нём',
  'ending.safe_now': 'Сейчас в безопасности, мы попрощались',
  'ending.silent': 'Давно не отвечает на сообщения',
  'ending.anyway': 'Всё равно завершить',
  'ending.note': 'Почему завершено: %{reason}',
}
