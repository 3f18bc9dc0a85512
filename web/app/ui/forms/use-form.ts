import type { FieldCode } from '@himoya/contract/errors'
import { ApiError } from '@himoya/kit/session/api-error'
import { type FormEvent, useEffect, useRef, useState } from 'react'

export type FieldProblem = { code: FieldCode; length: number }

type FormOptions<Name extends string> = {
  initial: Record<Name, string>
  /** What can be seen without the server; the server looks again. */
  check(values: Record<Name, string>): Partial<Record<Name, FieldCode | null>>
  /** Rejects with ApiError; what was typed stays in any case. */
  submit(values: Record<Name, string>): Promise<void>
}

export type Form<Name extends string> = {
  values: Record<Name, string>
  set(name: Name, value: string): void
  problems: Partial<Record<Name, FieldProblem>>
  /** What the server said, when it is not about fields shown here. */
  failure: ApiError | null
  busy: boolean
  onSubmit(event: FormEvent): void
  /** Counts failed sends: the summary takes the focus with each. */
  failed_times: number
}

/** The life of one form: typed, checked, sent, and what was wrong; a problem goes when its field is changed. */
export function useForm<Name extends string>({ initial, check, submit }: FormOptions<Name>): Form<Name> {
  const [values, setValues] = useState(initial)
  const [problems, setProblems] = useState<Form<Name>['problems']>({})
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed_times, setFailedTimes] = useState(0)
  // Pressed twice in one moment, the second time comes before `busy` is known.
  const is_under_way = useRef(false)
  const mounted = useMounted()

  function fail(codes: Partial<Record<string, FieldCode | null>>, error: ApiError | null): void {
    const named = (Object.keys(initial) as Name[]).flatMap((name) => {
      const code = codes[name]
      return code ? [[name, { code, length: [...values[name]].length }] as const] : []
    })
    setProblems(Object.fromEntries(named) as Form<Name>['problems'])
    setFailure(named.length ? null : error)
    setFailedTimes((times) => times + 1)
  }

  async function send(): Promise<void> {
    const codes = check(values)
    if (Object.values(codes).some(Boolean)) return fail(codes, null)
    is_under_way.current = true
    setBusy(true)
    setProblems({})
    setFailure(null)
    try {
      await submit(values)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (mounted.current)
        fail(Object.fromEntries(Object.entries(error.fields).map(([name, [code]]) => [name, code ?? null])), error)
    } finally {
      is_under_way.current = false
      if (mounted.current) setBusy(false)
    }
  }

  return {
    values,
    problems,
    failure,
    busy,
    failed_times,
    set(name, value) {
      setValues((before) => ({ ...before, [name]: value }))
      setProblems(
        (before) => Object.fromEntries(Object.entries(before).filter(([other]) => other !== name)) as Form<Name>['problems'],
      )
    },
    onSubmit(event) {
      event.preventDefault()
      if (!is_under_way.current) void send()
    },
  }
}

function useMounted() {
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])
  return mounted
}
