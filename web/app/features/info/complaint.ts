import type { Complained } from '@himoya/contract/complaints'
import { COMPLAINT_LENGTHS } from '@himoya/contract/complaint-lists'
import type { ErrorBody } from '@himoya/contract/errors'
import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '../../site-context.ts'
import { languageOf } from '../../ui/site/read-public.ts'

/** What was typed, to be shown again where it was refused. */
export type ComplaintAnswer =
  | { complained: Complained }
  | { text: string; about: string; problem: 'empty' | 'short' | 'long' | 'about_long' | { reason: string } }

/** The form as it is sent, with scripts or without: passed on as the call anybody may make, for the address it came from. */
export async function sendComplaint(args: ActionFunctionArgs): Promise<ComplaintAnswer> {
  const { send } = args.context.get(siteContext)
  const form = await args.request.formData()
  const [text, about] = [typed(form, 'text'), typed(form, 'about')]
  const { length } = Array.from(text.trim())
  if (length < COMPLAINT_LENGTHS.text_min) return { text, about, problem: length === 0 ? 'empty' : 'short' }
  if (text.trim().length > COMPLAINT_LENGTHS.text) return { text, about, problem: 'long' }
  if (about.trim().length > COMPLAINT_LENGTHS.about) return { text, about, problem: 'about_long' }
  const answer = await send!('/api/v1/complaint/', languageOf(args), { body: { text: text.trim(), about: about.trim() } })
  if (answer.status === 201) return { complained: answer.body as Complained }
  return { text, about, problem: { reason: (answer.body as ErrorBody).message } }
}

function typed(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
