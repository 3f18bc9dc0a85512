import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { options, resolve_options } from '../../.dependency-cruiser.mjs'
import { partOf } from '../subjects.mjs'
import { report, ROOT, type Findings } from './report.ts'

/** Whoever stands at the first file of a leg can come to the next one by following imports. */
type Leg = readonly string[]
type Walk = { name: string; legs: readonly Leg[]; most_files: number; most_lines: number }

const WEB = 'web/app/features'
const CONSOLE = 'console/src/features'
const MODULES = 'server/src/modules'
const HUB = 'server/src/platform/realtime/hub.ts'
const SOCKET = 'kit/src/link/live-link.ts'
const FRAMES = 'contract/src/chat/socket.ts'

/** What is named is where a thing changes hands; what lies between is found. */
const WALKS: readonly Walk[] = [
  {
    name: 'a chat message',
    legs: [
      // the key, the box, the client; kept before it leaves
      ['web/app/islands/chat.ts', `${WEB}/chat/composer.tsx`, `${WEB}/chat/public/message-box.tsx`],
      ['web/app/islands/chat.ts', 'web/app/browser/link/chat-client.ts', 'kit/src/chat/conversation.ts'],
      ['web/app/session/visitor-session.ts', 'kit/src/chat/outbox-database.ts'],
      ['web/app/browser/link/chat-client.ts', SOCKET],
      // the frame, the rule, the row
      [`${MODULES}/chat/chat.module.ts`, `${MODULES}/chat/chat.socket.ts`, `${MODULES}/chat/writing/write-together.store.ts`],
      [`${MODULES}/chat/chat.socket.ts`, FRAMES],
      [`${MODULES}/chat/messages.service.ts`, `${MODULES}/chat/chat.policy.ts`],
      // to whoever reads along
      [`${MODULES}/desk/desk.socket.ts`, 'server/src/platform/realtime/connection.ts'],
      ['server/src/platform/realtime/connections.ts', HUB],
      // the counsellor's screen
      ['console/src/session/services.ts', 'kit/src/chat/staff-socket.ts', SOCKET],
      ['kit/src/chat/staff-socket.ts', 'kit/src/chat/message-stream.ts'],
      [`${CONSOLE}/chat/conversation/public/conversation-pane.tsx`, `${CONSOLE}/chat/conversation/message-list.tsx`],
    ],
    most_files: 36,
    most_lines: 3_400,
  },
  {
    name: 'a report',
    legs: [
      // the key, the steps, the draft; files ahead, then the post
      ['web/app/islands/report.tsx', `${WEB}/reports/report/flow/flow-screen.tsx`, `${WEB}/reports/report/flow/tell-step.tsx`],
      [`${WEB}/reports/report/flow/flow-screen.tsx`, `${WEB}/reports/report/flow/use-flow.ts`],
      [`${WEB}/reports/report/flow/flow-screen.tsx`, 'web/app/browser/report/sealed-draft.ts'],
      [`${WEB}/reports/report/flow/flow-screen.tsx`, 'web/app/browser/report/evidence-sender.ts'],
      ['web/app/session/visitor-session.ts', 'kit/src/session/api-client.ts'],
      // sealed as a report, opened as a case
      [
        `${MODULES}/reports/reporter/reporter.module.ts`,
        `${MODULES}/reports/reporter/reporter.routes.ts`,
        `${MODULES}/reports/reporter/submit.service.ts`,
      ],
      [`${MODULES}/reports/reporter/reporter.routes.ts`, 'contract/src/reports/reports.ts'],
      [
        `${MODULES}/reports/reporter/submit.service.ts`,
        `${MODULES}/reports/report.service.ts`,
        `${MODULES}/reports/report.store.ts`,
      ],
      [
        `${MODULES}/reports/reporter/submit.service.ts`,
        `${MODULES}/reports/cases/open-case.service.ts`,
        `${MODULES}/reports/cases/case.store.ts`,
      ],
      // read by whoever may, and never unseen
      [
        `${MODULES}/reports/cases/cases.module.ts`,
        `${MODULES}/reports/cases/cases.routes.ts`,
        `${MODULES}/reports/cases/showing/show-case.service.ts`,
      ],
      [`${MODULES}/reports/cases/showing/show-case.service.ts`, `${MODULES}/reports/report.service.ts`],
      [`${MODULES}/reports/cases/showing/show-case.service.ts`, `${MODULES}/reports/cases/case-access.service.ts`],
      // the board, the case
      [`${CONSOLE}/reports/cases/cases-page.tsx`, `${CONSOLE}/reports/cases/case-card.tsx`],
      [`${CONSOLE}/reports/cases/case-page.tsx`, `${CONSOLE}/reports/cases/use-case.ts`, 'console/src/session/services.ts'],
      [`${CONSOLE}/reports/cases/case-page.tsx`, `${CONSOLE}/reports/cases/story-part.tsx`],
    ],
    most_files: 32,
    most_lines: 2_700,
  },
]

/**
 * A file that more folders than this import is the ground under everything: it tells nothing about a message, and through it
 * everything leads everywhere. A way may begin or end there, not pass.
 */
const MOST_USERS = 6

type Graph = Map<string, string[]>

const folderOf = (path: string): string => {
  const part = partOf(path)
  if (part !== undefined) return `${path.split('/')[0]}/${part}`
  return /^(?:web\/app|console\/src|server\/src\/platform|\w+\/src)\/[^/]+/.exec(path)?.[0] ?? path
}

function groundOf(graph: Graph): Set<string> {
  const users = new Map<string, Set<string>>()
  for (const [from, targets] of graph) {
    for (const to of targets) users.set(to, (users.get(to) ?? new Set()).add(folderOf(from)))
  }
  return new Set([...users].filter(([, folders]) => folders.size > MOST_USERS).map(([path]) => path))
}

/** All files on the shortest ways from one file to another; null: none leads there. */
export function between(graph: Graph, start: string, end: string, ground: ReadonlySet<string>): Set<string> | null {
  const steps = new Map([[start, 0]])
  const waiting = [start]
  for (const at of waiting) {
    if (at !== start && ground.has(at)) continue
    for (const to of graph.get(at) ?? []) {
      if (steps.has(to)) continue
      steps.set(to, steps.get(at)! + 1)
      waiting.push(to)
    }
  }
  if (!steps.has(end)) return null
  const found = new Set([end])
  for (const at of found) {
    for (const [from, step] of steps) {
      const passes = from === start || !ground.has(from)
      if (passes && step === steps.get(at)! - 1 && graph.get(from)?.includes(at)) found.add(from)
    }
  }
  return found
}

const linesOf = (path: string): number => readFileSync(path, 'utf8').trimEnd().split('\n').length

/** The files somebody opens who follows one thing by its imports, from the key that is pressed to the screen that shows it. */
export function checkWalk(root: string, graph: Graph, walks: readonly Walk[] = WALKS): Findings & { files: string[][] } {
  const ground = groundOf(graph)
  const findings: string[] = []
  const said: string[] = []
  const all = walks.map(({ name, legs, most_files, most_lines }) => {
    const files = new Set<string>()
    for (const [start = '', end = ''] of legs.flatMap((leg) => leg.slice(1).map((next, at) => [leg[at]!, next]))) {
      const way = between(graph, start, end, ground)
      if (way === null) findings.push(`${name}: no import leads from ${start} to ${end} any more`)
      else way.forEach((path) => files.add(path))
    }
    const lines = [...files].reduce((sum, path) => sum + (existsSync(join(root, path)) ? linesOf(join(root, path)) : 0), 0)
    if (files.size > most_files) findings.push(`${name} crosses ${files.size} files, ${most_files} at most`)
    if (lines > most_lines) findings.push(`${name} crosses ${lines} lines, ${most_lines} at most`)
    said.push(`${name} crosses ${files.size} files, ${lines} lines`)
    return [...files].toSorted()
  })
  return { findings, summary: said.join('; '), files: all }
}

/** File to files, of what is ours. An import of a type is one: whoever follows a parameter goes where its type is. */
async function readGraph(root: string): Promise<Graph> {
  const parts = ['contract', 'kit', 'server', 'web', 'console'].filter((part) => existsSync(join(root, part)))
  const { output } = await cruise(parts, { ...options, baseDir: root }, resolve_options)
  const ours = ({ source }: Pick<IModule, 'source'>): boolean => !/node_modules|[.]test[.]|^server\/test/.test(source)
  return new Map(
    (output as ICruiseResult).modules
      .filter(ours)
      .map(({ source, dependencies }) => [
        source,
        dependencies.filter(({ resolved }) => ours({ source: resolved })).map(({ resolved }) => resolved),
      ]),
  )
}

if (import.meta.main) {
  const found = checkWalk(ROOT, await readGraph(ROOT))
  if (process.argv.includes('--files')) console.log(found.files.map((files) => files.join('\n')).join('\n\n'))
  report('walk', found)
}
