import type { CaseFacts } from '@himoya/contract/reports/cases'
import { findHints } from '@himoya/contract/chat/hints/find-hints'
import type { OpenedReport } from '../../reports.service.ts'

/** What was told, the phone masked: the whole number is asked for with a reason. */
export function presentFacts({ child_gender, chat_id, facts }: OpenedReport): CaseFacts {
  const { contact, ...others } = facts
  return {
    ...others,
    child_gender,
    contact: contact && { ...contact, phone: contact.phone && maskPhone(contact.phone), chat_id },
    hints: findHints(facts.description),
  }
}

/** `+998 ** *** ** 45`: enough to recognise a number one has, too little to call. */
const maskPhone = (phone: string): string => `+998 ** *** ** ${phone.slice(-2)}`
