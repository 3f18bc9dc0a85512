import { randomUUID } from 'node:crypto'
import { checkDigit, isReceipt } from '@himoya/contract/accounts/receipt-digits'
import { DAY_MS } from '@himoya/contract/tashkent'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { solve } from '../../../../test/account-calls.ts'
import { dump, join, type Member } from '../../../../test/chat-cast.ts'
import { startTestApp, type Answer, type TestApp } from '../../../../test/harness.ts'
import { v7 as uuid } from '../../../platform/crypto/ids.ts'
import { addPublishedItems } from '../../content/live/published-items.service.ts'
import { sweepQuestions } from './sweep-questions.service.ts'

const PATH = '/api/v1/question/'

let app: TestApp
const category = uuid()
const other = uuid()
const published = uuid()
const texts = (title: string, summary = '') => ({ title, summary })
const answer = (text: string) => [{ type: 'paragraph' as const, spans: [{ text }] }]
const nothing = { title: '', summary: '', body: [] }

beforeAll(async () => {
  // Many guests come from one address here.
  app = await startTestApp({ env: { LIMITS: 'questions=1000/3600,questions_stop=1000/3600' } })
  await addPublishedItems(app.platform, app.platform.db, [
    {
      id: category,
      type: 'question_category',
      slug: 'dostlik',
      facts: { niche: 'a', drawing: 'bubble' },
      texts: { uz: texts('Do‘stlik'), ru: texts('Дружба'), en: texts('') },
    },
    {
      id: other,
      type: 'question_category',
      slug: 'uy',
      facts: { niche: 'g', drawing: 'house' },
      texts: { uz: texts('Uy'), ru: texts('Дом'), en: texts('Home') },
    },
    {
      id: published,
      type: 'question',
      slug: 'dostim-gaplashmayapti',
      facts: { category, age_band: '11-13', lesson: null, place: null },
      texts: {
        uz: { title: 'Do‘stim gaplashmay qo‘ydi', summary: 'Nima qilay?', body: answer('Avval so‘rang.') },
        ru: { title: 'Подруга со мной не говорит', summary: 'Что делать?', body: answer('Сначала спроси.') },
        en: nothing,
      },
    },
  ])
})
afterAll(() => app.close())

const ask = (body: object, who?: Member, headers: Record<string, string> = {}) =>
  app.call('POST', PATH, { body, headers, ...(who ? { token: who.token } : {}) })
const QUESTION = {
  title: 'Sinfdoshim bilan urishib qoldim',
  question: 'Kecha maktabda qattiq urishdik. Endi nima deyishni bilmayman.',
}
const open = (receipt: string) => app.call('POST', `${PATH}receipt/`, { body: { receipt } })

describe('published questions', () => {
  it('are listed by category with their count, in the asked language, Uzbek where it has none', async () => {
    const { body } = await app.call('GET', `${PATH}category/`, { lang: 'en' })
    expect(body).toMatchObject({ count: 2, next: null })
    expect(body.results).toMatchObject([
      { id: category, slug: 'dostlik', title: 'Do‘stlik', lang: 'uz', count: 1 },
      { id: other, title: 'Home', lang: 'en', count: 0 },
    ])
    expect((await app.call('GET', `${PATH}?category=uy`)).body.results).toEqual([])
    for (const wanted of [category, 'dostlik']) {
      const list = await app.call('GET', `${PATH}?category=${wanted}`, { lang: 'ru' })
      expect(list.body.results).toMatchObject([{ id: published, lang: 'ru', title: 'Подруга со мной не говорит' }])
    }
  })

  it('are read whole by id and by slug, with an ETag', async () => {
    for (const address of [published, 'dostim-gaplashmayapti']) {
      const { status, headers, body } = await app.call('GET', `${PATH}${address}/`)
      expect(status).toBe(200)
      expect(headers.get('etag')).toBeTruthy()
      expect(body).toMatchObject({ title: 'Do‘stim gaplashmay qo‘ydi', category: { slug: 'dostlik' }, lesson: null, place: null })
      expect(body.body).toEqual(answer('Avval so‘rang.'))
    }
  })

  it('are found by words of the answer, and a filter nobody offers is refused', async () => {
    const found = (search: string) => app.call('GET', `${PATH}?search=${encodeURIComponent(search)}`)
    for (const words of ['avval', "do'stim", 'дўстим', 'dostim']) expect((await found(words)).body.count, words).toBe(1)
    expect((await found('velosiped')).body.count).toBe(0)
    expect((await app.call('GET', `${PATH}?category=yoq`)).status).toBe(422)
    expect((await app.call('GET', `${PATH}?page=0`)).status).toBe(422)
    expect((await app.call('GET', `${PATH}?state=draft`)).status).toBe(422)
    expect((await app.call('GET', `${PATH}${randomUUID()}/`)).status).toBe(404)
    expect((await app.call('GET', `${PATH}yoq-bunday/`)).status).toBe(404)
  })

  it('are voted on once a day by an address, and nobody learns by whom', async () => {
    const say = (id: string, helpful: unknown) => app.call('POST', `${PATH}${id}/helpful/`, { body: { helpful } })
    for (const helpful of [true, true, false]) expect((await say(published, helpful)).status).toBe(204)
    const rows = await app.platform.db.selectFrom('question_vote').selectAll().execute()
    expect(rows).toEqual([{ item_id: published, yes: 1, no: 0 }])
    expect((await say(randomUUID(), true)).status).toBe(404)
    expect((await say(published, 'yes')).status).toBe(422)
  })
})

describe('asking', () => {
  it('gives a guest a receipt that opens the question again, grouped or not', async () => {
    const asked = await ask({ ...QUESTION, category, age_band: '11-13' })
    expect(asked.status).toBe(201)
    expect(asked.headers.get('cache-control')).toBe('no-store')
    expect(asked.body.help).toBe(false)
    expect(isReceipt(asked.body.receipt)).toBe(true)
    const seen = await open(asked.body.receipt)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect(seen.body).toMatchObject({ ...QUESTION, state: 'received', answer: null, slug: null })
  })

  it('gives a person no receipt but a list of their own, which nobody else has', async () => {
    const [child, stranger] = [await join(app), await join(app)]
    const asked = await ask(QUESTION, child)
    expect(asked.body).toEqual({ id: expect.any(String), help: false })
    const mine = (who: Member) => app.call('GET', `${PATH}mine/`, { token: who.token })
    expect((await mine(child)).body.results).toMatchObject([{ id: asked.body.id, title: QUESTION.title }])
    expect((await mine(stranger)).body).toMatchObject({ count: 0, results: [] })
    expect((await app.call('GET', `${PATH}mine/`)).status).toBe(401)
    const take = (who: Member) => app.call('DELETE', `${PATH}mine/${asked.body.id}/`, { token: who.token })
    expect((await take(stranger)).status).toBe(404)
    expect((await take(child)).status).toBe(204)
    expect((await take(child)).status).toBe(404)
    expect((await mine(child)).body.count).toBe(0)
  })

  it('offers help at once when words of our lists stand in it, in any script', async () => {
    for (const question of [
      'O‘zimni o‘ldirmoqchiman, boshqa chidolmayman',
      'Меня бьёт отчим каждый день, что делать',
      'узимни улдирмокчиман',
    ]) {
      expect((await ask({ title: 'Yordam kerak', question })).body.help, question).toBe(true)
    }
    expect((await ask({ title: 'Yordam kerak', question: 'Uyga vazifani qanday qilsam bo‘ladi?' })).body.help).toBe(false)
  })

  it('is asked once however often it is sent', async () => {
    const key = { 'idempotency-key': randomUUID() }
    const first = await ask(QUESTION, undefined, key)
    const again = await ask(QUESTION, undefined, key)
    expect(again.body).toEqual(first.body)
  })

  it.each([
    ['title', { title: 'ab' }, 'too_short'],
    ['title', { title: 'a'.repeat(121) }, 'too_long'],
    ['question', { question: 'qisqa' }, 'too_short'],
    ['question', { question: 'a'.repeat(2_001) }, 'too_long'],
    ['category', { category: randomUUID() }, 'not_allowed'],
    ['age_band', { age_band: '3-4' }, 'not_allowed'],
    ['name', { name: 'Lola' }, 'unknown_field'],
  ])('says what is wrong with %s', async (field, change, code) => {
    const { status, body } = await ask({ ...QUESTION, ...change })
    expect(status).toBe(422)
    expect(body.fields[field]).toEqual([code])
  })

  it('asks an address for a proof of work after ten, and a person never for more than twenty a day', async () => {
    const strict = await startTestApp()
    const send = (headers: Record<string, string> = {}) => strict.call('POST', PATH, { body: QUESTION, headers })
    for (let count = 0; count < 10; count += 1) expect((await send()).status).toBe(201)
    const refused = await send()
    expect(refused.body.code).toBe('proof_required')
    expect((await send({ 'x-proof': solve(refused.body.challenge) })).status).toBe(201)
    await strict.close()
    const child = await join(app)
    for (let count = 0; count < 20; count += 1) expect((await ask(QUESTION, child)).status).toBe(201)
    expect((await ask(QUESTION, child)).body.code).toBe('rate_limited')
  })
})

describe('a receipt', () => {
  const wrong = (): string => {
    const digits = Array.from({ length: 19 }, () => String(Math.floor(Math.random() * 10))).join('')
    return digits + checkDigit(digits)
  }
  let receipt = ''
  beforeEach(async () => {
    receipt = (await ask(QUESTION)).body.receipt
    await app.platform.limiter.clear('receipt_question', '127.0.0.1')
  })

  it('may be guessed five times an hour from an address, and looked at as often as one likes', async () => {
    for (let count = 0; count < 7; count += 1) expect((await open(receipt)).status).toBe(200)
    for (let count = 0; count < 5; count += 1) expect((await open(wrong())).status).toBe(404)
    const refused = await open(wrong())
    expect(refused).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60)
    expect((await open(receipt)).status).toBe(429)
  })

  it('guessed fifty times at the same moment is looked up five times', async () => {
    const answers: Answer[] = await Promise.all(Array.from({ length: 50 }, () => open(wrong())))
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45)
  })

  it('is never refused for being tried as a report’s first', async () => {
    const atReports = (digits: string) => app.call('POST', '/api/v1/victim/receipt/', { body: { receipt: digits } })
    for (let count = 0; count < 12; count += 1) {
      expect((await atReports(receipt)).status).toBe(404)
      expect((await open(receipt)).status).toBe(200)
    }
    for (let count = 0; count < 5; count += 1) expect((await atReports(wrong())).status).toBe(404)
    expect((await atReports(wrong())).status).toBe(429)
  })

  it('with a slip in it costs no try', async () => {
    const slip = receipt.slice(0, -1) + String((Number(receipt.at(-1)) + 1) % 10)
    for (let count = 0; count < 8; count += 1) expect((await open(slip)).body.fields).toEqual({ receipt: ['wrong_format'] })
    expect((await open(receipt)).status).toBe(200)
  })

  it('takes the question back for ever', async () => {
    const withdraw = () => app.call('POST', `${PATH}receipt/withdraw/`, { body: { receipt } })
    const before = await app.platform.db.selectFrom('data_key').select('id').execute()
    expect((await withdraw()).status).toBe(204)
    expect((await withdraw()).status).toBe(404)
    expect((await open(receipt)).status).toBe(404)
    expect(await app.platform.db.selectFrom('data_key').select('id').execute()).toHaveLength(before.length - 1)
  })

  it('stands nowhere in the database, nor does what was asked', async () => {
    const canary = 'Kanareyka qafasda sayramay qo‘ydi'
    const asked = await ask({ title: canary, question: `${canary} va hech kim bilmaydi` }, undefined, {
      'idempotency-key': randomUUID(),
    })
    const rows = (await dump(app)).join('\n')
    for (const secret of [canary, canary.toLowerCase(), asked.body.receipt as string]) {
      expect(rows).not.toContain(secret)
      expect(rows).not.toContain(Buffer.from(secret).toString('hex'))
    }
    expect(rows).toContain(asked.body.id)
  })
})

describe('what a person asked', () => {
  it('is in their export, and goes with their account', async () => {
    const child = await join(app)
    const { body } = await ask(QUESTION, child)
    const exported = await app.call('GET', '/api/v1/auth/export/', { token: child.token })
    expect(exported.body.questions).toEqual([{ created_at: expect.any(String), ...QUESTION, answer: null }])
    const { forgetQuestions } = await import('./own-questions.service.ts')
    await forgetQuestions(app.platform, app.platform.db, child.id)
    expect(await app.platform.db.selectFrom('asked_question').select('id').where('id', '=', body.id).execute()).toEqual([])
  })

  it('lies behind the curtain after a reset by SMS', async () => {
    const child = await join(app)
    await ask(QUESTION, child)
    const mine = async () => (await app.call('GET', `${PATH}mine/`, { token: child.token })).body.count
    expect(await mine()).toBe(1)
    const later = new Date(app.platform.now().getTime() + 1_000)
    await app.platform.db.updateTable('account').set({ curtain_before: later }).where('id', '=', child.id).execute()
    expect(await mine()).toBe(0)
  })

  it('is forgotten a year after its answer, and not before', async () => {
    const { body } = await ask(QUESTION)
    const settled_at = app.platform.now()
    await app.platform.db.updateTable('asked_question').set({ state: 'closed', settled_at }).where('id', '=', body.id).execute()
    const there = async () => (await open(body.receipt)).status
    app.shiftClock(364 * DAY_MS)
    await sweepQuestions(app.platform)
    expect(await there()).toBe(200)
    app.shiftClock(2 * DAY_MS)
    await sweepQuestions(app.platform)
    expect(await there()).toBe(404)
    app.shiftClock(-366 * DAY_MS)
  })
})
