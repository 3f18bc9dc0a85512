/** Why the server does not start, in words for the person at the terminal. */
export function startRefused(sentence: string): Error {
  const error = new Error(sentence)
  error.name = 'StartRefused'
  return error
}
