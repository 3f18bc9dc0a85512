import { describe, expect, it } from 'vitest'
import { idOf } from './ids.ts'
import { blocksOf, richText } from './markdown.ts'

const read = (markdown: string) => richText(blocksOf(markdown))

describe('the Markdown of the samples', () => {
  it('becomes the blocks of an editor’s document', () => {
    expect(
      read(
        '## Sarlavha\n\nOddiy **qalin** va [havola](/learn).\n\n- bir\n- ikki\n\n1. avval\n\n> Iqtibos\n\n> [!KEY]\n> Asosiy gap\n\n[chat](card:chat)\n\n![izoh](image:kitob)\n',
      ),
    ).toEqual([
      { type: 'heading', level: 2, text: 'Sarlavha' },
      {
        type: 'paragraph',
        spans: [
          { text: 'Oddiy ' },
          { text: 'qalin', bold: true },
          { text: ' va ' },
          { text: 'havola', href: '/learn' },
          { text: '.' },
        ],
      },
      { type: 'list', ordered: false, items: [[{ text: 'bir' }], [{ text: 'ikki' }]] },
      { type: 'list', ordered: true, items: [[{ text: 'avval' }]] },
      { type: 'quote', spans: [{ text: 'Iqtibos' }] },
      { type: 'callout', tone: 'key', spans: [{ text: 'Asosiy gap' }] },
      { type: 'help', card: 'chat' },
      { type: 'image', media_id: idOf('media', 'kitob'), caption: 'izoh' },
    ])
  })

  it('takes signs that were escaped as plain words', () => {
    expect(read('112\\. 5 \\* 5, \\[ok\\]')).toEqual([{ type: 'paragraph', spans: [{ text: '112. 5 * 5, [ok]' }] }])
  })

  it.each([
    '<b>HTML</b>',
    '`code`',
    '```\ncode\n```',
    '| a |\n|---|\n| b |',
    '- bir\n  - ikki',
    '# Katta',
    '*qiya*',
    '[chat](card:nobody)',
  ])('refuses %j, which such a document cannot hold', (markdown) => expect(() => read(markdown)).toThrow())
})
