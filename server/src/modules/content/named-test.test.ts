import { sql } from 'kysely'
import { until } from '../../../../kit/test/until.ts'
import { v7 } from '../../platform/crypto/ids.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../test/chat-cast.ts'
import { FACTS, inAllLanguages, TEXTS } from '../../../test/content-drafts.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'
import { addPublishedItems } from './live/published-items.service.ts'
import { addTest, testItem } from '../../../test/test-forms.ts'
import { categoryItem } from '../../../test/learning-items.ts'

describe('the test that a course asks for before its certificate', () => {
  let app: TestApp
  let editor: Member
  let supervisor: Member
  let category: string
  let knowledge: string
  beforeAll(async () => {
    app = await startTestApp({ env: { LIMITS: 'api=100000/1' } })
    editor = await join(app, 'editor')
    supervisor = await join(app, 'supervisor')
    category = v7()
    await addPublishedItems(app.platform, app.platform.db, [categoryItem(category, 'ustozlar')])
    knowledge = await addTest(app.platform, testItem('bilim'))
  })
  afterAll(() => app.close())

  const call = (method: string, path: string, body?: unknown, who = editor) =>
    app.call(method, `/api/v1/staff/content/${path}`, { token: who.token, ...(body === undefined ? {} : { body }) })
  const course = (certificate_test: string | null, slug = `kurs-${v7().slice(-8)}`) => ({
    slug,
    safety: false,
    facts: { ...FACTS.course({ on: { course_category: category } }), certificate: true, certificate_test },
    texts: inAllLanguages(TEXTS.course('Kurs')),
  })
  const named = { 'facts.certificate_test': ['not_allowed'] }

  it('is a knowledge test that is there: nothing else is saved', async () => {
    const self_check = await addTest(app.platform, testItem('holim', { kind: 'self_check' }))
    for (const other of [self_check, category, v7()])
      expect(await call('POST', 'course/', course(other)), other).toMatchObject({ status: 422, body: { fields: named } })
    for (const fine of [knowledge, null]) expect((await call('POST', 'course/', course(fine))).status).toBe(201)
  })

  it('is published before the course is', async () => {
    const draft = { slug: 'qoralama', safety: false, facts: FACTS.test({ on: {} }), texts: inAllLanguages(TEXTS.test('Sinov')) }
    const { body: test } = await call('POST', 'test/', draft)
    const { body: one } = await call('POST', 'course/', course(test.id))
    await call('POST', `course/${one.id}/review/`)
    const publish = () => call('POST', `course/${one.id}/publish/`, {}, supervisor)
    expect((await publish()).body).toMatchObject({ code: 'incomplete', fields: named })
    await call('POST', `test/${test.id}/review/`)
    expect((await call('POST', `test/${test.id}/publish/`, {}, supervisor)).status).toBe(200)
    expect((await publish()).status).toBe(200)
  })

  it('is looked at once nobody else changes it: what became a self-check meanwhile is refused', async () => {
    const { db } = app.platform
    const turning = await addTest(app.platform, testItem('ozgaruvchi'))
    const { body: one } = await call('POST', 'course/', course(turning))
    await call('POST', `course/${one.id}/review/`)
    const published = await db.transaction().execute(async (other) => {
      await other.selectFrom('content_item').select('id').where('id', '=', turning).forUpdate().execute()
      const answer = call('POST', `course/${one.id}/publish/`, {}, supervisor)
      await until(async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
        return Number(rows[0]?.count) > 0
      })
      const facts = sql<string>`jsonb_set(facts, '{kind}', '"self_check"')`
      await other.updateTable('content_live').set({ facts }).where('item_id', '=', turning).execute()
      return { answer }
    })
    expect((await published.answer).body).toMatchObject({ code: 'incomplete', fields: named })
  })

  it('stays while the course asks for it: no self-check, and not taken down', async () => {
    const { body: one } = await call('POST', 'course/', course(knowledge))
    await call('POST', `course/${one.id}/review/`)
    expect((await call('POST', `course/${one.id}/publish/`, {}, supervisor)).status).toBe(200)
    expect((await call('POST', `test/${knowledge}/archive/`, undefined, supervisor)).body.code).toBe('in_use')
    const { body: now } = await call('GET', `test/${knowledge}/`)
    const turned = { ...now.facts, kind: 'self_check' }
    const edited = { slug: now.slug, safety: true, version: now.version, facts: turned, texts: { ...now.texts, en: {} } }
    expect((await call('PUT', `test/${knowledge}/`, edited)).status).toBe(200)
    await call('POST', `test/${knowledge}/review/`)
    const refused = await call('POST', `test/${knowledge}/publish/`, {}, supervisor)
    expect(refused.body).toMatchObject({ code: 'incomplete', fields: { 'facts.kind': ['not_allowed'] } })
  })
})
