import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'shift.label': 'Состояние смены',
  'shift.on_shift': 'На смене',
  'shift.break': 'Перерыв',
  'shift.off': 'Не на смене',
  'shift.to_on_shift': 'Выйти на смену',
  'shift.to_break': 'Уйти на перерыв',
  'shift.to_off': 'Закончить смену',
  'shift.off_title': 'Вы не на смене',
  'shift.off_text': 'Если на смене никого нет, дети видят «закрыто».',
  'shift.since': 'с %{time}',
}
