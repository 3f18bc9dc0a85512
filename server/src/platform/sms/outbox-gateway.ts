import { appendFile, mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { SmsGateway } from './sms.ts'

/** The demo's phone network: a line `{to, text, code, at}` in `outbox/sms.jsonl` and one for the terminal. */
export function createOutboxGateway(data_dir: string, say: (line: string) => void, now: () => Date): SmsGateway {
  const folder = join(data_dir, 'outbox')
  return {
    name: 'outbox',
    async deliver({ to, text, code }) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const line = JSON.stringify({ to, text, code, at: now().toISOString() })
      await appendFile(join(folder, 'sms.jsonl'), `${line}\n`, { mode: 0o600 })
      say(`SMS to ${to}: ${text}`)
    },
  }
}
