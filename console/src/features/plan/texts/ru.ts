import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'plan.title': 'План безопасности',
  'plan.make': 'Составить план',
  'plan.renew': 'Обновить',
  'plan.none': 'План ещё не отправляли',
  'plan.sent': 'Версия %{version}, %{when}',
  'plan.rule': 'По одному на строку. План составляют вместе, он остаётся у ребёнка.',
  'plan.warning_signs': 'Признаки ухудшения',
  'plan.helps': 'Что помогает',
  'plan.contacts': 'Кому позвонить',
  'plan.contacts_hint': 'Например: Бабушка +998 90 123 45 67',
  'plan.safe_place': 'Безопасное место',
  'plan.send': 'Отправить план',
  'plan.sending': 'Отправляем',
  'plan.done': 'План отправлен в беседу',
  'plan.close': 'Закрыть',
  'plan.kept': 'Черновик хранится в этом браузере.',
  'plan.many': 'В каждой части не больше %{count} строк.',
  'plan.version': 'Версия %{version}',
}
