import type { ErrorBody } from '@himoya/contract/errors'
import type { ReceiptWords } from '@himoya/contract/accounts/receipts'
import type { SosSent } from '@himoya/contract/sos/sos'
import { uuid } from '@himoya/kit/uuid'
import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '../../../site-context.ts'
import { languageOf } from '../../../ui/site/read-public.ts'

/**
 * A call sent by the form; what the next look at it needs goes through the page, which is kept nowhere. The words of the receipt are told
 * once, as they would be text that anybody could put into the page.
 */
export type PlainSos = {
  nonce: string
  receipt: string
  words: ReceiptWords | null
  said: SosSent['said'] | null
  reason: string
}

/** SOS as a page without scripts sends it: the same nonce again is the same call, and says how it stands now. */
export async function sendPlainSos(args: ActionFunctionArgs): Promise<PlainSos> {
  const { send } = args.context.get(siteContext)
  const form = await args.request.formData()
  const field = (name: string, shape: RegExp): string => {
    const value = form.get(name)
    return typeof value === 'string' && shape.test(value) ? value : ''
  }
  const nonce = field('nonce', /^[\da-f-]{20,64}$/) || uuid()
  const receipt = field('receipt', /^\d{20}$/)
  const answer = await send!('/api/v1/sos/', languageOf(args), { body: { nonce, kind: 'self', can_speak: true } })
  if (answer.status !== 200) return { nonce, receipt, words: null, said: null, reason: (answer.body as ErrorBody).message }
  const { said, receipt: given = receipt, receipt_words: words = null } = answer.body as SosSent
  return { nonce, receipt: given, words, said, reason: '' }
}
