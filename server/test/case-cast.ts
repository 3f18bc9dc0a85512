import type { CaseAct } from '@himoya/contract/reports/case-lists'
import type { Case, CaseActBody, CasePage } from '@himoya/contract/reports/cases'
import type { ReportBody } from '@himoya/contract/reports/reports'
import { createSession } from '../src/modules/accounts/auth/sessions/sessions.service.ts'
import type { Member } from './chat-cast.ts'
import type { Answer, TestApp } from './harness.ts'

/** Out of the way of tests that report, open and reveal a lot. */
export const CASE_LIMITS = {
  LIMITS:
    'api=100000/1,reports=100000/1,reports_stop=100000/1,reports_urgent=100000/1,reveal=100000/1,break_glass=100000/1,receipt_report=100000/1',
}

export const STORY = 'Maktabimizdagi Zangori ismli o‘ylab topilgan bola har kuni darsga kechikib keladi, xavotirdamiz.'

/** An invented report of a guest, over HTTP. `receipt` opens its inbox. */
export async function report(
  app: TestApp,
  more: Partial<ReportBody> = {},
): Promise<{ id: string; ref: string; receipt: string }> {
  const { status, body } = await app.call('POST', '/api/v1/victim/', {
    body: {
      reporter_role: 'neighbour',
      type_ids: ['neglect'],
      urgency: 'days',
      region_code: 'UZ-SA',
      description: STORY,
      accept_terms: true,
      ...more,
    },
  })
  if (status !== 201) throw new Error(`the report was refused: ${status} ${JSON.stringify(body)}`)
  const { id } = await app.platform.db.selectFrom('report').select('id').where('ref', '=', body.ref).executeTakeFirstOrThrow()
  return { id, ref: body.ref, receipt: body.receipt }
}

/** A call under `staff/report/`. */
export const onCase = <T = Case>(
  app: TestApp,
  member: Member,
  method: string,
  path: string,
  body?: unknown,
): Promise<Answer<T>> =>
  app.call<T>(method, `/api/v1/staff/report/${path}`, { token: member.token, ...(body === undefined ? {} : { body }) })

/** One act on a case as it is right now. */
export async function act(
  app: TestApp,
  member: Member,
  id: string,
  name: CaseAct,
  more: Partial<CaseActBody> = {},
): Promise<Answer> {
  const { version } = await app.platform.db
    .selectFrom('report_case')
    .select('version')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return onCase(app, member, 'POST', `${id}/act/`, { version, act: name, ...more })
}

export const boardOf = async (app: TestApp, member: Member, query = ''): Promise<string[]> =>
  (await onCase<CasePage>(app, member, 'GET', `?page_size=100&${query}`)).body.results.map(({ id }) => id)

/** The same member after the clock was moved: old tokens do not live that long. */
export async function again({ platform }: TestApp, member: Member): Promise<Member> {
  const { access, refresh } = await createSession(platform, platform.db, {
    account_id: member.id,
    audience: 'staff',
    device: 'test',
  })
  return { ...member, token: access, refresh }
}

/** Does something while the app's clock stands elsewhere. */
export async function later<T>(app: TestApp, ms: number, work: () => Promise<T>): Promise<T> {
  app.shiftClock(ms)
  try {
    return await work()
  } finally {
    app.shiftClock(-ms)
  }
}
