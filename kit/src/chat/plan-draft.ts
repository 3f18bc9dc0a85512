import { PLAN_LENGTHS, PLAN_PHONE } from '@himoya/contract/chat/plan-lists'
import type { LastPlan, SafetyPlan } from '@himoya/contract/chat/safety-plans'

export const PLAN_PARTS = ['warning_signs', 'helps', 'contacts', 'safe_place'] as const
export type PlanPart = (typeof PLAN_PARTS)[number]
/** As it is typed: a line for each, a contact with its number at the end. */
export type PlanDraft = Record<PlanPart, string>
export const NO_DRAFT: PlanDraft = { warning_signs: '', helps: '', contacts: '', safe_place: '' }
const NO_PLAN: SafetyPlan = { warning_signs: [], helps: [], contacts: [], safe_place: '' }

const CONTACT = /^(.*?)[\s:,–-]*([+]?[0-9][0-9 ()-]*)$/

const linesOf = (typed: string): string[] =>
  typed
    .split('\n')
    .map((line) => line.trim())
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
  return PLAN_PHONE.test(phone) ? { name: name || typed.trim(), phone } : { name: line, phone: null }
}

/** A plan that was sent, to go on from. */
export function draftOf({ warning_signs, helps, contacts, safe_place }: SafetyPlan): PlanDraft {
  return {
    warning_signs: warning_signs.join('\n'),
    helps: helps.join('\n'),
    contacts: contacts.map(lineOf).join('\n'),
    safe_place,
  }
}
const lineOf = ({ name, phone }: SafetyPlan['contacts'][number]): string =>
  phone === null || phone === name ? name : `${name} ${phone}`

/** Which parts hold more than is kept: too many lines, or one that is too long. Nothing typed is cut without a word. */
export function overfullParts(draft: PlanDraft): PlanPart[] {
  const { lines, line, place } = PLAN_LENGTHS
  const names = {
    ...draft,
    contacts: planOf(draft)
      .contacts.map(({ name }) => name)
      .join('\n'),
  }
  return PLAN_PARTS.filter((part) => {
    if (part === 'safe_place') return lengthOf(draft.safe_place.trim()) > place
    const all = linesOf(names[part])
    return all.length > lines || all.some((one) => lengthOf(one) > line)
  })
}
/** As the contract counts. */
const lengthOf = (text: string): number => text.length

export const isEmptyDraft = (draft: PlanDraft): boolean => PLAN_PARTS.every((part) => draft[part].trim() === '')

/** Both changed the plan that `began` was: what either added stays, what either took out goes. */
export function mergeDrafts(began: SafetyPlan | null, mine: PlanDraft, theirs: SafetyPlan): PlanDraft {
  const before = draftOf(began ?? NO_PLAN)
  const other = draftOf(theirs)
  const merged = { ...mine }
  for (const part of PLAN_PARTS) {
    if (part === 'safe_place') merged[part] = mergePlace(before[part], mine[part].trim(), other[part])
    else merged[part] = mergeLines(linesOf(before[part]), linesOf(mine[part]), linesOf(other[part])).join('\n')
  }
  return merged
}

function mergeLines(before: string[], mine: string[], theirs: string[]): string[] {
  const kept = theirs.filter((line) => mine.includes(line) || !before.includes(line))
  return [...kept, ...mine.filter((line) => !before.includes(line) && !theirs.includes(line))]
}

function mergePlace(before: string, mine: string, theirs: string): string {
  if (mine === before || mine === theirs) return theirs
  return theirs === before || theirs === '' ? mine : `${theirs}, ${mine}`
}

type SentPlan = LastPlan['sent']
/** A plan while it is written. `began`: the sent one it goes on from; `merged`: what was sent by the other meanwhile is in it. */
export type WrittenPlan = { began: SentPlan; draft: PlanDraft; merged: boolean }

/** What to write on: what this screen `kept` of it, if anything, with what was `sent` since then. */
export function openWritten(kept: string | null, sent: SentPlan): WrittenPlan {
  if (!kept) return { began: sent, draft: sent ? draftOf(sent.plan) : NO_DRAFT, merged: false }
  const { began, draft } = JSON.parse(kept) as WrittenPlan
  const written = { began, draft, merged: false }
  return sent && sent.version !== began?.version ? takeIn(written, sent) : written
}

/** What the other sent meanwhile, put together with what is written. */
export function takeIn({ began, draft }: WrittenPlan, newest: NonNullable<SentPlan>): WrittenPlan {
  return { began: newest, draft: mergeDrafts(began?.plan ?? null, draft, newest.plan), merged: true }
}
