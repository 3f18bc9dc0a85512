import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { axeFindings } from '../../../../kit/test/looks.ts'
import { show } from '../../../test/show.tsx'
import { WordsField } from './words-field.tsx'

const MOST = 100

function Form({ onSend }: { onSend(words: string): void }) {
  const [words, setWords] = useState('')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onSend(words)
      }}
    >
      <WordsField
        label="Izoh"
        helperText="Faqat xodimlar o‘qiydi"
        value={words}
        most={MOST}
        onChange={(event) => setWords(event.target.value)}
      />
      <button type="submit">Saqlash</button>
    </form>
  )
}

it.each(['uz', 'ru', 'en'] as const)(
  'keeps all that is pasted, says in %s how much is too much, and is not sent before it is shorter',
  async (lang) => {
    const sent = vi.fn()
    const { text } = await show(<Form onSend={sent} />, { lang })
    const box = page.getByRole('textbox', { name: 'Izoh' })
    const save = page.getByRole('button', { name: 'Saqlash' })
    const pasted = `${'a'.repeat(MOST + 15)} OXIRI`
    await box.fill(pasted)
    await expect.element(box).toHaveValue(pasted)
    await expect.element(page.getByRole('status')).toHaveTextContent(text('field.over', { count: 21, most: MOST }))
    await expect.element(box).toHaveAttribute('aria-invalid', 'true')
    expect(await axeFindings()).toEqual([])
    await save.click()
    expect(sent).not.toHaveBeenCalled()
    await box.fill('a'.repeat(MOST))
    await expect.element(page.getByRole('status')).toHaveTextContent(text('field.count', { now: MOST, most: MOST }))
    await save.click()
    expect(sent).toHaveBeenCalledExactlyOnceWith('a'.repeat(MOST))
    await box.fill('Qisqa')
    await expect.element(page.getByRole('status')).not.toBeInTheDocument()
  },
)
