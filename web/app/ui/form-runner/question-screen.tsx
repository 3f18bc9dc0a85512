import { ArrowLeft, CircleAlert, MessageCircle } from 'lucide'
import { type ReactNode, type SyntheticEvent, useEffect, useState } from 'react'
import { Icon } from '../../art/icon.tsx'
import { useSession } from '../../session/session.ts'
import { focusHeading } from '../screen/focus-on-mount.ts'
import { Changing } from '../screen/changing.tsx'

/** The question; its options are named by it. */
export const QUESTION = 'question'

type Words = {
  /** "5-savol, jami 8 ta". */
  place: string
  /** Beside it: whether one may go on later. */
  later?: string
  back: string
  next: string
  /** Said when one goes on without an answer. */
  choose: string
  /** The way to a person, under every question. */
  talk: string
  /** For whoever has a keyboard: which keys do what. */
  keys?: string
}

type Props = {
  words: Words
  /** How many questions are done with this one, and how many there are. */
  at: number
  count: number
  question: string
  hint?: string | undefined
  /** The language of the question where it is not the page's. */
  lang?: string | undefined
  /** The heading takes the focus: not on the page's first view. */
  focuses: boolean
  /** It is answered, or needs no answer. */
  answered: boolean
  onNext: () => void
  /** Left out on the first screen. */
  onBack?: (() => void) | undefined
  busy?: boolean
  /** What went wrong with the sending, and the way on. */
  failure?: ReactNode
  /** What is answered with. */
  children: ReactNode
}

/** One question a screen. Give it a `key` of its own for each question, so that each begins anew. */
export function QuestionScreen(props: Props) {
  const { words, at, count, question, hint, lang, focuses, answered, onNext, onBack, busy = false, failure, children } = props
  const session = useSession()
  const [asks, setAsks] = useState(false)
  const onSubmit = (event: SyntheticEvent): void => {
    event.preventDefault()
    if (busy) return
    setAsks(!answered)
    if (answered) onNext()
  }
  return (
    <form className="form-runner" noValidate onSubmit={onSubmit}>
      <ProgressBar {...{ words, at, count, onBack }} />
      <h1 id={QUESTION} ref={focuses ? focusHeading : undefined} tabIndex={-1} lang={lang}>
        {question}
      </h1>
      {hint && <p className="text-ink-2">{hint}</p>}
      {children}
      {asks && !answered && <Choose words={words} />}
      {failure}
      {words.keys && <p className="meta form-runner-keys">{words.keys}</p>}
      <a className="btn btn-text form-runner-talk" href={`/${session.lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {words.talk}
      </a>
      <div className="step-bar">
        <button type="submit" className="btn btn-first" aria-disabled={busy || !answered}>
          <Changing>{words.next}</Changing>
        </button>
      </div>
    </form>
  )
}

/** How far one is, in words and as a bar, and the way back. */
function ProgressBar({ words, at, count, onBack }: Pick<Props, 'words' | 'at' | 'count' | 'onBack'>) {
  return (
    <div className="form-runner-place">
      <div className="step-head">
        {onBack && (
          <button type="button" className="btn btn-text step-back" onClick={onBack}>
            <Icon of={ArrowLeft} />
            {words.back}
          </button>
        )}
        <p className="meta">
          <Changing>{words.place}</Changing>
        </p>
        {words.later && <p className="meta form-runner-later">{words.later}</p>}
      </div>
      <progress max={count} value={at} aria-hidden="true" />
    </div>
  )
}

function Choose({ words }: { words: Words }) {
  useEffect(() => {
    document.querySelector<HTMLElement>('.options input')?.focus()
  }, [])
  return (
    <p className="field-error" role="alert">
      <Icon of={CircleAlert} className="ic mt-0.5 size-4.5" />
      <Changing>{words.choose}</Changing>
    </p>
  )
}
