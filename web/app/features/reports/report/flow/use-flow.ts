import { CONFIDENTIALITY_VERSIONS } from '@himoya/contract/people'
import type { Reported, ReportType } from '@himoya/contract/reports/reports'
import { ApiError } from '@himoya/kit/session/api-client'
import { uuid } from '@himoya/kit/uuid'
import { type RefObject, useRef, useState } from 'react'
import { type Form, useForm } from '../../../../ui/forms/use-form.ts'
import { useSession } from '../../../../session/session.ts'
import { useTellsOfDanger } from '../../../../ui/screen/use-tells-of-danger.ts'
import { useReportFiles } from '../files/use-report-files.ts'
import { allProblems, bodyOf, type Draft, EMPTY_DRAFT, type FieldName, fieldsOf, problemsOf, stepOf, voiceOf } from './draft.ts'
import { kept_report, type KeptReport, type LastTry } from './kept-report.ts'
import { useOtherTabs } from './other-tabs.ts'
import { useKeeping } from './use-keeping.ts'
import { useSteps } from './use-steps.ts'
import { useUnsent } from './use-unsent.ts'

export type Regions = readonly { value: string; label: string }[]
/** What a report is told in: the kinds of harm and the regions, in the page's language. */
export type Kinds = { types: readonly ReportType[]; regions: Regions }

export type Flow = ReturnType<typeof useFlow>

const NOTICE = CONFIDENTIALITY_VERSIONS.at(-1)!

/** Whoever was faster than the script has answered already. */
const answeredBefore = (): string => document.querySelector<HTMLInputElement>('[name="urgency"]:checked')?.value ?? ''

const NO_TRY: LastTry = { draft: '', body: null, key: '' }

/**
 * The whole of one telling: answers, where one stands, what was sent. `before`: what was kept of it over a reload;
 * `onEnd`: it is over and gone.
 */
export function useFlow(before: KeptReport | null, onEnd: () => void) {
  const steps = useSteps(before)
  const last_try = useRef(before?.last_try ?? NO_TRY)
  const tabs = useOtherTabs(before?.telling, () => (last_try.current = NO_TRY))
  const files = useReportFiles(before?.files)
  const [has_recording, setRecording] = useState(false)
  const [reported, setReported] = useState<Reported | null>(null)
  const [left, setLeft] = useState(false)
  const [kept, setKept] = useState(false)
  const { step } = steps
  /** The receipt is written down, or there is none. */
  const keep = (): void => (setKept(true), steps.letGo())
  const form = useFlowForm(before, {
    steps,
    files,
    last_try,
    onTry: () => keepNow(),
    onReported(answer) {
      kept_report.forget()
      tabs.tellSent()
      setReported(answer)
      files.letGo()
      steps.close()
      if (answer.receipt === undefined) keep()
    },
  })

  const untold = JSON.stringify(form.values) === JSON.stringify(EMPTY_DRAFT)
  const lost = { files: files.files.filter(({ state }) => state !== 'sent').length, voice: has_recording }
  const is_telling = !left && reported === null && (steps.moved || !untold)
  const whole = (): KeptReport => ({
    telling: tabs.telling,
    draft: form.values,
    step,
    changing: steps.changing,
    files: files.sent(),
    lost,
    last_try: last_try.current,
  })
  const { is_kept, keepNow } = useKeeping(is_telling, whole, () => (kept_report.forget(), onEnd()))
  const outlives_reload = is_kept && lost.files === 0 && !lost.voice
  useUnsent(is_telling ? !outlives_reload : reported !== null && !kept && !left, () => {
    kept_report.stop()
    setLeft(true)
  })
  return {
    ...steps,
    ...tabs,
    form: onlyOf(form, fieldsOf(step), step === 'review'),
    draft: form.values as Draft,
    voice: voiceOf(form.values.reporter_role),
    files,
    setRecording,
    tells_of_danger: useTellsOfDanger(form.values.description),
    is_kept,
    reported,
    left,
    keep,
  }
}

type Sending = {
  steps: ReturnType<typeof useSteps>
  files: ReturnType<typeof useReportFiles>
  last_try: RefObject<LastTry>
  onTry: () => void
  onReported: (answer: Reported) => void
}

/** The answers: each step goes on to the next, and the last look sends them. */
function useFlowForm(before: KeptReport | null, { steps, files, last_try, onTry, onReported }: Sending): Form<FieldName> {
  const send = useSend(last_try)
  const [initial] = useState(() => ({ ...EMPTY_DRAFT, ...(before?.draft ?? { urgency: answeredBefore() }) }))
  const { step } = steps
  /** To the step that asks for it. */
  const showWrong = (names: readonly string[]): void => {
    const name = names.find((one) => one in initial)
    if (name !== undefined) steps.change(stepOf(name as FieldName))
  }
  return useForm<FieldName>({
    initial,
    check(draft) {
      if (step !== 'review') return problemsOf(step, draft, files.has_voice)
      const problems = allProblems(draft, files.has_voice)
      showWrong(Object.keys(problems))
      return problems
    },
    async submit(draft) {
      if (step !== 'review') return steps.next()
      try {
        onReported(await send(draft, files.keys, onTry))
      } catch (error) {
        // The server saw what we did not.
        if (error instanceof ApiError) showWrong(Object.keys(error.fields))
        throw error
      }
    },
  })
}

/** A form as one step shows it: with the problems of its own fields. */
function onlyOf(form: Form<FieldName>, names: readonly FieldName[], with_failure: boolean): Form<FieldName> {
  return {
    ...form,
    problems: Object.fromEntries(Object.entries(form.problems).filter(([name]) => names.includes(name as FieldName))),
    failure: with_failure ? form.failure : null,
  }
}

/** Sends a draft. The same draft sent again, after no answer came, is one report; `onTry`: this try is to be kept. */
function useSend(last: RefObject<LastTry>): (draft: Draft, file_keys: readonly string[], onTry: () => void) => Promise<Reported> {
  const { api, lang } = useSession()
  return async (draft, file_keys, onTry) => {
    const whole = JSON.stringify([draft, file_keys])
    if (last.current.draft !== whole) {
      last.current = { draft: whole, body: bodyOf(draft, { lang, notice: NOTICE, file_keys }), key: uuid() }
      onTry()
    }
    try {
      return await api.post<Reported>('victim/', last.current.body, { idempotency_key: last.current.key })
    } catch (error) {
      throw error instanceof ApiError ? withOwnNames(error, draft) : error
    }
  }
}

/** `contact.phone` is the field `phone` here, and `happened_from` what was chosen of it. */
function withOwnNames(error: ApiError, { happened }: Draft): ApiError {
  const day = happened === 'day' || happened === 'month' ? (`happened_${happened}` as const) : 'happened'
  const names: Record<string, FieldName> = { happened_from: day, happened_to: day, contact: 'channel' }
  const fields = Object.fromEntries(
    Object.entries(error.fields).map(([path, codes]) => {
      const name = path.split('.').at(-1)!
      return [names[name] ?? name, codes]
    }),
  )
  const { kind, status, code, message, retry_after, reference } = error
  return new ApiError({
    kind,
    status,
    retry_after,
    body: { ...(code && { code }), message, fields, ...(reference && { reference }) },
  })
}
