import type { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { ReceiptPicture } from '@himoya/contract/accounts/receipt-words'
import { RECEIPT_WORD_COUNT, wordsIn } from '@himoya/contract/typed-words'
import { ApiError } from '@himoya/kit/session/api-client'
import { isInWords, mayBeName, receiptProblem } from '../../../../browser/calls/receipt.ts'
import { CircleAlert } from 'lucide'
import { type ReactNode, useState } from 'react'
import { Icon } from '../../../../art/icon.tsx'
import { ErrorSummary } from '../../../../ui/forms/error-summary.tsx'
import { useSession } from '../../../../session/session.ts'
import { keepTypedName } from '../../../../session/typed-name.ts'
import { Field, fieldId } from '../../../../ui/forms/field.tsx'
import { useProblemText } from '../../../../ui/forms/problem-texts.ts'
import { PictureChoice } from '../../../../ui/receipt/picture-choice.tsx'
import { SubmitButton } from '../../../../ui/forms/submit-button.tsx'
import { useForm } from '../../../../ui/forms/use-form.ts'

type Words = { receipt: string; hint: string; picture: string; submit: string; opening: string; asName(name: string): string }

type Props = {
  words: Words
  /** Stands in the place of what is wrong when nothing has this number. */
  unknown: ReactNode
  /** Rejects with ApiError; `not_found` for one that opens nothing. */
  open(receipt: ReceiptBody): Promise<void>
}

/** A fifth word is the picture’s name. */
const needsPicture = (typed: string): boolean => isInWords(typed) && wordsIn(typed).length <= RECEIPT_WORD_COUNT

/** Opens what a guest left, by its words or its number: a slip is seen here and costs no try; they are kept nowhere and stand in no address. */
export function ReceiptForm({ words, unknown, open }: Props) {
  const { lang } = useSession()
  const problemText = useProblemText()
  const [missed, setMissed] = useState(false)
  const form = useForm({
    initial: { receipt: '', picture: '' },
    check: ({ receipt, picture }) => ({
      receipt: receiptProblem(receipt),
      picture: needsPicture(receipt) && picture === '' ? 'required' : null,
    }),
    async submit({ receipt, picture }) {
      setMissed(false)
      try {
        await open({ receipt, ...(picture && needsPicture(receipt) ? { picture: picture as ReceiptPicture } : {}) })
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
        <ErrorSummary form={form} labels={{ receipt: words.receipt, picture: words.picture }} />
      )}
      <Field name="receipt" label={words.receipt} hint={words.hint} problem={form.problems.receipt}>
        {({ className, ...control }) => (
          <input
            {...control}
            className={`${className} font-head font-[650] tabular-nums`}
            type="text"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={form.values.receipt}
            onChange={(event) => form.set('receipt', event.target.value)}
          />
        )}
      </Field>
      {form.problems.receipt?.code === 'too_short' && <AsName typed={form.values.receipt.trim()} say={words.asName} />}
      {isInWords(form.values.receipt) && (
        <PictureChoice
          id={fieldId('picture')}
          problem={form.problems.picture && problemText('picture', form.problems.picture)}
          lang={lang}
          legend={words.picture}
          chosen={(form.values.picture || undefined) as ReceiptPicture | undefined}
          onChoose={(picture) => form.set('picture', picture)}
        />
      )}
      <SubmitButton busy={form.busy} label={words.submit} busy_label={words.opening} />
    </form>
  )
}

/** What is no receipt may be the name of an account: the password is asked on its own page. */
function AsName({ typed, say }: { typed: string; say: Words['asName'] }) {
  const session = useSession()
  if (!mayBeName(typed)) return null
  return (
    <a className="btn btn-second" href={`/${session.lang}/auth/login`} onClick={() => keepTypedName(session, typed)}>
      {say(typed)}
    </a>
  )
}
