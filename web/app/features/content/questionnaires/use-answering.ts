import { placeAfter } from '@himoya/contract/content/form-path'
import type { AnswerSheet, Asked, Questionnaire } from '@himoya/contract/content/questionnaires'
import { ApiError } from '@himoya/kit/session/api-error'
import { useEffect, useRef, useState } from 'react'
import { useSession } from '../../../session/session.ts'
import { tellsOfDanger } from '../../../ui/screen/tells-of-danger.ts'
import { useTellsOfDanger } from '../../../ui/screen/use-tells-of-danger.ts'
import { useBackGuard } from '../../../ui/screen/use-back-guard.ts'
import { type Answer, type Answers, answerTo, hindrance, sheetOf, stillToCome, wordsOf } from './answers.ts'
import { keepDone } from './kept-done.ts'

export type Answering = {
  question: Asked
  answer: Answer
  put(answer: Answer): void
  /** What keeps one from going on. */
  hindrance: ReturnType<typeof hindrance>
  /** How many questions were shown with this one, and how many it may become; `depends`: on the answers. */
  at: number
  count: number
  depends: boolean
  is_last: boolean
  next(): void
  back(): void
  busy: boolean
  failure: ApiError | null
  /** Words of danger stand in what was written so far: decided in the browser, nothing is sent. */
  tells_of_danger: boolean
  /** After sending. `already`: it had been answered before, so nothing was added; `help`: words of danger stood in it. */
  end: { thanks: string; already: boolean; help: boolean } | null
}

/** What was answered so far, and the places of the questions that were shown. */
type Begun = { version: number; answers: Answers; way: readonly number[] }
/** Holds it as long as the page is open: whoever goes back to what the page says, or opens the chat, goes on where they were. */
export type PageMemory = { begun: Begun | null }

/**
 * One way through a questionnaire. Answers live in the page's memory and go with it; a dead network or a fault of ours leaves
 * them where they are.
 */
export function useAnswering(questionnaire: Questionnaire, memory: PageMemory, onClose: () => void): Answering {
  const { questions, version } = questionnaire
  const [begun] = useState(() => (memory.begun?.version === version ? memory.begun : null))
  const [answers, setAnswers] = useState<Answers>(begun?.answers ?? {})
  const [way, setWay] = useState<readonly number[]>(begun?.way ?? [0])
  const sending = useSending(questionnaire)
  useEffect(() => {
    memory.begun = sending.end ? null : { version, answers, way }
  }, [memory, version, answers, way, sending.end])
  const place = way.at(-1)!
  const question = questions[place]!
  const answer = answerTo(answers, question)
  const { most, depends } = stillToCome(questions, place, answers)

  // A key that is still held, or a second tap, comes before the next screen is drawn.
  const latest = useRef(way)
  latest.current = way
  const walk = (next: readonly number[]): void => {
    latest.current = next
    setWay(next)
  }
  function stepBack(): boolean {
    if (sending.end || latest.current.length === 1) {
      onClose()
      return false
    }
    walk(latest.current.slice(0, -1))
    return true
  }
  const guard = useBackGuard(stepBack)
  useEffect(() => {
    guard.enter()
  }, [guard])
  useEffect(() => {
    if (sending.end) guard.leave()
  }, [sending.end, guard])

  return {
    question,
    answer,
    put: (given) => setAnswers((all) => ({ ...all, [question.key]: given })),
    hindrance: hindrance(question, answer),
    at: way.length,
    count: way.length + most,
    depends,
    is_last: most === 0,
    next() {
      const next = placeAfter(questions, place, answer.options)
      if (next === null) void sending.send(answers)
      else if (latest.current === way) walk([...way, next])
    },
    back() {
      if (!stepBack()) guard.leave()
    },
    busy: sending.busy,
    failure: sending.failure,
    tells_of_danger: useTellsOfDanger(wordsOf(answers)),
    end: sending.end,
  }
}

/**
 * Sends the sheet, without an idempotency key: such a key is kept beside its sender, and would lead from an account to answers
 * that nobody may trace. A sheet whose answer got lost is told by the once-rule when it comes again.
 */
function useSending(questionnaire: Questionnaire) {
  const { api, tokens } = useSession()
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [end, setEnd] = useState<Answering['end']>(null)
  const under_way = useRef(false)

  function finish(thanks: string, already: boolean, help: boolean): void {
    if (!tokens.in_memory) keepDone(questionnaire, new Date())
    setEnd({ thanks, already, help })
  }
  async function send(answers: Answers): Promise<void> {
    if (under_way.current) return
    const may_have_arrived = failure !== null
    under_way.current = true
    setBusy(true)
    setFailure(null)
    try {
      const path = `questionnaire/${questionnaire.slug}/`
      const { thanks, help } = await api.post<AnswerSheet>(path, sheetOf(questionnaire, answers))
      finish(thanks, false, help)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'already_done') finish(questionnaire.thanks, !may_have_arrived, await tellsOfDanger(wordsOf(answers)))
      else setFailure(error)
    } finally {
      under_way.current = false
      setBusy(false)
    }
  }
  return { send, busy, failure, end }
}
