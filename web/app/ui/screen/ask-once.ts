/** So long an answer serves whoever on the page needs the same. */
const SERVES_MS = 2_000

const flights = new Map<string, Promise<unknown>>()

/** One fetch for one need: parts of a page that wake at the same moment share an answer. One that fails serves nobody after. */
export function askOnce<T>(path: string, ask: () => Promise<T>): Promise<T> {
  const under_way = flights.get(path) as Promise<T> | undefined
  if (under_way) return under_way
  const flight = ask()
  flights.set(path, flight)
  flight.then(
    () => setTimeout(() => flights.delete(path), SERVES_MS),
    () => flights.delete(path),
  )
  return flight
}
