// Every message's cid says which run, which client and which of its messages: whoever sees it needs no table.

const RUN = 8
const hex = (value: number, length: number): string => value.toString(16).padStart(length, '0')

export const newRun = (): string => hex(Math.floor(Math.random() * 2 ** 32), RUN)

/** A valid UUID: `run`, the client in the second group, its message in the last one. At most 65,536 clients. */
export const makeCid = (run: string, client: number, n: number): string => `${run}-${hex(client, 4)}-4000-8000-${hex(n, 12)}`

/** null: not of this run. */
export function readCid(run: string, cid: string): { client: number; n: number } | null {
  if (!cid.startsWith(run)) return null
  return { client: Number.parseInt(cid.slice(9, 13), 16), n: Number.parseInt(cid.slice(24), 16) }
}
