import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { join, type Member } from '../../../test/chat-cast.ts'
import { inAllLanguages, newContent, TEXTS } from '../../../test/content-drafts.ts'
import { startTestApp, type TestApp } from '../../../test/harness.ts'

let app: TestApp
let editor: Member
let supervisor: Member
beforeAll(async () => {
  app = await startTestApp({ env: { LIMITS: 'api=100000/1' } })
  editor = await join(app, 'editor')
  supervisor = await join(app, 'supervisor')
})
afterAll(() => app.close())

const call = async (method: string, path: string, body?: unknown, who = editor) => {
  const answer = await app.call(method, `/api/v1/staff/${path}`, { token: who.token, ...(body === undefined ? {} : { body }) })
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300)
  return answer.body
}
const page = (path: string) => app.call<string>('GET', path, { headers: { 'accept-encoding': 'identity' } })

/** Sends the newest version to review and publishes it. */
async function publish(id: string): Promise<void> {
  await call('POST', `content/news/${id}/review/`)
  await call('POST', `content/news/${id}/publish/`, {})
}

describe('kept pages', () => {
  it('show what was published to whoever asks next', async () => {
    const one = await call('POST', 'content/news/', newContent('news', {}, 'Birinchi matn'))
    const path = `/uz/news/${one.slug}`
    expect((await page(path)).status).toBe(404)
    expect((await page('/uz/news')).body).not.toContain('Birinchi matn')
    await publish(one.id)
    expect((await page(path)).body).toContain('Birinchi matn')
    expect((await page('/uz/news')).body).toContain('Birinchi matn')

    const { version, slug, safety, facts } = one
    const texts = inAllLanguages(TEXTS.news('Ikkinchi matn'))
    await call('PUT', `content/news/${one.id}/`, { version, slug, safety, facts, texts })
    expect((await page(path)).body).toContain('Birinchi matn')
    await publish(one.id)
    expect((await page(path)).body).toContain('Ikkinchi matn')
    await call('POST', `content/news/${one.id}/archive/`)
    expect((await page(path)).status).toBe(404)
    expect((await page('/uz/news')).body).not.toContain('Ikkinchi matn')
  })

  it('show a number that two people have just added', async () => {
    expect((await page('/uz/numbers')).body).not.toContain('tel:1146')
    const labels = { uz: 'Ishonch telefoni', ru: 'Телефон доверия', en: 'Trust line' }
    const { changes } = await call('POST', 'number/change/', { kind: 'set', number: '1146', labels, position: 3 })
    expect((await page('/uz/numbers')).body).not.toContain('tel:1146')
    await call('POST', `number/change/${changes[0].id}/confirm/`, { answered: 'Navbatchi' }, supervisor)
    expect((await page('/uz/numbers')).body).toContain('tel:1146')
  })

  it('are not made of previews: each look is the newest one', async () => {
    const one = await call('POST', 'content/news/', newContent('news', {}, 'Qoralama'))
    const { path } = await call('POST', `content/news/${one.id}/preview/`, { lang: 'uz' })
    expect((await page(path)).body).toContain('Qoralama')
    const { version, slug, safety, facts } = one
    const texts = inAllLanguages(TEXTS.news('Tuzatilgan'))
    await call('PUT', `content/news/${one.id}/`, { version, slug, safety, facts, texts })
    const seen = await page(path)
    expect(seen.body).toContain('Tuzatilgan')
    expect(seen.body).toContain('noindex')
    app.shiftClock(601_000)
    expect((await page(path)).status).toBe(404)
    app.shiftClock(-601_000)
  })
})
