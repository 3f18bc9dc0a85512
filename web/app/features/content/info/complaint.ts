import type { Complained } from '@himoya/contract/questions/complaints'
import { COMPLAINT_LENGTHS } from '@himoya/contract/questions/complaint-lists'
import type { ErrorBody } from '@himoya/contract/errors'
import type { ActionFunctionArgs } from 'react-router'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import { siteContext } from '../../../site-context.ts'
import { languageOf } from '../../../ui/site/read-public.ts'

/** What was typed, to be shown again; `help`: words of danger stand in it. */
type Refused = {
  text: string
  about: string
  help: boolean
  problem: 'empty' | 'short' | 'long' | 'about_long' | { reason: string }
}
export type ComplaintAnswer = { complained: Complained } | Refused

/** The form as it is sent, with scripts or without: passed on as the call anybody may make, for the address it came from. */
export async function sendComplaint(args: ActionFunctionArgs): Promise<ComplaintAnswer> {
  const { send } = args.context.get(siteContext)
  const form = await args.request.formData()
  const [text, about] = [typed(form, 'text'), typed(form, 'about')]
  const { length } = Array.from(text.trim())
  // what comes back unsent may tell of danger all the same
  const refuse = (problem: Refused['problem']): Refused => ({ text, about, help: findHints(text).length > 0, problem })
  if (length < COMPLAINT_LENGTHS.text_min) return refuse(length === 0 ? 'empty' : 'short')
  if (text.trim().length > COMPLAINT_LENGTHS.text) return refuse('long')
  if (about.trim().length > COMPLAINT_LENGTHS.about) return refuse('about_long')
  const answer = await send!('/api/v1/complaint/', languageOf(args), { body: { text: text.trim(), about: about.trim() } })
  if (answer.status === 201) return { complained: answer.body as Complained }
  return refuse({ reason: (answer.body as ErrorBody).message })
}

function typed(form: FormData, name: string): string {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
