import type { ErrorBody } from '@himoya/contract/errors'
import type { NameCheck } from '@himoya/contract/content/learning'
import { LENGTHS } from '@himoya/contract/limits'
import type { ActionFunctionArgs } from 'react-router'
import { siteContext } from '../../../../site-context.ts'
import { languageOf } from '../../../../ui/site/read-public.ts'

/** `typed` is shown again where it was not the name, so that a slip can be put right. */
export type NameAnswer = { typed: string; outcome: 'same' | 'other' | 'empty' | 'long' | { reason: string } }

/** The name as it was typed, in a form that goes without scripts: passed on as the call anybody may make, for the address it came from. */
export async function checkTypedName(args: ActionFunctionArgs, path: string): Promise<NameAnswer> {
  const { send } = args.context.get(siteContext)
  const value = (await args.request.formData()).get('name')
  const typed = typeof value === 'string' ? value.normalize('NFC').trim() : ''
  if (typed === '') return { typed, outcome: 'empty' }
  if (typed.length > LENGTHS.certificate_name) return { typed, outcome: 'long' }
  const answer = await send!(path, languageOf(args), { body: { name: typed } })
  if (answer.status !== 200) return { typed, outcome: { reason: (answer.body as ErrorBody).message } }
  return { typed, outcome: (answer.body as NameCheck).same ? 'same' : 'other' }
}
