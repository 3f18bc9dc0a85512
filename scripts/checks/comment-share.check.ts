import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesUnder, report, ROOT, type Findings } from './report.ts'

const FOLDERS = ['contract/src', 'kit/src', 'server/src', 'web/app', 'console/src']

/** Reported, never failed: comments say why, and 2-5 % of the lines are enough for that. */
export function commentShare(root: string): Findings & { share: number } {
  let lines = 0
  let comments = 0
  for (const path of FOLDERS.flatMap((folder) => filesUnder(root, folder, /[.]tsx?$/))) {
    if (/[.]test[.]|generated-/.test(path)) continue
    const trimmed = readFileSync(join(root, path), 'utf8')
      .split('\n')
      .map((line) => line.trim())
    lines += trimmed.filter((line) => line !== '').length
    comments += trimmed.filter((line) => /^(?:\/\/|\/?\*)/.test(line)).length
  }
  const share = lines === 0 ? 0 : comments / lines
  return { findings: [], summary: `${(share * 100).toFixed(1)} % of ${lines} lines`, share }
}

if (import.meta.main) report('comments', commentShare(ROOT))
