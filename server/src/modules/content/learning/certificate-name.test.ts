import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addCourses } from '../../../../test/learning-items.ts'
import { join } from '../../../../test/chat-cast.ts'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'
import { isSameName, nameKey, newCode } from './certificates.policy.ts'

describe('a name that is compared', () => {
  it.each([
    ['nodira  KARIMOVA', 'Nodira Karimova'],
    ['Нодира Каримова', 'Nodira Karimova'],
    ['O‘g‘iloy G‘aniyeva', "O'g'iloy Gʻaniyeva"],
    ['Ўғилой Ғаниева', 'Oʻgʻiloy Gʻaniyeva'],
    ['Шаҳноза Чўлпонова', 'Shahnoza Cho‘lponova'],
    ['Хасан Юсупов', 'Hasan Yusupov'],
    ['Nodira Karimova-Aliyeva', 'Nodira Karimova Aliyeva'],
    ['Ma’mura Sa’dullayeva', 'Mamura Sadullayeva'],
  ])('%s is %s', (one, other) => expect(isSameName(one, other)).toBe(true))

  it.each([
    ['Nodira Karimova', 'Nodira'],
    ['Nodira Karimova', 'Nodira Karimov'],
    ['李明', '王五'],
    ['Nodira Karimova', '...'],
    ['...', '...'],
  ])('%s is not %s', (one, other) => expect(isSameName(one, other)).toBe(false))

  it('has no letter thrown away', () => expect(nameKey('Ә. Ñoño')).toBe('ә ñoño'))
})

describe('whether a certificate bears a name', () => {
  let test: TestApp
  let code: string
  beforeAll(async () => {
    test = await startTestApp()
    await addCourses(test.platform)
    const { token } = await join(test)
    for (const slug of ['birinchi', 'ikkinchi', 'uchinchi'])
      await test.call('POST', `/api/v1/course/lesson/${slug}/progress/`, { token, body: { state: 'done' } })
    const given = await test.call('POST', '/api/v1/course/chegaralar/certificate/', { token, body: { name: 'Nodira Karimova' } })
    code = given.body.code
  })
  afterAll(() => test.close())

  const ask = (name: string, of = code) => test.call('POST', `/api/v1/course/certificate/${of}/name/`, { body: { name } })

  it('is answered yes or no and nothing else, as often as one is right', async () => {
    for (let times = 0; times < 8; times++) expect((await ask('нодира каримова')).body).toEqual({ same: true })
    expect((await ask('Aziz Karimov')).body).toEqual({ same: false })
  })

  it('is no way to find a name: after five wrong ones of an address even the right one is not told', async () => {
    for (const name of ['Nodira', 'Nodira A', 'Nodira B']) expect((await ask(name)).body, name).toEqual({ same: false })
    expect(
      (
        await ask(
          'Nodira C',
          newCode(() => 0),
        )
      ).status,
    ).toBe(404)
    const refused = await ask('Nodira Karimova')
    expect([refused.status, refused.body.code]).toEqual([429, 'rate_limited'])
  })

  it('is asked with a name', async () => {
    for (const name of ['', 'x'.repeat(81)]) expect((await ask(name)).status, name).toBe(422)
  })
})
