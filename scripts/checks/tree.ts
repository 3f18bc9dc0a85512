import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

/** Files by path: what a fixture tree holds. */
export type Tree = Record<string, string>

/** Writes `files` into a new folder, hands it to `work`, and removes it. */
export async function withTree<T>(files: Tree, work: (root: string) => T | Promise<T>): Promise<T> {
  const root = mkdtempSync(join(tmpdir(), 'himoya-check-'))
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return await work(root)
  } finally {
    rmSync(root, { recursive: true, force: true })
  }
}

/** Makes `root`/`path` a link to `root`/`target`, as npm does for a workspace. */
export function link(root: string, path: string, target: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  symlinkSync(join(root, target), join(root, path))
}
