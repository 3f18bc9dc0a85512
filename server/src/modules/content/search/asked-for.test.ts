import type { Language } from '@himoya/contract/languages'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/harness.ts'

/** What people type who look for help, one a line, and the sample that has to come first: plain words, slang, both scripts, slips. */
const ASKED: readonly (readonly [Language, path: string, queries: string])[] = [
  [
    'uz',
    'questions/ogir-kunlar',
    `yashagim kelmayapti
    o‘lgim keladi
    men olmoqchiman
    suitsid
    ўлгим келяпти
    яшагим келмаяпти
    ozimni oldirmoqchiman`,
  ],
  [
    'uz',
    'questions/majburlashdi',
    `zo‘rlashdi
    meni zorladi
    зўрлаш
    nomusga tegdi
    iznasilovat qildi
    zorlshdi`,
  ],
  [
    'uz',
    'questions/otam-emas',
    `o‘gay ota
    ogay otam tegadi
    ўгай ота
    otchim
    otam menga tegadi
    onamni eri`,
  ],
  [
    'uz',
    'questions/kimga-aytsam-boladi',
    `dadam uradi
    kaltak
    otam kaltaklaydi
    уйда уришади
    onam uryapti
    kalatk`,
  ],
  [
    'uz',
    'questions/homilador-bolsam',
    `homilador
    homiladorman
    ҳомиладор
    hayz kelmayapti
    abort
    homladorman`,
  ],
  [
    'uz',
    'questions/oqishni-davom-ettirish',
    `erta nikoh
    majburan turmushga berish
    tuy qilishmoqchi
    unashtirib qo‘yishdi
    эрта никоҳ`,
  ],
  [
    'uz',
    'questions/rasm-uchun-pul',
    `pulga rasm
    yalang‘och rasmga pul
    intim rasm sotish
    yalangoch video uchun pul`,
  ],
  ['uz', 'questions/sinfdagi-dostlik', `do‘stim yo‘q\nhech kim gaplashmaydi`],
  ['ru', 'questions/sinfdagi-dostlik', `нет друзей\nникто не дружит`],
  ['en', 'questions/sinfdagi-dostlik', `no friends\nlonely`],
  ['uz', 'questions/vada-qilingan-ish', `sotib yuborishadi\nodam savdosi\nchet elga olib ketishmoqchi\nодам савдоси`],
  [
    'ru',
    'questions/ogir-kunlar',
    `не хочу жить
    хочу умереть
    суицид
    покончить с собой
    выпилиться
    самоубийство
    роскомнадзорнуться
    не хочу жыть`,
  ],
  [
    'ru',
    'questions/majburlashdi',
    `изнасиловали
    меня изнасиловали
    изнасилование
    заставил заняться сексом
    износиловали`,
  ],
  [
    'ru',
    'questions/otam-emas',
    `отчим
    отчим трогает
    отчим пристаёт
    домогается отчим
    отчым`,
  ],
  [
    'ru',
    'questions/kimga-aytsam-boladi',
    `папа бьёт
    меня бьют дома
    мама избивает
    побил
    бьет отец`,
  ],
  [
    'ru',
    'questions/homilador-bolsam',
    `беременна
    я беременна что делать
    задержка месячных
    залетела
    аборт
    беремена`,
  ],
  ['ru', 'questions/oqishni-davom-ettirish', `ранний брак\nвыдают замуж\nхотят выдать замуж насильно\nзамуж в 16`],
  ['ru', 'questions/rasm-uchun-pul', `деньги за фото\nпродать нюдсы\nинтим фото за деньги\nвебкам`],
  ['ru', 'questions/vada-qilingan-ish', `меня хотят продать\nторговля людьми\nотобрали паспорт`],
  [
    'en',
    'questions/ogir-kunlar',
    `i want to die
    suicide
    kill myself
    kms
    i dont want to live
    suicde
    end my life`,
  ],
  ['en', 'questions/majburlashdi', `rape\ni was raped\nsexual assault\nforced me to have sex\nrapped`],
  ['en', 'questions/otam-emas', `stepfather\nstepdad touches me\nmolested\nstep father\nstepfahter`],
  ['en', 'questions/kimga-aytsam-boladi', `my dad hits me\nbeaten at home\nmy mum beats me\ndomestic violence\nphysical abuse`],
  ['en', 'questions/homilador-bolsam', `pregnant\nam i pregnant\nmissed period\nabortion\npregnent`],
  ['en', 'questions/oqishni-davom-ettirish', `early marriage\nforced marriage\nchild marriage\nthey want me to marry`],
  ['en', 'questions/rasm-uchun-pul', `money for pictures\nsell nudes\npaid for nudes\nmoney for photos`],
  ['en', 'questions/vada-qilingan-ish', `trafficking\nbeing sold\nthey took my passport\nwant to sell me`],
]

/** What is asked every day, and lay near words of harm. */
const EVERYDAY: readonly (readonly [Language, words: string])[] = [
  ['uz', 'test rasm pul bola'],
  ['ru', 'тест фото деньги папа жизнь'],
  ['en', 'test picture money work baby'],
]

const textOf = (title: { text: string }[]): string =>
  title
    .map(({ text }) => text)
    .join('')
    .toLowerCase()

const OF_HARM = new Set(ASKED.map(([, path]) => path).filter((path) => path !== 'questions/sinfdagi-dostlik'))

const queries = ASKED.flatMap(([lang, path, lines]) => lines.split('\n').map((line) => ({ lang, path, said: line.trim() })))

describe('of the samples', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await startTestApp({ samples: true, env: { LIMITS: 'search=1000000/1,api=1000000/1' } })
  })
  afterAll(() => test.close())

  it('there are at least 120 searches to answer, in three languages and all that the lists of harm name', () => {
    expect(queries.length).toBeGreaterThanOrEqual(120)
    expect(new Set(queries.map(({ lang, said }) => `${lang} ${said}`)).size).toBe(queries.length)
  })

  it('each comes first where it is what was asked for', async () => {
    const missed: string[] = []
    for (const { lang, path, said } of queries) {
      const { results } = (await test.call('GET', `/api/v1/search/?q=${encodeURIComponent(said)}`, { lang })).body
      if (results[0]?.path !== path) missed.push(`${lang} ${said}: ${results[0]?.path ?? 'nothing'}`)
    }
    expect(missed).toEqual([])
  })

  it('a word of every day leads to none of the pages of harm', async () => {
    const wrong: string[] = []
    for (const [lang, words] of EVERYDAY)
      for (const said of words.split(' ')) {
        const [first] = (await test.call('GET', `/api/v1/search/?q=${encodeURIComponent(said)}`, { lang })).body.results
        // A title that says the word is found by it.
        if (!OF_HARM.has(first?.path) || textOf(first.title).includes(said)) continue
        wrong.push(`${lang} ${said}: ${first.path}`)
      }
    expect(wrong).toEqual([])
  })

  it('no public answer tells the words that they are found by', async () => {
    for (const path of ['question/homilador-bolsam/', 'question/', 'search/?q=abort', 'search/?q=homilador', 'course/', 'faq/']) {
      const { status, body } = await test.call('GET', `/api/v1/${path}`)
      expect(status, path).toBe(200)
      expect(JSON.stringify(body), path).not.toMatch(/search_words|kechikyapti|beremenna/)
    }
  })
})
