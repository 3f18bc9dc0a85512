/** `+998 90 123 45 67`; short numbers and those of other countries as they are. */
export const phoneWords = (number: string): string => number.replace(/^\+998(\d\d)(\d{3})(\d\d)(\d\d)$/, '+998 $1 $2 $3 $4')
