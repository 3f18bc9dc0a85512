import type { uz } from './uz.ts'

export const ru: Record<keyof typeof uz, string> = {
  'passkeys.title': 'Ключи доступа',
  'passkeys.hint':
    'Ключ доступа (passkey) впускает по отпечатку, лицу или PIN. Его нельзя выдать поддельной странице. Лучше иметь два: если один потеряется, останется второй.',
  'passkeys.use': 'С ключом доступа',
  'passkeys.asking': 'Устройство спрашивает…',
  'passkeys.add': 'Добавить ключ',
  'passkeys.add_hint': 'Сначала назовите его. Потом устройство попросит отпечаток, лицо или PIN.',
  'passkeys.name': 'Название, например: рабочий ноутбук',
  'passkeys.go_on': 'Продолжить',
  'passkeys.save': 'Сохранить',
  'passkeys.rename': 'Переименовать',
  'passkeys.rename_label': 'Переименовать: %{name}',
  'passkeys.remove': 'Удалить',
  'passkeys.remove_label': 'Удалить: %{name}',
  'passkeys.remove_title': 'Удалить «%{name}»?',
  'passkeys.remove_text': 'Войти с этим ключом больше не получится. Удалите его и на самом устройстве.',
  'passkeys.used': 'последний раз %{time}',
  'passkeys.made': 'добавлен %{time}',
  'passkeys.failed': 'Ключи не открылись',
  'passkeys.unknown_here': 'Этот браузер не знает ключей доступа.',
  'passkeys.known': 'На этом устройстве ваш ключ уже есть.',
  'passkeys.other_address': 'Ключи работают только по основному адресу консоли. Откройте её там.',
  'passkeys.not_made': 'Ключ не получен. Попробуйте ещё раз.',
  'passkeys.required_from': 'С %{time} в консоль входят только с ключом доступа.',
  'passkeys.rule': 'Нужен ли ключ всем',
  'passkeys.rule_hint':
    'Сейчас входят и по паролю с кодом. Чтобы сделать ключ обязательным, нужно согласие супервизора. Потом всем придёт SMS, и будет 7 дней, чтобы его добавить.',
  'passkeys.rule_waits':
    'Запрошено, чтобы ключ был у всех. Когда супервизор согласится, всем придёт SMS и будет не меньше 7 дней, чтобы добавить ключ.',
  'passkeys.without': 'Сотрудников без ключа: %{count}',
  'passkeys.rule_on': 'Сделать обязательным через 7 дней',
  'passkeys.rule_agree': 'Согласиться и сообщить всем',
  'passkeys.rule_off': 'Сделать необязательным',
}
