import type { FieldCode } from '@himoya/contract/errors'
import type { ReceiptPicture } from '@himoya/contract/accounts/receipt-words'
import { RECEIPT_WORD_COUNT, wordsIn } from '@himoya/contract/typed-words'
import { isInWords } from '../../../../browser/calls/receipt.ts'
import { useIslandTexts } from '../../../../i18n/use-island-texts.ts'
import { useSession } from '../../../../session/session.ts'
import { fieldId } from '../../../../ui/forms/field.tsx'
import { useProblemText } from '../../../../ui/forms/problem-texts.ts'
import { TextField } from '../../../../ui/forms/text-field.tsx'
import type { Form } from '../../../../ui/forms/use-form.ts'
import { filledProblem } from '../../../../ui/forms/field-checks.ts'
import { PictureChoice } from '../../../../ui/receipt/picture-choice.tsx'

type Values = { recovery_code: string; picture: string }

/** A code of before has many groups of letters and digits; a fifth word is the picture’s name. */
const isFourWords = (typed: string): boolean =>
  isInWords(typed) && !/\d/.test(typed) && wordsIn(typed).length <= RECEIPT_WORD_COUNT

/** What is seen of typed words or of a code without asking the server. */
export const recoveryProblems = ({ recovery_code, picture }: Values): Record<keyof Values, FieldCode | null> => ({
  recovery_code: filledProblem(recovery_code),
  picture: isFourWords(recovery_code) && picture === '' ? 'required' : null,
})

/** As the server is asked. */
export const typedRecovery = ({ recovery_code, picture }: Values) => ({
  recovery_code: recovery_code.trim(),
  ...(picture && isFourWords(recovery_code) ? { picture: picture as ReceiptPicture } : {}),
})

export function useRecoveryLabels(): Record<keyof Values, string> {
  const t = useIslandTexts('account')
  return { recovery_code: t('forgotten.recovery_code'), picture: t('forgotten.picture') }
}

/** The words with their picture, or a code: how somebody comes back who has forgotten the password. */
export function RecoveryField<Name extends string>({ form, hint }: { form: Form<Name | keyof Values>; hint: string }) {
  const { lang } = useSession()
  const labels = useRecoveryLabels()
  const problemText = useProblemText()
  const problem = form.problems.picture
  return (
    <>
      <TextField
        {...{ form, name: 'recovery_code', label: labels.recovery_code, hint }}
        {...{ autoComplete: 'off', autoCapitalize: 'none', spellCheck: false }}
      />
      {isFourWords(form.values.recovery_code) && (
        <PictureChoice
          id={fieldId('picture')}
          problem={problem && problemText('picture', problem)}
          lang={lang}
          legend={labels.picture}
          chosen={(form.values.picture || undefined) as ReceiptPicture | undefined}
          onChoose={(picture) => form.set('picture', picture)}
        />
      )}
    </>
  )
}
