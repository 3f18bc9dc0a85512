/** Why the server does not start, in words for the person at the terminal. */
export function startRefused(sentence: string): Error {
  const error = new Error(sentence)
  error.name = 'StartRefused'
  return error
}

/** Words for the person at the terminal; the place too when it is our fault. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.name === 'StartRefused' || error.name === 'ConfigError' ? error.message : (error.stack ?? error.message)
}
