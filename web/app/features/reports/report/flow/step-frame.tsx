import { ArrowLeft, MessageCircle } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx'
import { useSession } from '../../../../session/session.ts'
import { focusHeading } from '../../../../ui/screen/focus-on-mount.ts'
import { type FieldName, STEPS } from './draft.ts'
import type { Flow } from './use-flow.ts'
import { Changing } from '../../../../ui/screen/changing.tsx'

/** The heading of a step; a group of choices is named by it. */
export const TITLE = 'step-title'

type FrameProps = {
  flow: Flow
  title: string
  hint?: string
  /** Names of the step's fields, for the summary of what is missing. */
  labels: Partial<Record<FieldName, string>>
  children: ReactNode
  /** What the button that goes on says; the usual word when left out. */
  next?: { label: string; busy: string }
  /** There is nothing to go on to yet. */
  waiting?: boolean
}

/** What stands around a step: how far one is, its question, what is missing, and the way on and back. */
export function StepFrame({ flow, title, hint, labels, children, next, waiting = false }: FrameProps) {
  const t = useIslandTexts('report')
  const { lang } = useSession()
  const { form, step } = flow
  // Where something is wrong the summary takes the focus; on the page's first view nothing does.
  const [focuses] = useState(flow.moved && Object.keys(form.problems).length === 0)
  const at = STEPS.indexOf(step)
  return (
    <form className="report-form" noValidate onSubmit={form.onSubmit}>
      <div className="grid gap-2">
        <div className="stepper" aria-hidden="true">
          {STEPS.map((one, place) => (
            <i key={one} className={place <= at ? 'done' : undefined} />
          ))}
        </div>
        <div className="step-head">
          {at > 0 && (
            <button type="button" className="btn btn-text step-back" onClick={flow.back}>
              <Icon of={ArrowLeft} />
              {t('frame.back')}
            </button>
          )}
          <p className="meta">
            <Changing>{t('frame.step', { now: String(at + 1), all: String(STEPS.length) })}</Changing>
          </p>
        </div>
        <h1 id={TITLE} ref={focuses ? focusHeading : undefined} tabIndex={-1}>
          <Changing>{title}</Changing>
        </h1>
        {hint && <p className="text-ink-2">{hint}</p>}
      </div>
      <ErrorSummary form={form} labels={labels as Record<FieldName, string>} />
      {children}
      <a className="btn btn-text self-start justify-self-start px-0 text-left" href={`/${lang}/numbers#write`} data-open-chat="">
        <Icon of={MessageCircle} />
        {t('frame.talk')}
      </a>
      <div className="step-bar">
        <button type="submit" className="btn btn-first grid" aria-disabled={form.busy || waiting} disabled={waiting}>
          <Changing>
            {form.busy && next ? next.busy : (next?.label ?? t(flow.changing ? 'frame.changed' : 'frame.next'))}
          </Changing>
        </button>
      </div>
    </form>
  )
}
