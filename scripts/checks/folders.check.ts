import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser'
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { options, resolve_options } from '../../.dependency-cruiser.mjs'
import { partOf, SUBJECTS } from '../subjects.mjs'
import { filesUnder, report, ROOT, type Findings } from './report.ts'

/** Where folders are counted: `folder` names that of a path. Those of `clean` may lean on nobody who leans back. */
const VIEWS: readonly { name: string; folder: (path: string) => string | undefined; clean: boolean }[] = [
  { name: 'modules', folder: folderBy(/^server\/src\/modules\/([^/]+)\//), clean: true },
  { name: 'console', folder: folderBy(/^console\/src\/(?:features\/)?([^/]+)/), clean: true },
  { name: 'web', folder: folderBy(/^web\/app\/(?:features\/)?([^/]+)\//), clean: true },
  { name: 'contract', folder: folderBy(/^contract\/src\/([^/]+)\//), clean: false },
  { name: 'platform', folder: folderBy(/^server\/src\/platform\/([^/]+)\//), clean: true },
  ...['server', 'console', 'web'].map((front) => ({
    name: `parts of ${front}`,
    folder: (path: string) => (path.startsWith(`${front}/`) ? partOf(path) : undefined),
    clean: true,
  })),
]
/** Where a subject has its folder, by the name of the package. */
const PACKAGES = {
  contract: 'contract/src',
  server: 'server/src/modules',
  web: 'web/app/features',
  console: 'console/src/features',
} as const
const TEST = /[.]test[.]tsx?$/
/** What a glance takes in; a module that has more shows its parts as folders with a name. */
const MOST_FILES = 20

/** Folder to folder: how many imports lead there. Imports of types count. */
export type Arrows = Map<string, Map<string, number>>

function arrowsOf(
  modules: readonly Pick<IModule, 'source' | 'dependencies'>[],
  folder: (path: string) => string | undefined,
): Arrows {
  const arrows: Arrows = new Map()
  for (const { source, dependencies } of modules) {
    const from = folder(source)
    if (from === undefined || TEST.test(source)) continue
    const of = arrows.get(from) ?? new Map<string, number>()
    arrows.set(from, of)
    for (const { resolved } of dependencies) {
      const to = folder(resolved)
      if (to !== undefined && to !== from) of.set(to, (of.get(to) ?? 0) + 1)
    }
  }
  return arrows
}

function folderBy(pattern: RegExp): (path: string) => string | undefined {
  return (path) => pattern.exec(path)?.[1]
}

/** Every folder that can be reached from `start`. */
function reachedFrom(arrows: Arrows, start: string): Set<string> {
  const reached = new Set<string>()
  const next = [start]
  for (let at = next.pop(); at !== undefined; at = next.pop()) {
    for (const to of arrows.get(at)?.keys() ?? []) {
      if (reached.has(to)) continue
      reached.add(to)
      next.push(to)
    }
  }
  return reached
}

/** Arrows; those that lead to a folder from which a way leads back; and pairs of folders that import each other. */
export function count(arrows: Arrows): { all: number; back: string[]; mutual: string[] } {
  const all = [...arrows].flatMap(([from, of]) => [...of.keys()].map((to) => [from, to] as const))
  const reached = new Map([...arrows.keys()].map((from) => [from, reachedFrom(arrows, from)]))
  return {
    all: all.length,
    back: all.filter(([from, to]) => reached.get(to)?.has(from)).map(([from, to]) => `${from} -> ${to}`),
    mutual: all.filter(([from, to]) => from < to && arrows.get(to)?.has(from)).map(([from, to]) => `${from} <-> ${to}`),
  }
}

/** Whoever imports stands above what it imports, as far as that is possible; below the diagonal stands what leads back. */
export function matrix(arrows: Arrows): string {
  const depth = new Map([...arrows.keys()].map((name) => [name, reachedFrom(arrows, name).size]))
  const names = [...arrows.keys()].toSorted((one, other) => depth.get(other)! - depth.get(one)! || (one < other ? -1 : 1))
  const width = Math.max(...names.map((name) => name.length)) + 4
  const head = ' '.repeat(width) + names.map((_, at) => String(at + 1).padStart(4)).join('')
  const rows = names.map((name, at) => {
    const cells = names.map((to) => (to === name ? '·' : String(arrows.get(name)?.get(to) ?? '')).padStart(4))
    return `${String(at + 1).padStart(3)} ${name}`.padEnd(width) + cells.join('')
  })
  return [head, ...rows].join('\n')
}

/** Folders of the server's modules that hold more files than a glance takes in; tests are not counted. */
function crowded(root: string): string[] {
  const counts = new Map<string, number>()
  for (const path of filesUnder(root, 'server/src/modules', /[.]ts$/)) {
    if (!TEST.test(path)) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, files]) => files > MOST_FILES)
    .map(([folder, files]) => `${folder} holds ${files} files, ${MOST_FILES} at most`)
}

/** How many files each subject has in each package; tests are not counted. */
function subjectsIn(root: string): string {
  const files = (folder: string): number => filesUnder(root, folder, /[.]tsx?$/).filter((path) => !TEST.test(path)).length
  const rows = SUBJECTS.map((subject) => [
    subject,
    ...Object.values(PACKAGES).map((folder) => String(files(`${folder}/${subject}`) || '-')),
  ])
  return [['', ...Object.keys(PACKAGES)], ...rows]
    .map(([name = '', ...cells]) => name.padEnd(14) + cells.map((cell) => cell.padStart(10)).join(''))
    .join('\n')
}

async function readModules(root: string): Promise<IModule[]> {
  const parts = ['contract', 'console', 'web', 'server'].filter((part) => existsSync(join(root, part)))
  const { output } = await cruise(parts, { ...options, baseDir: root }, resolve_options)
  return (output as ICruiseResult).modules
}

/** Folders form a house: who imports stands above, nobody leans on each other. `--matrix` draws them. */
export async function checkFolders(root: string): Promise<Findings & { drawing: string }> {
  const modules = await readModules(root)
  const views = VIEWS.map((view) => ({ ...view, arrows: arrowsOf(modules, view.folder) })).filter(({ arrows }) => arrows.size > 0)
  const counted = views.map((view) => ({ ...view, ...count(view.arrows) }))
  return {
    findings: [
      ...counted.filter(({ clean }) => clean).flatMap(({ name, back }) => back.map((arrow) => `${name}: ${arrow} leads back`)),
      ...crowded(root),
    ],
    summary: counted
      .map(({ name, all, back, mutual }) => `${name} ${all} arrows, ${back.length} in circles, ${mutual.length} mutual pairs`)
      .join('; '),
    drawing: [subjectsIn(root), ...drawings(counted)].join('\n\n'),
  }
}

const drawings = (views: readonly { name: string; arrows: Arrows; mutual: string[] }[]): string[] =>
  views.map(({ name, arrows, mutual }) => [name, matrix(arrows), ...mutual.map((pair) => `  ${pair}`)].join('\n'))

if (import.meta.main) {
  const found = await checkFolders(ROOT)
  if (process.argv.includes('--matrix')) console.log(found.drawing)
  report('folders', found)
}
