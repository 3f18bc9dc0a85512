import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { addCourses } from '../../../../test/learning-items.ts'

/* The page of a code as a browser without scripts shows it: a page, a form, an answer. */

const NAME = 'Nodira Karimova'

describe('the public page of a certificate', () => {
  let test: TestApp
  let token: string
  let path: string
  beforeAll(async () => {
    test = await startTestApp({ cast: true })
    await addCourses(test.platform)
    token = (await test.signIn('+998901234567')).access
    for (const slug of ['birinchi', 'ikkinchi', 'uchinchi'])
      await test.call('POST', `/api/v1/course/lesson/${slug}/progress/`, { token, body: { state: 'done' } })
    const { body } = await test.call('POST', '/api/v1/course/chegaralar/certificate/', { token, body: { name: NAME } })
    path = `/ru/certificate/${body.code}`
  })
  afterAll(() => test.close())

  const read = async (address: string) => {
    const answer = await fetch(`${test.url}${address}`)
    return { status: answer.status, html: await answer.text() }
  }
  const send = async (name: string, address = path) => {
    const answer = await fetch(`${test.url}${address}`, { method: 'POST', body: new URLSearchParams({ name }) })
    return { status: answer.status, headers: answer.headers, html: await answer.text() }
  }

  it('says that it is genuine, the course and the day, and no name', async () => {
    const { status, html } = await read(path)
    expect(status).toBe(200)
    expect(html).toContain('Это настоящий сертификат.')
    expect(html).toContain('Название chegaralar')
    expect(html).not.toMatch(/Nodira|Karimova/)
    // by the letters that stand on the paper, whoever translates or reads in the other alphabet
    expect(html).toContain(`<dd translate="no">${path.split('/').at(-1)}</dd>`)
  })

  it('answers a typed name yes or no; what was typed stands in no address and in no cache', async () => {
    const yes = await send('нодира  КАРИМОВА')
    expect(yes.html).toContain('Да. Сертификат выдан на это имя.')
    expect(yes.headers.get('cache-control')).toBe('no-store')
    expect((await send('Aziz Karimov')).html).toContain('Нет. В сертификате другое имя.')
    expect((await send('  ')).html).toContain('Напишите имя с бумаги.')
    expect((await send('x'.repeat(81))).html).toContain('Имя слишком длинное.')
    expect((await read(path)).html).not.toMatch(/Nodira|нодира|Aziz/)
  })

  it('of a code that is none says so plainly, however it is asked', async () => {
    for (const asked of [await read('/ru/certificate/2222-2222-2222'), await send(NAME, '/ru/certificate/2222-2222-2222')]) {
      expect(asked.status).toBe(404)
      expect(asked.html).toContain('Такого сертификата нет')
    }
    expect((await send(NAME, '/ru/certificate/a%2Fb')).status).toBe(404)
  })

  it('is answered by a page while the database is away, and asks again when it is back', async () => {
    const query = pg.Query.prototype as unknown as { submit: () => Error | null }
    const gone = vi.spyOn(query, 'submit').mockImplementation(() => Object.assign(new Error('gone'), { code: '57P01' }))
    try {
      for (const away of [await read(path), await send(NAME)]) {
        expect(away.status).toBe(503)
        expect(away.html).toMatch(/^<!DOCTYPE html><html[^>]* lang="ru"/i)
        expect(away.html).not.toContain(NAME)
      }
    } finally {
      gone.mockRestore()
    }
    expect((await send(NAME)).html).toContain('Да. Сертификат выдан на это имя.')
  })

  it('is no longer genuine at once when its account is deleted', async () => {
    expect((await read(path)).status).toBe(200)
    const body = { password: 'himoya-demo-2026' }
    expect((await test.call('DELETE', '/api/v1/auth/', { token, body })).status).toBe(204)
    const { status, html } = await read(path)
    expect([status, html.includes('Такого сертификата нет')]).toEqual([404, true])
  })
})
