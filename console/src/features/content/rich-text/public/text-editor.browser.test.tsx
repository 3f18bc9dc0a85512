import { LANGUAGES } from '@himoya/contract/languages'
import type { RichText } from '@himoya/contract/content/rich-text'
import { describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LONG } from '../../../../../test/samples.ts'
import { axeFindings, cutTexts } from '../../../../../../kit/test/looks.ts'
import { show } from '../../../../../test/show.tsx'
import { TextEditor } from './text-editor.tsx'

const LABEL = 'Matn'
const paragraph = (text: string): RichText => [{ type: 'paragraph', spans: [{ text }] }]

function editor({ first = [], ...more }: { first?: RichText; problem?: string; readonly?: boolean } = {}) {
  const changes: RichText[] = []
  const onChange = (text: RichText): void => void changes.push(text)
  const field = (
    <TextEditor
      id="text"
      label={LABEL}
      lang="uz"
      first={first}
      readonly={more.readonly ?? false}
      problem={more.problem}
      onChange={onChange}
    />
  )
  return { field, last: () => changes.at(-1) }
}
const words = () => page.getByRole('textbox', { name: LABEL })

describe('a field of blocks', () => {
  it('makes what is typed a paragraph, and what the keys mark bold', async () => {
    const { field, last } = editor()
    await show(field, { width: 1024 })
    await words().click()
    await userEvent.keyboard('Bu {Control>}b{/Control}muhim')
    await expect.poll(last).toEqual([{ type: 'paragraph', spans: [{ text: 'Bu ' }, { text: 'muhim', bold: true }] }])
  })

  it('makes a list of lines that begin with a hyphen, and leaves it by an empty one', async () => {
    const { field, last } = editor()
    await show(field, { width: 1024 })
    await words().click()
    await userEvent.keyboard('- bir{Enter}ikki{Enter}{Enter}keyin')
    await expect.poll(last).toEqual([
      { type: 'list', ordered: false, items: [[{ text: 'bir' }], [{ text: 'ikki' }]] },
      { type: 'paragraph', spans: [{ text: 'keyin' }] },
    ])
  })

  it('is one stop of Tab for its tools, and the arrows go from tool to tool', async () => {
    const { field } = editor({ first: paragraph('Salom') })
    const { text } = await show(field, { width: 1024 })
    await expect.element(page.getByRole('toolbar')).toBeVisible()
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('combobox', { name: text('rich.kind') })).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    await expect.element(page.getByRole('button', { name: new RegExp(`^${text('rich.bold')}`) })).toHaveFocus()
    await userEvent.keyboard('{Home}')
    await expect.element(page.getByRole('combobox', { name: text('rich.kind') })).toHaveFocus()
    await userEvent.keyboard('{Tab}')
    await expect.element(words()).toHaveFocus()
  })

  it('takes back and does again', async () => {
    const { field, last } = editor()
    await show(field, { width: 1024 })
    await words().click()
    await userEvent.keyboard('bir')
    await expect.poll(last).toEqual(paragraph('bir'))
    await userEvent.keyboard('{Control>}z{/Control}')
    await expect.poll(last).not.toEqual(paragraph('bir'))
    await userEvent.keyboard('{Control>}y{/Control}')
    await expect.poll(last).toEqual(paragraph('bir'))
  })

  it('says what is wrong with it where the words stand', async () => {
    const { field } = editor({ problem: 'Matn kerak.' })
    await show(field)
    await expect.element(words()).toHaveAttribute('aria-invalid', 'true')
    await expect.element(words()).toHaveAccessibleDescription('Matn kerak.')
  })

  it('shows its words without a tool to whoever may only read', async () => {
    const { field, last } = editor({ first: paragraph('Salom'), readonly: true })
    await show(field)
    await expect.element(words()).toHaveTextContent('Salom')
    await expect.element(words()).toHaveAttribute('contenteditable', 'false')
    expect(page.getByRole('toolbar').elements()).toEqual([])
    expect(last()).toBeUndefined()
  })

  it.each(LANGUAGES)(
    'cuts no word of its tools or its text on the smallest phone, and has no finding of axe (%s)',
    async (lang) => {
      const first: RichText = [
        { type: 'heading', level: 2, text: LONG.text },
        { type: 'list', ordered: true, items: [[{ text: LONG.text }], [{ text: LONG.person, bold: true }]] },
        { type: 'quote', spans: [{ text: LONG.text }] },
        { type: 'callout', tone: 'warning', spans: [{ text: LONG.text }] },
      ]
      const { field } = editor({ first })
      await show(field, { lang, width: 320 })
      await expect.element(page.getByRole('toolbar')).toBeVisible()
      expect(cutTexts()).toEqual([])
      expect(await axeFindings()).toEqual([])
    },
  )
})
