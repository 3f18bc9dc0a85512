import type { uz } from './uz.ts'

export const en: Record<keyof typeof uz, string> = {
  'shift.label': 'Shift',
  'shift.on_shift': 'On shift',
  'shift.break': 'On a break',
  'shift.off': 'Off shift',
  'shift.to_on_shift': 'Go on shift',
  'shift.to_break': 'Take a break',
  'shift.to_off': 'End the shift',
  'shift.off_title': 'You are off shift',
  'shift.off_text': 'When nobody is on shift, children see “closed”.',
  'shift.since': 'since %{time}',
}
