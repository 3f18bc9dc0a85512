import { ShownRef } from '@himoya/contract/content/saved'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { ok } from '../../../../../kit/test/given-answers.ts'
import { show } from '../../../../test/show.tsx'
import { KEPT_KEY, openKeptThings } from '../../../browser/visit/kept-things.ts'
import { messagesIn } from '../../../i18n/messages.ts'
import css from './own.css?inline'
import { SavedScreen } from './saved-screen.tsx'

const REF = { type: 'lesson', object_id: '01a8ab1d-0000-7000-8000-000000000001' } as const
const TITLE = 'Tana kimniki?'
const SHOWN = ShownRef.parse({
  ...REF,
  object: { lang: 'uz', title: TITLE, summary: '', path: '/learn/tanam-meniki/tana-kimniki' },
})

it('what a guest saved in another tab is there, though the word of it came before the list that it wrote', async () => {
  const { own, account, problems } = messagesIn('uz')
  await show(<SavedScreen />, {
    texts: () => ({ own, account, problems }),
    css,
    answers: { 'POST saved/shown/': ok([SHOWN]) },
  })
  await expect.element(page.getByText(own.saved.none)).toBeVisible()
  expect(openKeptThings().save(REF)).toBe(true)
  globalThis.dispatchEvent(new StorageEvent('storage', { key: KEPT_KEY }))
  await expect.element(page.getByRole('link', { name: TITLE })).toBeVisible()
})
