import { Certificate, Course, LessonProgress } from '@himoya/contract/content/learning'
import { browserStorage } from '@himoya/kit/browser-storage'
import { LANGUAGES } from '@himoya/contract/languages'
import { ResultRow } from '@himoya/contract/content/tests'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok, refused } from '../../../../../../kit/test/given-answers.ts'
import { cutTexts } from '../../../../../../kit/test/looks.ts'
import { show } from '../../../../../test/show.tsx'
import { messagesIn, textsIn } from '../../../../i18n/messages.ts'
import css from '../../saved/own.css?inline'
import { CertificatesScreen } from './certificates-screen.tsx'

const NAME = 'Nodira Karimova'
const CODE = 'k7mp-3xqt-9wna'
const ID = '01a8ab1d-0000-7000-8000-00000000000'
const LIST = 'GET course/certificate/?page_size=100'
const PROGRESS = 'GET course/progress/?course=sezish&page_size=100'
const RESULTS = `GET result/?test=${ID}2&page_size=100`
const pageOf = (results: unknown[]) => ok({ count: results.length, next: null, previous: null, results })

const certificate = (lang: string) =>
  Certificate.parse({
    code: CODE,
    name: NAME,
    course: { title: 'Sezish va yordam berish', slug: 'sezish', minutes: 24, lesson_count: 4 },
    tested: true,
    url: `https://himoya.uz/${lang}/certificate/${CODE}`,
    issued_at: '2026-11-27T07:00:00.000Z',
  })
const heading = { lang: 'uz', summary: '', sample: false } as const
const COURSE = Course.parse({
  ...heading,
  id: `${ID}1`,
  slug: 'sezish',
  title: 'Sezish va yordam berish',
  niche: 'g',
  drawing: 'lantern',
  category: null,
  audiences: ['teacher'],
  minutes: 24,
  lesson_count: 1,
  cover: null,
  certificate: true,
  body: [],
  certificate_test: { id: `${ID}2`, slug: 'vaziyatlar', title: 'Vaziyatlar', question_count: 8 },
  lessons: [
    {
      ...heading,
      id: `${ID}3`,
      slug: 'belgilar',
      title: 'Belgilar',
      course: { id: `${ID}1`, slug: 'sezish', title: 'Sezish' },
      kind: 'text',
      minutes: 6,
      cover: null,
      number: 1,
    },
  ],
  published_at: '2026-11-01T07:00:00.000Z',
  updated_at: '2026-11-01T07:00:00.000Z',
})
const DONE = LessonProgress.parse({
  lesson_id: `${ID}3`,
  course_id: `${ID}1`,
  state: 'done',
  position: 0,
  feedback: [],
  updated_at: '2026-11-27T07:00:00.000Z',
})
const result = (score: number) =>
  ResultRow.parse({
    id: `${ID}${score}`,
    test: { id: `${ID}2`, slug: 'vaziyatlar', title: 'Vaziyatlar', kind: 'knowledge' },
    version: 1,
    score,
    max: 8,
    tone: 'mixed',
    title: 'Yo‘l to‘g‘ri',
    shared_at: null,
    created_at: '2026-11-27T07:00:00.000Z',
  })

// Whoever has a token is taken for signed in; nobody looks at it here.
beforeEach(() => browserStorage('local').set('himoya_access', 'a'))
afterEach(() => history.replaceState(null, '', location.pathname))

const open = (hash: string, answers: object, lang: 'uz' | 'ru' | 'en' = 'uz', width = 360) => {
  history.replaceState(null, '', `${location.pathname}${hash}`)
  return show(<CertificatesScreen />, {
    texts: (one) => {
      const { own, account, problems } = messagesIn(one)
      return { own, account, problems }
    },
    css,
    lang,
    width,
    answers: { [LIST]: pageOf([]), 'GET course/sezish/': ok(COURSE), [PROGRESS]: pageOf([DONE]), ...answers },
  })
}
const { certificates: words } = messagesIn('uz').own
const t = textsIn('uz', 'own')

it.each(LANGUAGES)(
  'its owner opens a certificate with name, QR code and its address, on the smallest phone (%s)',
  async (lang) => {
    await open('', { [LIST]: pageOf([certificate(lang)]) }, lang, 320)
    const { certificates } = messagesIn(lang).own
    await page.getByRole('link', { name: certificates.open }).click()
    await expect.element(page.getByText(NAME, { exact: true })).toBeVisible()
    await expect.element(page.getByRole('img', { name: certificates.qr })).toBeVisible()
    await expect.element(page.getByText(`himoya.uz/${lang}/certificate/${CODE}`)).toBeVisible()
    // Neither a translator nor the other alphabet changes a letter of what is compared.
    for (const exact of [NAME, CODE, `himoya.uz/${lang}/certificate/${CODE}`])
      for (const one of page.getByText(exact, { exact: true }).elements())
        expect(one.closest('[translate="no"]'), exact).not.toBeNull()
    expect(cutTexts()).toEqual([])
    await page.getByRole('button', { name: certificates.back }).click()
    await expect.element(page.getByRole('link', { name: certificates.open })).toBeVisible()
  },
)

it('the QR code is dark on white with a quiet zone, in the dark too', async () => {
  document.documentElement.dataset['theme'] = 'dark'
  await open(`#${CODE}`, { [LIST]: pageOf([certificate('uz')]) })
  await expect.element(page.getByRole('img', { name: words.qr })).toBeVisible()
  const svg = document.querySelector('.certificate-qr')!
  const [ground, squares] = [svg.querySelector('rect')!, svg.querySelector('path')!]
  expect([getComputedStyle(ground).fill, getComputedStyle(squares).fill]).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)'])
  const { x, y, width } = squares.getBBox()
  const size = (svg as SVGSVGElement).viewBox.baseVal.width
  expect([x, y, size - x - width]).toEqual([4, 4, 4])
  delete document.documentElement.dataset['theme']
})

it('says before what the test takes, what the best try was, and asks for no name until it is passed', async () => {
  await open('#sezish', { [RESULTS]: pageOf([result(5), result(6)]) })
  await expect.element(page.getByRole('heading', { name: words.test_left })).toBeVisible()
  await expect.element(page.getByText(/8 ta vaziyatdan kamida 7 tasi/)).toBeVisible()
  await expect.element(page.getByText(t('certificates.test_best', { score: '6', max: '8' }))).toBeVisible()
  await expect.element(page.getByRole('link', { name: words.to_test })).toHaveAttribute('href', '/uz/tests/vaziyatlar')
  expect(document.querySelector('form')).toBeNull()
})

it('after the test it asks for the name, and then shows what was given', async () => {
  const answers = {
    [RESULTS]: pageOf([result(7), result(3)]),
    'POST course/sezish/certificate/': ok(certificate('uz')),
  }
  const stage = await open('#sezish', answers)
  await page.getByLabelText(words.name, { exact: true }).fill(NAME)
  stage.answers[LIST] = pageOf([certificate('uz')])
  await page.getByRole('button', { name: words.take }).click()
  await expect.element(page.getByRole('img', { name: words.qr })).toBeVisible()
  expect(location.hash).toBe(`#${CODE}`)
})

it('says what went wrong where the results do not come', async () => {
  await open('#sezish', { [RESULTS]: refused(503, 'overloaded') })
  await expect.element(page.getByRole('button').first()).toBeVisible()
  expect(document.querySelector('form')).toBeNull()
})
