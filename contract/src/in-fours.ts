/** Groups of four, as a long number or key is shown and written down: `1234 5678 9012 3456 7890`. */
export const inFours = (signs: string): string => signs.match(/.{1,4}/g)?.join(' ') ?? ''
