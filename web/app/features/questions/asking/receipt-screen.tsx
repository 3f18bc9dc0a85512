import type { OwnQuestion } from '@himoya/contract/questions'
import { receiptDigits } from '@himoya/contract/receipt-digits'
import { ApiError } from '@himoya/kit/api-client'
import { receiptProblem } from '@himoya/kit/receipt'
import { CircleAlert } from 'lucide'
import { useEffect, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { useIslandTexts } from '../../../i18n/use-island-texts.ts'
import { ErrorSummary } from '../../account/forms/error-summary.tsx'
import { Field } from '../../account/forms/field.tsx'
import { SubmitButton } from '../../account/forms/submit-button.tsx'
import { useForm } from '../../account/forms/use-form.ts'
import { useSession } from '../../account/session.ts'
import { LEAVE_EVENT } from '../../shell/island-events.ts'
import { OwnQuestionCard } from './own-question-card.tsx'

type Opened = { receipt: string; question: OwnQuestion }

/** A guest's own question, opened by its receipt. The number is kept nowhere and stands in no address. */
export function ReceiptScreen() {
  const { api } = useSession()
  const t = useIslandTexts('asking')
  const [opened, setOpened] = useState<Opened | null>(null)
  const close = (): void => setOpened(null)
  useEffect(() => {
    document.addEventListener(LEAVE_EVENT, close)
    return () => document.removeEventListener(LEAVE_EVENT, close)
  }, [])
  if (!opened) return <ReceiptForm onOpened={setOpened} />
  const { receipt, question } = opened
  return (
    <div className="flex flex-col gap-5">
      <OwnQuestionCard
        question={question}
        withdraw={() => api.post('question/receipt/withdraw/', { receipt })}
        onWithdrawn={close}
        opened
      />
      <button type="button" className="btn btn-text" onClick={close}>
        {t('receipt.another')}
      </button>
    </div>
  )
}

function ReceiptForm({ onOpened }: { onOpened(opened: Opened): void }) {
  const { api } = useSession()
  const t = useIslandTexts('asking')
  const [unknown, setUnknown] = useState(false)
  const form = useForm({
    initial: { receipt: '' },
    check: ({ receipt }) => ({ receipt: receiptProblem(receipt) }),
    async submit({ receipt: typed }) {
      setUnknown(false)
      const receipt = receiptDigits(typed)
      try {
        onOpened({ receipt, question: await api.post<OwnQuestion>('question/receipt/', { receipt }) })
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
        setUnknown(true)
      }
    },
  })
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      <p>{t('receipt.lead')}</p>
      {unknown ? (
        <p className="banner banner-failed" role="alert">
          <Icon of={CircleAlert} className="ic" />
          {t('receipt.unknown')}
        </p>
      ) : (
        <ErrorSummary form={form} labels={{ receipt: t('receipt.receipt') }} />
      )}
      <Field name="receipt" label={t('receipt.receipt')} hint={t('receipt.hint')} problem={form.problems.receipt}>
        {({ className, ...control }) => (
          <input
            {...control}
            className={`${className} font-head font-[650] tabular-nums`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            maxLength={40}
            value={form.values.receipt}
            onChange={(event) => form.set('receipt', event.target.value)}
          />
        )}
      </Field>
      <SubmitButton busy={form.busy} label={t('receipt.submit')} busy_label={t('receipt.opening')} />
    </form>
  )
}
