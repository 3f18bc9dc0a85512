import { expect, it } from 'vitest'
import { checkEffects } from './effects.check.ts'
import { withTree } from './tree.ts'

const found = (path: string, text: string): Promise<string[]> => withTree({ [path]: text }, (root) => checkEffects(root).findings)

it.each([
  ['web/app/a.tsx', 'useEffect(() => place.current?.scrollIntoView(), [])\n'],
  ['console/src/a.ts', 'useLayoutEffect(\n  () => show(at),\n  [at],\n)\n'],
  ['kit/src/a.ts', 'useEffect(() => () => stop(), [])\n'],
])('%s with an effect that returns what it calls is found', async (path, text) => {
  expect(await found(path, text)).toEqual([expect.stringContaining(`${path}:`)])
})

it.each([
  'useEffect(() => {\n  show(at)\n}, [at])\n',
  'useEffect(() => {\n  return listen(hear)\n}, [])\n',
  'useMemo(() => make(at), [at])\n',
])('an effect with a block is none: %s', async (text) => {
  expect(await found('web/app/a.tsx', text)).toEqual([])
})
