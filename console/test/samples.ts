import { CASE_ACTS } from '@himoya/contract/reports/case-lists'
import { Case, CaseRow } from '@himoya/contract/reports/cases'
import { Note } from '@himoya/contract/chat/desk'
import { Snippet } from '@himoya/contract/chat/snippets'
import { Presence, StaffChat, StaffUser } from '@himoya/contract/staff/staff'
import { EMPTY_STAFF_VIEW } from '@himoya/kit/chat/staff-socket'
import type { ChatChannel } from '../src/features/chat/conversation/channels.ts'
import { createValue } from '../src/session/value.ts'

export const id = (number: number): string => `0193a000-0000-7000-8000-${String(number).padStart(12, '0')}`
const AT = '2026-11-23T08:00:00.000Z'

/** A word that no line can break, and sentences that are longer than a row. */
export const LONG = {
  person: 'Bolalarvao‘smirlarhimoyachisi12',
  text: 'Juda uzun gap: maktabdan qaytayotganda nimalar bo‘lganini boshidan oxirigacha aytib bermoqchiman, shoshilmasdan.',
} as const

export const chatOf = (changes: Partial<StaffChat> = {}): StaffChat =>
  StaffChat.parse({
    id: id(1),
    state: 'waiting',
    lang: 'uz',
    risk: 'unassessed',
    urgency: 'usual',
    hints: [],
    person: 'lola',
    last_seq: 2,
    unread: 0,
    said_seq: 2,
    whispers: 0,
    preview: 'Salom',
    waiting_since: AT,
    assigned_to: null,
    created_at: AT,
    ended_at: null,
    safe_now: null,
    another_asked: false,
    forgotten: false,
    ...changes,
  })

/** The channel of a chat in which nothing goes on. */
export const channelOf = (changes: Partial<ChatChannel> = {}): ChatChannel => ({
  send: async () => {},
  retry: async () => {},
  discard: async () => {},
  read: () => {},
  readOlder: async () => {},
  typing: () => {},
  live: createValue(EMPTY_STAFF_VIEW),
  ...changes,
})

export const ME = StaffUser.parse({ id: id(90), alias: 'Dilnoza', role: 'counsellor', langs: ['uz', 'ru', 'en'] })

export const noteOf = (changes: Partial<Note> = {}): Note =>
  Note.parse({
    id: id(7),
    seq: 1,
    cid: id(8),
    kind: 'note',
    text: 'Sabab',
    author: { id: ME.id, alias: ME.alias, role: ME.role },
    created_at: AT,
    ...changes,
  })

export const caseRowOf = (changes: Partial<CaseRow> = {}): CaseRow =>
  CaseRow.parse({
    id: id(2),
    ref: 'H-2026-000042',
    version: 3,
    sample: false,
    source: 'form',
    state: 'in_progress',
    risk: 'unknown',
    urgency: 'days',
    type_ids: [],
    region_code: null,
    child_age_band: null,
    reporter_role: 'child_self',
    lang: 'uz',
    assigned_to: null,
    topics: [],
    unread: 0,
    files: 0,
    times_reopened: 0,
    next: null,
    created_at: AT,
    updated_at: AT,
    ...changes,
  })

export const caseOf = (changes: Partial<Case> = {}): Case =>
  Case.parse({
    ...caseRowOf(),
    facts: {
      description: LONG.text,
      child_name: null,
      child_gender: null,
      district: null,
      place_kind: null,
      happened_from: null,
      happened_to: null,
      happened_about: null,
      suspect_relation: null,
      suspect_has_access: null,
      contact: null,
      share: 'ask_first',
      hints: [],
    },
    people: [],
    plan: null,
    tasks: [],
    notes: [],
    case_files: [],
    referrals: [],
    messages: [],
    likeness: [],
    duplicate_of: null,
    closing: null,
    open_work: { tasks: 0, referrals: 0, promises: 0 },
    deadlines: [],
    timeline: [],
    legal_hold: false,
    hold_lift: null,
    break_glass_until: null,
    can: [...CASE_ACTS],
    ...changes,
  })

export const presenceOf = (changes: Partial<Presence> = {}): Presence =>
  Presence.parse({ state: 'on_shift', since: AT, open_chats: 0, chat_cap: 5, planned: null, ...changes })

export const snippetOf = (number: number, shortcut: string, text: string): Snippet =>
  Snippet.parse({
    id: id(100 + number),
    lang: 'uz',
    shortcut,
    text,
    state: 'approved',
    author: 'Nodira',
    approved_by: 'Dilnoza',
    updated_at: AT,
    can_approve: false,
  })
