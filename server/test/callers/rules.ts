/**
 * Who calls, as they stand to the object: its person and another one, the counsellor who has it and one who has not, and the
 * roles that have none. A guest has no token.
 */
export const CALLERS = ['guest', 'owner', 'user', 'holder', 'counsellor', 'supervisor', 'editor', 'admin'] as const
export type Caller = (typeof CALLERS)[number]

/**
 * How the object is. curtained: its account was opened again by SMS since; blocked: its person may not write; deleted: what was
 * said is gone; hidden: written and not published, a second person looks at it; missing: there never was one.
 */
export const STATES = ['open', 'curtained', 'ended', 'blocked', 'deleted', 'hidden', 'archived', 'missing'] as const
export type State = (typeof STATES)[number]

/**
 * ok: 2xx. in: it is let through to the rules of the object's own state, which may still refuse (409, or 403 by another code than
 * `forbidden`). A word is the code of the answer.
 */
export type Verdict = 'ok' | 'in' | 401 | 403 | 404 | 'blocked' | 'chat_ended' | 'forbidden' | 'invalid'

type Rule = { callers: Record<Caller, Verdict>; states?: Partial<Record<State, Partial<Record<Caller, Verdict>>>> }

const nobody: Record<Caller, Verdict> = {
  guest: 401,
  owner: 401,
  user: 401,
  holder: 403,
  counsellor: 403,
  supervisor: 403,
  editor: 403,
  admin: 403,
}
/** What a person has is theirs alone; a token of staff opens no door of the site. */
const person: Record<Caller, Verdict> = {
  guest: 401,
  owner: 'ok',
  user: 404,
  holder: 401,
  counsellor: 401,
  supervisor: 401,
  editor: 401,
  admin: 401,
}
const anybody = (verdict: Verdict): Record<Caller, Verdict> => ({
  guest: verdict,
  owner: verdict,
  user: verdict,
  holder: verdict,
  counsellor: verdict,
  supervisor: verdict,
  editor: verdict,
  admin: verdict,
})
/** Whoever has the chat, and supervisors. */
const team: Record<Caller, Verdict> = { ...nobody, holder: 'ok', counsellor: 404, supervisor: 'ok' }
const everyCounsellor: Record<Caller, Verdict> = { ...team, counsellor: 'ok' }
const editors: Record<Caller, Verdict> = { ...nobody, supervisor: 'in', editor: 'in' }
const supervisors: Record<Caller, Verdict> = { ...nobody, supervisor: 'in' }
const admins: Record<Caller, Verdict> = { ...nobody, admin: 'in' }
const keptFrom = { curtained: { owner: 404 }, deleted: { owner: 404 } } as const
const ended = { holder: 'chat_ended', supervisor: 'chat_ended' } as const

/** The table from which everything is expected (safety.md 19, 20). A missing object is 404 for whoever it could have been there for. */
export const RULES = {
  'person: their chat': { callers: person, states: keptFrom },
  'person: their chat, once it is over': {
    callers: { ...person, owner: 'forbidden' },
    states: { ...keptFrom, ended: { owner: 'ok' }, blocked: { owner: 'forbidden' } },
  },
  'person: write into their chat': {
    callers: person,
    states: { ...keptFrom, ended: { owner: 'chat_ended' }, blocked: { owner: 'blocked' } },
  },
  'person: their thing': { callers: person, states: keptFrom },
  'both: read a chat': { callers: { ...team, guest: 401, owner: 'ok', user: 404, editor: 404, admin: 404 }, states: keptFrom },
  'both: write into a chat': {
    callers: { ...team, owner: 'ok', user: 404, editor: 404, admin: 404 },
    states: {
      curtained: { owner: 404 },
      deleted: { owner: 404, ...ended },
      ended: { owner: 'chat_ended', ...ended },
      blocked: { owner: 'blocked' },
    },
  },
  'both: their own upload': {
    callers: { ...person, holder: 404, counsellor: 404, supervisor: 404, editor: 404, admin: 404 },
    states: { ...keptFrom, ended: { owner: 'in' }, blocked: { owner: 'in' } },
  },
  'both: a file that was sent': {
    callers: { ...team, owner: 'ok', user: 404, editor: 404, admin: 404 },
    states: { curtained: { owner: 404 }, deleted: { owner: 404, holder: 404, supervisor: 404 } },
  },
  'both: nobody’s without a signature': { callers: { ...anybody(404), guest: 401 } },
  'team: a chat': { callers: team },
  'team: a number to call': { callers: team, states: { ended: { holder: 404 }, deleted: { holder: 404 } } },
  'team: a chat, as it goes on': { callers: team, states: { ended, deleted: ended } },
  'team: a chat, by its rules': { callers: { ...team, holder: 'in', supervisor: 'in' } },
  // It stood in every queue: whoever came too late is told who was faster. Once it is over it is there for its team alone.
  'team: take a chat of the queue': {
    callers: { ...team, holder: 'in', counsellor: 'in', supervisor: 'in' },
    states: { ended: { counsellor: 404 }, deleted: { counsellor: 404 } },
  },
  'team: the chat one has': {
    callers: { ...team, holder: 'in', supervisor: 'forbidden' },
    states: { ended: { supervisor: 'chat_ended' }, deleted: { supervisor: 'chat_ended' } },
  },
  'team: what was said in a chat': { callers: team, states: { deleted: { holder: 404, supervisor: 404 } } },
  'team: an offer made to one': { callers: { ...team, supervisor: 404 } },
  'team: an offer one has made': { callers: team },
  'team: a word of one’s own': { callers: { ...team, supervisor: 'forbidden' } },
  'team: anybody’s work': { callers: { ...everyCounsellor, holder: 'in', counsellor: 'in', supervisor: 'in' } },
  supervisors: { callers: supervisors },
  editors: { callers: editors },
  'editors: a list that may be empty': { callers: editors, states: { missing: { supervisor: 'ok', editor: 'ok' } } },
  'editors: an upload of their own': { callers: { ...editors, supervisor: 404 } },
  snippets: { callers: { ...editors, holder: 'in', counsellor: 'in' } },
  'snippets: a draft of one’s own': { callers: { ...editors, holder: 'in', counsellor: 'forbidden' } },
  'snippets: another’s draft': { callers: { ...editors, holder: 'forbidden', counsellor: 'forbidden', supervisor: 'forbidden' } },
  planners: { callers: { ...supervisors, admin: 'in' } },
  admins: { callers: admins },
  'staff: a thing of their own': {
    callers: { ...nobody, holder: 'ok', counsellor: 404, supervisor: 404, editor: 404, admin: 404 },
  },
  'public: what is published': {
    callers: anybody('ok'),
    states: { hidden: anybody(404), archived: anybody(404) },
  },
  'site: answer what is published': {
    callers: { ...anybody(401), guest: 'ok', owner: 'ok', user: 'ok' },
    states: { hidden: { guest: 404, owner: 404, user: 404 }, archived: { guest: 404, owner: 404, user: 404 } },
  },
  'person: what they have not earned': { callers: { ...person, owner: 404 } },
  'editors: a number that is there': { callers: { ...nobody, supervisor: 404, editor: 404 } },
  // What lies in the library here is a sheet of paper.
  'editors: words under a film': { callers: { ...nobody, supervisor: 'invalid', editor: 'invalid' } },
  'editors: a film': { callers: { ...nobody, supervisor: 404, editor: 404 } },
  'team: what one has written': {
    callers: { ...everyCounsellor, holder: 'in', counsellor: 'forbidden', supervisor: 'forbidden' },
  },
  'team: leave it to a supervisor': { callers: { ...everyCounsellor, holder: 'in', counsellor: 'in', supervisor: 'forbidden' } },
  'supervisors: words nobody was asked for': { callers: { ...nobody, supervisor: 404 } },
  'supervisors: a partner': { callers: { ...nobody, supervisor: 404 } },
  'person: on what is published': {
    callers: { ...person, user: 'ok' },
    states: { hidden: { owner: 404, user: 404 }, archived: { owner: 404, user: 404 } },
  },
} as const satisfies Record<string, Rule>
export type RuleName = keyof typeof RULES

const LET_IN: ReadonlySet<Verdict> = new Set(['ok', 'in', 'forbidden', 'invalid', 'blocked', 'chat_ended'])

export function verdictOf(name: RuleName, caller: Caller, state: State): Verdict {
  const { callers, states = {} }: Rule = RULES[name]
  const special = states[state]?.[caller]
  if (special !== undefined) return special
  const verdict = callers[caller]
  return state === 'missing' && LET_IN.has(verdict) ? 404 : verdict
}

/** Whether the call could change the object for those who come after. */
export const letsIn = (verdict: Verdict): boolean => verdict === 'ok' || verdict === 'in'
