import { RISKS } from '@himoya/contract/chat/chat'
import { CHAT_STATE } from '@himoya/contract/chat/chat-states'
import { LANGUAGES } from '@himoya/contract/languages'
import type { Wall, WallChat, WallMember, WallQueue } from '@himoya/contract/chat/wall'
import type { Platform } from '../../../platform/platform.ts'
import { displayNames } from '../../accounts/auth/auth.service.ts'
import { plannedCover, startOfToday, teamSetting } from '../../staff/shifts/shifts.service.ts'
import type { ServiceStatus, ServiceStatusReader } from '../availability/availability.service.ts'
import type { QueueKeeper } from './queue-keeper.service.ts'
import { knownTopics } from './queue.service.ts'
import { readByHour, readOpenChats, readToday, readWallMembers, type WallChatRow, type WallMemberRow } from './wall.store.ts'

const COVER_HOURS = 8

/** What a supervisor sees at one look: numbers, names and clocks, nobody's words. */
export async function readWall(
  platform: Platform,
  { serviceStatuses }: ServiceStatusReader,
  { isGone }: Pick<QueueKeeper, 'isGone'>,
): Promise<Wall> {
  const { db } = platform
  const now = platform.now()
  const rows = await readOpenChats(db)
  const names = await displayNames(platform, db, [...new Set(rows.map((row) => row.account_id))])
  const shown = ({ id, account_id, lang, risk, urgency, hints, waiting_since }: WallChatRow): WallChat => ({
    id,
    person: names.get(account_id) ?? '',
    lang,
    risk,
    urgency,
    hints: knownTopics(hints),
    waiting_since: waiting_since?.toISOString() ?? null,
  })
  const waiting = rows.filter(({ state }) => state === CHAT_STATE.waiting)
  const active = rows.filter(({ state }) => state === CHAT_STATE.active)
  const { uz, ru, en } = await serviceStatuses()
  const by_lang = { uz, ru, en }
  const from = startOfToday(now)
  // The database knows by the lease, the nodes as soon as a console falls silent.
  const members = (await readWallMembers(db, now)).map((member) => ({ ...member, live: member.live && !isGone(member.id) }))
  return {
    now: now.toISOString(),
    chat_cap: (await teamSetting(db)).chat_cap,
    queues: LANGUAGES.map((lang) => queueOf(lang, by_lang[lang], waiting)),
    waiting: waiting.filter(({ listed }) => listed).map(shown),
    members: members
      .map((member) => memberOf(member, active.filter(({ assigned_to }) => assigned_to === member.id).map(shown)))
      .filter(({ state, chats }) => state !== 'off' || chats.length > 0)
      .toSorted((left, right) => right.chats.length - left.chats.length),
    today: { ...(await readToday(db, { from, now })), by_hour: await readByHour(db, from) },
    cover: await plannedCover(platform, COVER_HOURS),
  }
}

function queueOf(lang: WallQueue['lang'], { availability, on_shift }: ServiceStatus, all: readonly WallChatRow[]): WallQueue {
  const waiting = all.filter((chat) => chat.lang === lang)
  const since = waiting.map(({ waiting_since }) => waiting_since?.getTime() ?? Infinity)
  const longest = Math.min(...since)
  const count = (risk: string): number => waiting.filter((chat) => chat.risk === risk).length
  return {
    lang,
    ...availability,
    waiting: waiting.length,
    by_risk: Object.fromEntries(RISKS.map((risk) => [risk, count(risk)])) as WallQueue['by_risk'],
    longest_since: Number.isFinite(longest) ? new Date(longest).toISOString() : null,
    on_shift,
  }
}

function memberOf({ id, alias, langs, state, since, live, planned_until }: WallMemberRow, chats: WallChat[]): WallMember {
  const until = planned_until?.toISOString() ?? null
  return { id, alias, langs, state, since: since?.toISOString() ?? null, live, planned_until: until, chats }
}
