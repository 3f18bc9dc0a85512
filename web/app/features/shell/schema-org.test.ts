import { expect, it } from 'vitest'
import { dataBlock } from './schema-org.ts'

it('no text closes the data block it stands in, and readers get it back as it was', () => {
  const name = '</script><script>alert(1)</script><!--'
  const block = dataBlock([{ '@type': 'Question', name }])
  expect(block).not.toContain('<')
  expect(JSON.parse(block)['@graph']).toEqual([{ '@type': 'Question', name }])
})
