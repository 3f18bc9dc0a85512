import type { Result, ResultBody, TestQuestion, TestQuestions } from '@himoya/contract/content/tests'
import { ApiError } from '@himoya/kit/session/api-error'
import { useEffect, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { useBackGuard } from '../../../ui/screen/use-back-guard.ts'
import { FRESH, keepRun, keptRun, type Run } from './kept-run.ts'

export type TestRun = {
  /** null while it is not decided whether what was begun goes on. */
  question: TestQuestion | null
  at: number
  chosen: readonly string[]
  choose(options: string[]): void
  /** The next question; after the last one the result. */
  next(): void
  back(): void
  /** Where one stopped, while it is not decided. */
  offered: Run | null
  goOn(): void
  anew(): void
  /** One may leave and go on later in this tab. */
  keeps: boolean
  busy: boolean
  failure: ApiError | null
  result: Result | null
}

type State = { run: Run; offered: Run | null; result: Result | null }

/**
 * One way through the questions. What is answered is kept for a reload where it is harmless: of a knowledge test, on one's own
 * phone. Answers of a self-check live in this screen and go with it (safety.md 2, 3).
 */
export function useRun(asked: TestQuestions, keeps_answers: boolean, onClose: () => void): TestRun {
  const { tab_storage, tokens } = useSession()
  const keeps = keeps_answers && !tokens.in_memory
  const [state, setState] = useState<State>(() => ({
    run: FRESH,
    offered: keeps ? keptRun(tab_storage, asked) : null,
    result: null,
  }))
  const sending = useSending(asked)
  const { run, offered, result } = state
  const question = offered || result ? null : asked.questions[run.at]!

  function put(next: Run): void {
    if (keeps) keepRun(tab_storage, asked, next)
    setState({ run: next, offered: null, result: null })
  }
  function stepBack(): boolean {
    if (run.at === 0 || !question) onClose()
    else put({ ...run, at: run.at - 1 })
    return run.at > 0 && question !== null
  }
  const guard = useBackGuard(stepBack)
  useEffect(() => {
    guard.enter()
  }, [guard])

  async function finish(): Promise<void> {
    const answer = await sending.send(run)
    if (!answer) return
    if (keeps) keepRun(tab_storage, asked, FRESH)
    guard.leave()
    setState({ run: FRESH, offered: null, result: answer })
  }

  return {
    question,
    at: run.at,
    chosen: (question && run.answers[question.key]) ?? [],
    choose: (options) => question && put({ ...run, answers: { ...run.answers, [question.key]: options } }),
    next: () => (run.at + 1 < asked.questions.length ? put({ ...run, at: run.at + 1 }) : void finish()),
    back() {
      if (!stepBack()) guard.leave()
    },
    offered,
    goOn: () => offered && put(offered),
    anew() {
      guard.enter()
      put(FRESH)
    },
    keeps,
    busy: sending.busy,
    failure: sending.failure,
    result,
  }
}

/** Sends the answers, once more where no answer came: the same answers are the same result. */
function useSending({ test, version }: TestQuestions) {
  const { api } = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  async function send({ answers }: Run): Promise<Result | null> {
    const body: ResultBody = {
      test,
      version,
      answers: Object.entries(answers).map(([question, options]) => ({ question, options })),
    }
    setBusy(true)
    setFailure(null)
    try {
      return await api.post<Result>('result/', body)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      return null
    } finally {
      setBusy(false)
    }
  }
  return { send, busy, failure }
}
