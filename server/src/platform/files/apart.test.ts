import { expect, it } from 'vitest'
import { workApart } from './apart.ts'

const script = new URL('../../../test/endless-work.ts', import.meta.url)

it.each(['thread', 'process'] as const)(
  'a file that keeps a %s busy without an end is given up at its deadline, and whoever waited behind it is served',
  async (as) => {
    const work = workApart<string>({ script, deadline_ms: 3_000, memory_mb: 64, running: 1, waiting: 1, as })
    const endless = work({ endless: true })
    const next = work({ endless: false })
    await expect(work({ endless: false })).rejects.toMatchObject({ code: 'overloaded' })
    expect(await endless).toBeNull()
    expect(await next).toBe('done')
  },
)
