import type { OwnComplaint } from '@himoya/contract/questions/complaints'
import type { ErrorBody } from '@himoya/contract/errors'
import type { OwnQuestion } from '@himoya/contract/questions/public-questions'
import { RECEIPT_PICTURES } from '@himoya/contract/accounts/receipt-words'
import type { ReceiptBody } from '@himoya/contract/accounts/receipts'
import type { InboxKey, OwnReport } from '@himoya/contract/reports/reports'
import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '../../../../site-context.ts'
import { receiptProblem } from '../../../../browser/calls/receipt.ts'
import { languageOf } from '../../../../ui/site/read-public.ts'

/** `refused`: why it was not opened, or why what was written did not go; it is shown again. */
export type PlainInbox = {
  report?: OwnReport
  /** The number was that of a question. */
  question?: OwnQuestion
  /** The number was that of a complaint. */
  complaint?: OwnComplaint
  said: boolean
  message: string
  refused?: 'wrong' | 'unknown' | { reason: string }
}

const PATH = '/api/v1/victim/receipt/'
const REFUSED: Record<number, 'wrong' | 'unknown'> = { 404: 'unknown', 422: 'wrong' }

/** The inbox as browsers without scripts ask for it: number and words in one form, the same calls a script would make. */
export async function openPlainInbox(args: ActionFunctionArgs): Promise<PlainInbox> {
  const { send } = args.context.get(siteContext)
  const lang = languageOf(args)
  const form = await args.request.formData()
  const receipt = { receipt: textOf(form, 'receipt'), ...pictureOf(form) }
  const message = textOf(form, 'message').trim()
  if (receiptProblem(receipt.receipt) !== null || !send) return { said: false, message, refused: 'wrong' }
  const opened = await send(PATH, lang, { body: receipt })
  if (opened.status === 404) {
    const asked = await send('/api/v1/question/receipt/', lang, { body: receipt })
    if (asked.status === 200) return { question: asked.body as OwnQuestion, said: false, message }
    const complained = await send('/api/v1/complaint/receipt/', lang, { body: receipt })
    if (complained.status === 200) return { complaint: complained.body as OwnComplaint, said: false, message }
    const failed = [asked, complained].find(({ status }) => status !== 404)
    if (failed) return { said: false, message, refused: reasonOf(failed.body) }
  }
  if (opened.status !== 200) return { said: false, message, refused: REFUSED[opened.status] ?? reasonOf(opened.body) }
  const authorization = `Receipt ${(opened.body as InboxKey).token}`
  const body = { cid: await sendId(receipt.receipt, message), message }
  const said = message === '' ? null : await send(`${PATH}message/`, lang, { body, authorization })
  const seen = await send(`${PATH}status/`, lang, { authorization })
  if (seen.status !== 200) return { said: false, message, refused: reasonOf(seen.body) }
  const report = seen.body as OwnReport
  if (said && said.status !== 201) return { report, said: false, message, refused: reasonOf(said.body) }
  return { report, said: said !== null, message: '' }
}

const reasonOf = (body: unknown): { reason: string } => ({ reason: (body as ErrorBody).message })

function textOf(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}

function pictureOf(form: FormData): Pick<ReceiptBody, 'picture'> {
  const picture = RECEIPT_PICTURES.find((one) => one === form.get('picture'))
  return picture ? { picture } : {}
}

/** The same words again, as a page that is reloaded sends them, are the same message. */
async function sendId(receipt: string, message: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${receipt}\n${message}`))
  const hex = Array.from(new Uint8Array(digest).subarray(0, 16), (byte) => byte.toString(16).padStart(2, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
