import { LANGUAGES } from '@himoya/contract/languages'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { axeFindings, cutTexts } from '../../../../../kit/test/looks.ts'
import { show } from '../../../../test/show.tsx'
import { messagesIn, textsIn } from '../../../i18n/messages.ts'
import { CertificatePart } from './certificate-part.tsx'
import css from './result.css?inline'

const LESSONS = [
  { slug: 'belgilar', title: 'Belgilar va ularni tekshirish' },
  { slug: 'suhbat', title: `Birinchi suhbat${'a'.repeat(40)}` },
]
const COURSES = [{ slug: 'sezish', title: 'Sezish va yordam berish', lessons: LESSONS }]
const open = (missing: number, is_kept: boolean, lang: (typeof LANGUAGES)[number] = 'uz', width = 360) =>
  show(<CertificatePart certificate={{ needed: 7, missing, courses: COURSES }} is_kept={is_kept} />, {
    texts: (one) => ({ test_result: messagesIn(one).test_result }),
    css,
    lang,
    width,
  })
const wordsIn = (lang: (typeof LANGUAGES)[number]) => textsIn(lang, 'test_result')
const says = (words: string) => expect.element(page.getByText(words)).toBeVisible()
const keepsSilent = (words: string) => expect.element(page.getByText(words)).not.toBeInTheDocument()

it.each(LANGUAGES)('says how many are missing and which lessons to read again, on the smallest phone (%s)', async (lang) => {
  const t = wordsIn(lang)
  await open(2, true, lang, 320)
  await says(`${t('certificate.missing', { count: '2' })} ${t('certificate.needed', { needed: '7' })}`)
  await says(t('certificate.read_again'))
  for (const { slug, title } of LESSONS)
    await expect.element(page.getByRole('link', { name: title })).toHaveAttribute('href', `/${lang}/learn/sezish/${slug}`)
  await keepsSilent(t('certificate.sign_in'))
  await keepsSilent(t('certificate.enough'))
  expect(cutTexts()).toEqual([])
  expect(await axeFindings()).toEqual([])
})

it('says one as one, and tells a guest to sign in before the next try', async () => {
  const t = wordsIn('uz')
  await open(1, false)
  await says(t('certificate.missing_one'))
  await says(t('certificate.sign_in'))
})

it.each(LANGUAGES)(
  'leads to the certificate what is enough, and a guest, of whom nothing is kept, to the sign-in (%s)',
  async (lang) => {
    const t = wordsIn(lang)
    const kept = await open(0, true, lang)
    await says(t('certificate.enough'))
    await expect
      .element(page.getByRole('link', { name: t('certificate.take', { title: COURSES[0]!.title }) }))
      .toHaveAttribute('href', `/${lang}/certificate#sezish`)
    await keepsSilent(t('certificate.read_again'))
    expect(await axeFindings()).toEqual([])
    kept.leave()
    await open(0, false, lang)
    await says(t('certificate.guest'))
    await keepsSilent(t('certificate.enough'))
    const login = page.getByRole('link')
    await expect.element(login).toHaveTextContent(t('certificate.login'))
    await expect.element(login).toHaveAttribute('href', `/${lang}/auth/login`)
  },
)
