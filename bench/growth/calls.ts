/** One call as a screen makes it, and who makes it. */
export type Call = { name: string; path: string; token: string; lang?: string }

const WARM_UP = 30
const TIMES = 200

/** p50 and p95 in milliseconds, one call after the other. */
export async function time(origin: string, calls: readonly Call[]): Promise<{ p50: number; p95: number }> {
  const times: number[] = []
  for (let turn = 0; turn < WARM_UP + TIMES; turn += 1) {
    const { path, token, lang } = calls[turn % calls.length]!
    const began = performance.now()
    const answer = await fetch(origin + path, {
      headers: { authorization: `Bearer ${token}`, ...(lang && { 'accept-language': lang }) },
    })
    const text = await answer.text()
    if (answer.status !== 200) throw new Error(`${path}: ${answer.status} ${text}`)
    if (turn >= WARM_UP) times.push(performance.now() - began)
  }
  times.sort((one, other) => one - other)
  return { p50: times[Math.floor(TIMES * 0.5)]!, p95: times[Math.floor(TIMES * 0.95)]! }
}

/** Writes as a person would, so that the rows are what the server makes. */
export async function write(origin: string, { path, token }: Omit<Call, 'name'>, message: string): Promise<void> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ cid: crypto.randomUUID(), message })
  const answer = await fetch(origin + path, { method: 'POST', headers, body })
  if (answer.status !== 200 && answer.status !== 201) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
}
