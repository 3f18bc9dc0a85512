import { afterEach, beforeEach, expect, vi } from 'vitest'

/** What a call is answered with; `PENDING`: it is not answered. */
export type Answer = { status?: number; body: unknown } | typeof PENDING
export const PENDING = 'pending'
export const ok = (body: unknown): Answer => ({ body })
export const refused = (status: number, code: string): Answer => ({ status, body: { code, message: code } })

/** An answer that comes when the test says so. */
export function later(): { answer: Promise<Answer>; give(answer: Answer): void } {
  let give = (_answer: Answer): void => {}
  const answer = new Promise<Answer>((resolve) => (give = resolve))
  return { answer, give: (given) => give(given) }
}

type Asked = { call: string; body: unknown }
/**
 * `asked`: every call so far, oldest first; `answers`: by method and path below `/api/v1/`: `GET staff/auth/me/`; a promise is
 * one that comes later.
 */
export type GivenAnswers = { asked: Asked[]; answers: Record<string, Answer | Promise<Answer>> }

let unnamed: string[] = []
beforeEach(() => {
  unnamed = []
  localStorage.clear()
  sessionStorage.clear()
})
afterEach(() => expect(unnamed, 'calls that the test has no answer for').toEqual([]))

/** The server's part of a component test: its calls are answered by hand, in the contract's shapes. A call that is not named is a fault of the test. */
export function answerBy(answers: GivenAnswers['answers']): GivenAnswers {
  const given: GivenAnswers = { asked: [], answers }
  vi.stubGlobal('fetch', async (input: string | URL | Request, init: RequestInit = {}) => {
    const url = new URL(input instanceof Request ? input.url : input, location.origin)
    const call = `${init.method ?? 'GET'} ${url.pathname.replace('/api/v1/', '')}${url.search}`
    given.asked.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined })
    if (given.answers[call] === undefined) unnamed.push(call)
    const answer = await given.answers[call]
    if (answer === PENDING) return new Promise<Response>(() => {})
    const { status = 200, body } = answer ?? { status: 404, body: { code: 'not_found', message: call } }
    return new Response(status === 204 ? null : JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
  return given
}
