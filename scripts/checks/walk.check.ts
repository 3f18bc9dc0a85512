import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { report, ROOT, type Findings } from './report.ts'

/** The way of one chat message, as ARCHITECTURE.md tells it. What carries bytes without knowing a message is not on it. */
const WALK = [
  'web/app/features/chat/composer.tsx',
  'web/app/browser/link/chat-client.ts',
  'kit/src/chat/conversation.ts',
  'contract/src/socket.ts',
  'server/src/modules/chat/chat.socket.ts',
  'server/src/modules/chat/messages.service.ts',
  'server/src/modules/chat/chat.policy.ts',
  'server/src/modules/chat/chat.store.ts',
  'server/src/platform/realtime/hub.ts',
]
const MOST_FILES = 9
const MOST_LINES = 800

const linesOf = (path: string): number => readFileSync(path, 'utf8').trimEnd().split('\n').length

/** A newcomer can read the main flow in one sitting, and it stays so. */
export function checkWalk(root: string, walk: readonly string[] = WALK): Findings {
  const findings = walk
    .filter((path) => !existsSync(join(root, path)))
    .map((path) => `${path} is gone: say where the walk goes now`)
  const lines = findings.length > 0 ? 0 : walk.reduce((sum, path) => sum + linesOf(join(root, path)), 0)
  if (walk.length > MOST_FILES) findings.push(`one chat message crosses ${walk.length} files, ${MOST_FILES} at most`)
  if (lines > MOST_LINES) findings.push(`one chat message crosses ${lines} lines, ${MOST_LINES} at most`)
  return { findings, summary: `one chat message crosses ${walk.length} files, ${lines} lines` }
}

if (import.meta.main) report('walk', checkWalk(ROOT))
