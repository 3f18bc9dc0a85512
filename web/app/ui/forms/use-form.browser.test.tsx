import { ApiError } from '@himoya/kit/session/api-client'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../test/show.tsx'
import { useForm } from './use-form.ts'

it('is sent once, however it is pressed in one moment, and again when that failed', async () => {
  const sent: string[] = []
  let fail = (_error: ApiError): void => {}
  function Form() {
    const form = useForm({
      initial: { words: '' },
      check: () => ({}),
      submit: ({ words }) => (sent.push(words), new Promise((_, reject) => (fail = reject))),
    })
    return (
      <form onSubmit={form.onSubmit}>
        <input aria-label="words" value={form.values.words} onChange={(event) => form.set('words', event.target.value)} />
        {form.failure && <p role="alert">{form.failure.status}</p>}
      </form>
    )
  }
  await show(<Form />, { texts: () => ({}), css: '' })
  const box = page.getByLabelText('words')
  await box.fill('salom')
  const press = () => (box.element() as HTMLInputElement).form!.requestSubmit()
  press()
  press()
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(sent).toEqual(['salom'])
  fail(new ApiError({ kind: 'HTTP', status: 503, body: {} }))
  await expect.element(page.getByRole('alert')).toBeVisible()
  press()
  expect(sent).toEqual(['salom', 'salom'])
})
