import { expect, it } from 'vitest'
import { checkChanging } from './changing.check.ts'
import { withTree } from './tree.ts'

/** The lines in which a part that an island shows has words that change and are no element of their own. */
const found = (part: string): Promise<string[]> =>
  withTree({ 'web/app/islands/a.ts': `import('../features/a.tsx')\n`, 'web/app/features/a.tsx': part }, (root) =>
    checkChanging(root).findings.map((one) => one.split(' ')[0]!),
  )

it.each([
  `<p>{busy ? t('sending') : t('send')}</p>`,
  `<p>{t(busy ? 'sending' : 'send')}</p>`,
  `<>{busy ? 'a' : 'b'}</>`,
  `<p>{busy ? <b>{x}</b> : is_quiet && t('quiet')}</p>`,
  '<p>{busy && `${x} `}</p>',
  `<p>{left === 0 ? x : t('left', { left })}</p>`,
  `<p>{busy ? <b>{t('sending')}</b> : x && <b>{t('send')}</b>}</p>`,
  `() => (busy ? <p>{t('sending')}</p> : <p>{t('send')}</p>)`,
  `() => { if (busy) return <p>{t('sending')}</p>; return <p>{t('send')}</p> }`,
])('%s is found', async (part) => {
  expect(await found(`const a = ${part}\n`)).toEqual(['web/app/features/a.tsx:1'])
})

it.each([
  `<p><Changing>{busy ? t('sending') : t('send')}</Changing></p>`,
  `<p>{busy && <Changing>{t('sending')}</Changing>}</p>`,
  `<p title={busy ? 'a' : 'b'}>{t('send')}</p>`,
  `<p>{busy ? <b>{t('a')}</b> : null}</p>`,
  `<p>{busy && parts.map((one) => one)}</p>`,
  `<p>{busy ? <b key="busy">{t('sending')}</b> : <b>{t('send')}</b>}</p>`,
  `<p>{busy ? <b>{t('sending')}</b> : <i>{t('send')}</i>}</p>`,
  `() => { if (busy) return <p>{x.map(() => { return <b>{y}</b> })}</p>; return <b>{t('send')}</b> }`,
])('%s is not', async (part) => expect(await found(`const a = ${part}\n`)).toEqual([]))

it('what the server writes once may choose its words in place', async () => {
  const tree = { 'web/app/features/a.tsx': `const a = <p>{busy ? 'a' : 'b'}</p>\n`, 'web/app/islands/b.ts': 'const b = 1\n' }
  expect(await withTree(tree, (root) => checkChanging(root).findings)).toEqual([])
})
