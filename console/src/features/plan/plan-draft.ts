import type { SafetyPlan } from '@himoya/contract/chat'
import { PLAN_LENGTHS } from '@himoya/contract/desk-lists'

/** As it is typed: a line for each, a contact with its number at the end. */
export type PlanDraft = { warning_signs: string; helps: string; contacts: string; safe_place: string }
export const NO_DRAFT: PlanDraft = { warning_signs: '', helps: '', contacts: '', safe_place: '' }

const CONTACT = /^(.*?)[\s:,–-]*([+]?[0-9][0-9 ()-]*)$/

export const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim().slice(0, PLAN_LENGTHS.line))
    .filter(Boolean)

/** What is sent of a draft; a number stands at the end of its line, and a line without one is a name alone. */
export function planOf({ warning_signs, helps, contacts, safe_place }: PlanDraft): SafetyPlan {
  return {
    warning_signs: linesOf(warning_signs),
    helps: linesOf(helps),
    contacts: linesOf(contacts).map(contactOf),
    safe_place: safe_place.trim(),
  }
}

function contactOf(line: string): SafetyPlan['contacts'][number] {
  const [, name = '', typed = ''] = CONTACT.exec(line) ?? []
  const phone = typed.replaceAll(/[ ()-]/g, '')
  return /^[+]?[0-9]{2,14}$/.test(phone) ? { name: name || typed.trim(), phone } : { name: line, phone: null }
}

/** A plan that was sent, to go on from. */
export function draftOf({ warning_signs, helps, contacts, safe_place }: SafetyPlan): PlanDraft {
  return {
    warning_signs: warning_signs.join('\n'),
    helps: helps.join('\n'),
    contacts: contacts.map(({ name, phone }) => (phone === null ? name : `${name} ${phone}`)).join('\n'),
    safe_place,
  }
}
