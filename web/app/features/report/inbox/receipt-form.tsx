import { receiptDigits } from '@himoya/contract/receipt-digits'
import { ApiError } from '@himoya/kit/session/api-client'
import { receiptProblem } from '../../../browser/calls/receipt.ts'
import { CircleAlert } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../art/icon.tsx'
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx'
import { Field } from '../../../ui/forms/field.tsx'
import { SubmitButton } from '../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../ui/forms/use-form.ts'

type Words = { receipt: string; hint: string; submit: string; opening: string }

type Props = {
  words: Words
  /** Stands in the place of what is wrong when nothing has this number. */
  unknown: ReactNode
  /** Rejects with ApiError; `not_found` for a number that opens nothing. */
  open(receipt: string): Promise<void>
}

/** Opens what a guest left, by its number: a slip is seen here and costs no try; the number is kept nowhere and stands in no address. */
export function ReceiptForm({ words, unknown, open }: Props) {
  const [missed, setMissed] = useState(false)
  const form = useForm({
    initial: { receipt: '' },
    check: ({ receipt }) => ({ receipt: receiptProblem(receipt) }),
    async submit({ receipt }) {
      setMissed(false)
      try {
        await open(receiptDigits(receipt))
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'not_found') throw error
        setMissed(true)
      }
    },
  })
  return (
    <form className="flex flex-col gap-4" noValidate onSubmit={form.onSubmit}>
      {missed ? (
        <div className="banner banner-failed" role="alert">
          <Icon of={CircleAlert} className="ic" />
          <div className="grid gap-1">{unknown}</div>
        </div>
      ) : (
        <ErrorSummary form={form} labels={{ receipt: words.receipt }} />
      )}
      <Field name="receipt" label={words.receipt} hint={words.hint} problem={form.problems.receipt}>
        {({ className, ...control }) => (
          <input
            {...control}
            className={`${className} font-head font-[650] tabular-nums`}
            type="text"
            inputMode="numeric"
            autoComplete="off"
            value={form.values.receipt}
            onChange={(event) => form.set('receipt', event.target.value)}
          />
        )}
      </Field>
      <SubmitButton busy={form.busy} label={words.submit} busy_label={words.opening} />
    </form>
  )
}
