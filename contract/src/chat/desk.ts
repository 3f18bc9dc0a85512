import { z } from 'zod'
import { CHAT_STATE } from './chat-states.ts'
import { Messages, Risk, RiskLevel } from './chat.ts'
import { AgeBand, Audience, Id, RegionCode, Timestamp } from '../common.ts'
import { DESK_LENGTHS, HINT_TOPICS } from './desk-lists.ts'
import { FOLLOW_UP_KINDS } from '../reports/follow-up-lists.ts'
import { FollowUpBody } from '../reports/follow-ups.ts'
import { Language } from '../languages.ts'
import { HISTORY_LIMIT } from '../limits.ts'
import { SAFE_HOURS } from '../reports/report-lists.ts'
import { GUIDE_ANSWERS } from './risk-guide.ts'

const Who = z.strictObject({ id: Id, alias: z.string() })
export type Who = z.infer<typeof Who>
/** Why somebody does what leaves a trace; sealed wherever it is kept. */
const reason = z.string().min(DESK_LENGTHS.reason_min).max(DESK_LENGTHS.reason)
export const ReasonBody = z.strictObject({ reason })

const Answer = z.enum(GUIDE_ANSWERS).optional()
/** What was answered of the risk guide; what was not asked is absent. */
const RiskGuide = z.strictObject({
  danger_now: Answer,
  means: Answer,
  plan: Answer,
  protector: Answer,
  escape: Answer,
  alone: Answer,
})
export type RiskGuide = z.infer<typeof RiskGuide>

/** What the next counsellor has to know. */
export const HandoverCard = z.strictObject({
  summary: z.string().min(1).max(DESK_LENGTHS.handover),
  risk: Risk,
  /** What the giver last answered of the risk guide. */
  guide: RiskGuide.optional(),
  promises: z.array(z.string().min(1).max(DESK_LENGTHS.word)).max(DESK_LENGTHS.promises),
  /** Promises with a time: those that stand beside the chat already, and those that come to stand there when the card is accepted. */
  follow_ups: z
    .array(
      z.strictObject({
        known: z.boolean(),
        kind: z.enum(FOLLOW_UP_KINDS).optional(),
        words: z.string(),
        due_at: Timestamp,
        shown: z.boolean().optional(),
      }),
    )
    .optional(),
  next_step: z.string().min(1).max(DESK_LENGTHS.handover),
})
export type HandoverCard = z.infer<typeof HandoverCard>

/**
 * A word among staff about a chat; a stream of its own that no person's connection can follow. `note`: for whoever
 * works on the chat and for supervisors. `whisper`: between a supervisor and the counsellor. `handover`: what went
 * along with a transfer; `text` is empty then.
 */
export const Note = z.strictObject({
  id: Id,
  /** Dense from 1 inside its chat, apart from the numbers of the messages. */
  seq: z.int(),
  cid: z.string(),
  kind: z.enum(['note', 'whisper', 'handover']),
  text: z.string(),
  handover: HandoverCard.extend({ from: z.string(), to: z.string() }).optional(),
  author: Who.extend({ role: z.enum(['counsellor', 'supervisor']) }),
  created_at: Timestamp,
})
export type Note = z.infer<typeof Note>
export const Notes = z.array(Note)
/** Ascending. Without a number the last 200. */
export const NotesQuery = z.strictObject({
  after_seq: z.coerce.number().int().min(0).max(2_147_483_647).optional(),
  limit: z.coerce.number().int().min(1).max(HISTORY_LIMIT).default(HISTORY_LIMIT),
})
/** The same `cid` again answers with the first note. A counsellor's whisper answers one of a supervisor. */
export const NoteBody = z.strictObject({
  cid: z.uuid(),
  kind: z.enum(['note', 'whisper']),
  text: z.string().min(1).max(DESK_LENGTHS.note),
})

/** Up to where a screen has shown the notes beside a chat; never goes back. */
export const NotesReadBody = z.strictObject({ seq: z.int().min(1).max(2_147_483_647) })

const label = z.string().min(1).max(DESK_LENGTHS.tag)
const translated = z.string().max(DESK_LENGTHS.tag)
/** Of the team's list; an archived one is offered no more and stays where it was put. */
export const Tag = z.strictObject({
  id: Id,
  labels: z.strictObject({ uz: z.string(), ru: z.string(), en: z.string() }),
  archived: z.boolean(),
})
export type Tag = z.infer<typeof Tag>
export const Tags = z.array(Tag)
/** The Uzbek word stands in for a language without one. */
const Labels = z.strictObject({ uz: label, ru: translated, en: translated })
export const TagBody = z.strictObject({ labels: Labels })
export const ChangeTagBody = z.strictObject({ labels: Labels.optional(), archived: z.boolean().optional() })
export const PutTagBody = z.strictObject({ tag_id: Id })

/** The reason is what was answered of the guide, or words, or both; not nothing. */
export const RiskBody = z
  .strictObject({ risk: RiskLevel, guide: RiskGuide.default({}), reason: z.string().max(DESK_LENGTHS.reason).default('') })
  .refine(({ guide, reason: words }) => Object.keys(guide).length > 0 || [...words].length >= DESK_LENGTHS.reason_min, {
    path: ['reason'],
  })
export type RiskBody = z.infer<typeof RiskBody>
export const RiskChange = z.strictObject({
  id: Id,
  from: Risk,
  to: RiskLevel,
  guide: RiskGuide,
  /** In the counsellor's words; empty where the guide's answers say enough. */
  reason: z.string(),
  by: Who,
  created_at: Timestamp,
})
export type RiskChange = z.infer<typeof RiskChange>
/** The newest first. */
export const RiskChanges = z.array(RiskChange)

/** A phrase of our lists in a person's message. It says where to look; what it means a person decides. */
export const Hint = z.strictObject({
  message_id: Id,
  seq: z.int(),
  topic: z.enum(HINT_TOPICS),
  /** Where in the text, in UTF-16 units: from, to. */
  spans: z.array(z.tuple([z.int(), z.int()])),
})
export type Hint = z.infer<typeof Hint>
export const Hints = z.array(Hint)
export const DismissHintBody = z.strictObject({ message_id: Id, topic: z.enum(HINT_TOPICS) })

const Block = z.strictObject({
  id: Id,
  chat_id: Id,
  /** As staff may call them. */
  person: z.string(),
  state: z.enum(['asked', 'confirmed', 'refused', 'lifted', 'over']),
  reason: z.string(),
  until: Timestamp,
  asked_by: Who,
  decided_by: Who.nullable(),
  created_at: Timestamp,
})
export type Block = z.infer<typeof Block>
export { Block }
/** What waits for a decision first, then what is in force, then what is over; the newest first in each. */
export const Blocks = z.array(Block)
export const BlockBody = z.strictObject({ reason, until: Timestamp })

/** Who a chat belongs to, as far as its counsellor has to know. */
export const Person = z.strictObject({
  id: Id,
  name: z.string(),
  mode: z.enum(['phone', 'nickname']),
  lang: Language,
  age_band: AgeBand.nullable(),
  audience: Audience.nullable(),
  region_code: RegionCode.nullable(),
  /** `+998 ** *** ** 45`; null where there is none. The whole number only by `reveal`. */
  phone: z.string().nullable(),
  since: Timestamp,
  /** Null: not said. */
  safe_hours: z.enum(SAFE_HOURS).nullable(),
  /** The word they agreed with us, and the one it took the place of: somebody else may have the phone by now. */
  code_word: z.strictObject({ word: z.string(), before: z.string().nullable(), changed_at: Timestamp }).nullable(),
  /** Older chats are hidden from the person since a reset by SMS (safety.md 5). */
  curtained: z.boolean(),
  /** Asked for or in force. */
  block: Block.nullable(),
})
export type Person = z.infer<typeof Person>
export const RevealedPhone = z.strictObject({ phone: z.string(), hide_after: z.int() })
export type RevealedPhone = z.infer<typeof RevealedPhone>

/** Another chat of the same person, the newest first. */
export const EarlierChat = z.strictObject({
  id: Id,
  state: z.enum(CHAT_STATE),
  created_at: Timestamp,
  ended_at: Timestamp.nullable(),
  counsellor: z.string().nullable(),
  risk: Risk,
  messages: z.int(),
  minutes: z.int(),
  /** The caller's own: reading it again leaves no trace. */
  own: z.boolean(),
  curtained: z.boolean(),
})
export type EarlierChat = z.infer<typeof EarlierChat>
export const EarlierChats = z.array(EarlierChat)
export const EarlierQuery = z.strictObject({ before_seq: z.coerce.number().int().min(1).max(2_147_483_647).optional() })
export const EarlierMessages = Messages

/** Who could take a chat over. */
export const TransferTarget = Who.extend({
  role: z.enum(['counsellor', 'supervisor']),
  langs: z.array(Language),
  speaks: z.boolean(),
  open_chats: z.int(),
})
export type TransferTarget = z.infer<typeof TransferTarget>
/** Who speaks the chat's language first, then who has the fewest chats. */
export const TransferTargets = z.array(TransferTarget)

export const Transfer = z.strictObject({
  id: Id,
  chat_id: Id,
  person: z.string(),
  lang: Language,
  from: Who,
  to: Who,
  card: HandoverCard,
  state: z.enum(['offered', 'accepted', 'rejected', 'cancelled', 'expired']),
  /** The receiver's word with a no. */
  word: z.string().nullable(),
  created_at: Timestamp,
  expires_at: Timestamp,
})
export type Transfer = z.infer<typeof Transfer>
/** What concerns the caller: offered to them or by them; a supervisor sees all. Answered ones stay for ten minutes. */
export const Transfers = z.array(Transfer)
/** Of the promises with a time only new ones; the known ones are added here. */
export const TransferBody = z.strictObject({
  to: Id,
  card: HandoverCard.extend({ follow_ups: z.array(FollowUpBody).max(DESK_LENGTHS.promises).optional() }),
})
export type TransferBody = z.infer<typeof TransferBody>
export const RejectBody = z.strictObject({ word: z.string().min(1).max(DESK_LENGTHS.word) })

/** What the console's socket says of these matters. */
export type DeskFrame =
  | { type: 'note'; chat_id: string; note: Note }
  /** What stands beside the messages of this chat changed (risk, tags, hints, a block): read it again. */
  | { type: 'facts'; chat_id: string }
  /** A transfer that concerns the caller changed: read the list again. */
  | { type: 'transfer'; chat_id: string }
  /** A block was asked for or decided; supervisors only. */
  | { type: 'block' }
