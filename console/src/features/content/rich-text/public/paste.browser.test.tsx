import type { RichText } from '@himoya/contract/content/rich-text'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { show } from '../../../../../test/show.tsx'
import { TextEditor } from './text-editor.tsx'

/** What stands in the field after this was pasted into it. */
async function pasted(html: string): Promise<RichText | undefined> {
  let last: RichText | undefined
  const onChange = (text: RichText): void => void (last = text)
  await show(
    <TextEditor id="text" label="Matn" lang="uz" first={[]} readonly={false} problem={undefined} onChange={onChange} />,
    { width: 1024 },
  )
  const field = page.getByRole('textbox', { name: 'Matn' })
  await field.click()
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/html', html)
  field.element().dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  await expect.poll(() => last).toBeDefined()
  return last
}

it('what is pasted out of a shared document is bold only where it was, and its entries keep their words', async () => {
  const html =
    '<b style="font-weight:normal" id="docs-internal-guid-1"><p><span style="font-weight:400">oddiy</span> ' +
    '<span style="font-weight:700">qalin</span></p><ul><li><p>bir</p></li><li><p>ikki</p></li></ul></b>'
  expect(await pasted(html)).toEqual([
    { type: 'paragraph', spans: [{ text: 'oddiy ' }, { text: 'qalin', bold: true }] },
    { type: 'list', ordered: false, items: [[{ text: 'bir' }], [{ text: 'ikki' }]] },
  ])
})

it('what is pasted out of a text program keeps what is bold and slanted, however it says so', async () => {
  const html =
    '<p><span style="font-weight:bold">qalin</span> <i style="font-style:normal">tik</i> ' +
    '<span style="font-style:italic">yotiq</span> <strong>b<span style="font-weight:400">oddiy</span></strong></p>'
  expect(await pasted(html)).toEqual([
    {
      type: 'paragraph',
      spans: [
        { text: 'qalin', bold: true },
        { text: ' tik ' },
        { text: 'yotiq', italic: true },
        { text: ' ' },
        { text: 'b', bold: true },
        { text: 'oddiy' },
      ],
    },
  ])
})

it('an entry of two paragraphs becomes two entries', async () => {
  expect(await pasted('<ol><li><p>bir</p><p>yana</p></li><li>ikki</li></ol>')).toEqual([
    { type: 'list', ordered: true, items: [[{ text: 'bir' }], [{ text: 'yana' }], [{ text: 'ikki' }]] },
  ])
})
