/** What somebody typed as a clock of 24 hours: `9` is 09:00, `930` and `9.30` are 09:30; anything else stays as it is. */
export function typedClock(typed: string): string {
  const digits = typed.replace(/\D/g, '')
  const [hours, minutes] = digits.length <= 2 ? [digits, '00'] : [digits.slice(0, -2), digits.slice(-2)]
  const whole = digits.length > 0 && digits.length <= 4 && Number(hours) <= 23 && Number(minutes) <= 59
  return whole ? `${hours.padStart(2, '0')}:${minutes}` : typed
}

/** For a text field: browsers show their own time field in twelve hours where their language does. */
export const CLOCK_PATTERN = '([01][0-9]|2[0-3]):[0-5][0-9]'
