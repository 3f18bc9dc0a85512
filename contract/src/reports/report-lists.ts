/* Lists and lengths of reporting that screens use; apart from the schemas so that a browser gets them without zod. */

import { DRAWINGS } from '../content/content-lists.ts'
import type { VIOLENCE_FORMS } from '../chat/record-lists.ts'

/** How pressing it is, in the reporter's own eyes. `now`: a child is in danger this minute. */
export const URGENCIES = ['now', 'days', 'ongoing', 'past'] as const
export type Urgency = (typeof URGENCIES)[number]

export const REPORT_GENDERS = ['girl', 'boy', 'unknown'] as const
/** Age of the child at the time. */
export const CHILD_AGE_BANDS = ['0-6', '7-10', '11-13', '14-17', 'unknown'] as const
export const PLACE_KINDS = ['home', 'school', 'street', 'online', 'institution', 'work', 'other'] as const
/** Who is said to have done it, seen from the child. */
export const SUSPECT_RELATIONS = [
  'parent',
  'step_parent',
  'relative',
  'teacher',
  'pupil',
  'neighbour',
  'acquaintance',
  'stranger',
  'online_only',
  'other',
  'unknown',
] as const
/** Since when it goes on, for whom there is no day to name. */
export const HAPPENED_ABOUT = ['years', 'always', 'not_remembered'] as const
export const YES_NO_UNKNOWN = ['yes', 'no', 'unknown'] as const

/** How the team may answer. `receipt`: in the inbox behind the receipt; `chat`: signed-in people only. */
export const CONTACT_CHANNELS = ['receipt', 'chat', 'phone'] as const
/** When a call does not put the child in danger; Asia/Tashkent. */
export const SAFE_HOURS = ['any', 'morning', 'afternoon', 'evening'] as const
/** Whether other bodies may be told who reported. */
export const SHARE_CHOICES = ['yes', 'ask_first', 'no'] as const

/** What a question that was left open is sent as: the choice of its list that also says "I do not know" or "I would rather not say". */
export const LEFT_OPEN = { urgency: 'ongoing', reporter_role: 'other', type_id: 'other' } as const

/** Types of one report, and its files. */
export const MOST_TYPES = 3
export const MOST_FILES = 10

/** Drawings of kinds of harm: those of the whole site, and five that only a report needs. Things, never the harm itself. */
export const REPORT_DRAWINGS = [...DRAWINGS, 'camera', 'coin', 'lock', 'plaster', 'ring'] as const

type Form = (typeof VIOLENCE_FORMS)[number]

/**
 * What may have happened: the six forms of Law 996 and one for "other, or I do not know", each with what a person would call it.
 * The words stand in the server (`victim/type/`); an id never changes its meaning, statistics rest on it.
 */
export const REPORT_TYPES = [
  { id: 'physical', form: 'physical', parent: null },
  { id: 'beating', form: 'physical', parent: 'physical' },
  { id: 'injury', form: 'physical', parent: 'physical' },
  { id: 'locked_up', form: 'physical', parent: 'physical' },
  { id: 'sexual', form: 'sexual', parent: null },
  { id: 'touched', form: 'sexual', parent: 'sexual' },
  { id: 'shown_or_filmed', form: 'sexual', parent: 'sexual' },
  { id: 'forced_sexual', form: 'sexual', parent: 'sexual' },
  { id: 'psychological', form: 'psychological', parent: null },
  { id: 'threats', form: 'psychological', parent: 'psychological' },
  { id: 'humiliation', form: 'psychological', parent: 'psychological' },
  { id: 'saw_violence', form: 'psychological', parent: 'psychological' },
  { id: 'bullying', form: 'bullying', parent: null },
  { id: 'bullying_school', form: 'bullying', parent: 'bullying' },
  { id: 'bullying_online', form: 'bullying', parent: 'bullying' },
  { id: 'extortion', form: 'bullying', parent: 'bullying' },
  { id: 'neglect', form: 'neglect', parent: null },
  { id: 'hungry_or_untreated', form: 'neglect', parent: 'neglect' },
  { id: 'left_alone', form: 'neglect', parent: 'neglect' },
  { id: 'kept_from_school', form: 'neglect', parent: 'neglect' },
  { id: 'exploitation', form: 'exploitation', parent: null },
  { id: 'forced_work', form: 'exploitation', parent: 'exploitation' },
  { id: 'begging', form: 'exploitation', parent: 'exploitation' },
  { id: 'early_marriage', form: 'exploitation', parent: 'exploitation' },
  { id: 'other', form: null, parent: null },
] as const satisfies readonly { id: string; form: Form | null; parent: string | null }[]
export type ReportTypeId = (typeof REPORT_TYPES)[number]['id']

/** How far a report is, as its reporter is told it. */
export const PLAIN_STATES = ['received', 'checking', 'in_work', 'needs_you', 'closed'] as const
export type PlainState = (typeof PLAIN_STATES)[number]
/** Why a closed one is closed, as its reporter is told it. */
export const PLAIN_REASONS = ['helped', 'referred', 'known_already', 'not_ours', 'withdrawn'] as const
export type PlainReason = (typeof PLAIN_REASONS)[number]

/** Kinds of evidence, decided by the bytes. */
export const EVIDENCE_KINDS = ['image', 'voice', 'video', 'document'] as const
export type EvidenceKind = (typeof EVIDENCE_KINDS)[number]
/** pending: every byte is here, not yet checked and cleaned. infected: refused by the virus scan. unreadable: no clean copy could be made. */
export const EVIDENCE_STATES = ['uploading', 'pending', 'clean', 'infected', 'unreadable'] as const
/** Bytes by kind (safety.md 23). A photograph comes as its camera wrote it. */
export const EVIDENCE_SIZES = {
  image: 50 * 1024 * 1024,
  voice: 50 * 1024 * 1024,
  video: 50 * 1024 * 1024,
  document: 20 * 1024 * 1024,
} as const
