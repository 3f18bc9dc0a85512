import { spawnSync } from 'node:child_process'
import { existsSync, rmSync, writeFileSync } from 'node:fs'

/** Debian asks this script before it starts a service; 101 forbids it (invoke-rc.d(8)). */
const POLICY = '/usr/sbin/policy-rc.d'
const DPKG = '/usr/bin/dpkg-query'
const APT = '/usr/bin/apt-get'
const SERVICES = new Set(['redis-server', 'ejabberd', 'prosody'])
const ENV = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }

/** Installs what is missing of these Debian packages, without starting any service; a sentence where that cannot be done. */
export async function missingPackages(names: readonly string[]): Promise<string | null> {
  if (!existsSync(DPKG)) return 'it comes from Debian packages, and this is no Debian'
  const absent = names.filter((name) => !isInstalled(name))
  if (absent.length === 0) return null
  if (process.getuid?.() !== 0) return `only root can install ${absent.join(', ')}`
  console.log(`Installing ${absent.join(', ')} …`)
  const had_policy = existsSync(POLICY)
  if (!had_policy) writeFileSync(POLICY, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    const problem = apt(['update', '-q']) ?? apt(['install', '-y', '-q', '--no-install-recommends', ...absent])
    // Installed is not asked for: at the machine's next start they stay off.
    if (problem === null) spawnSync('systemctl', ['disable', ...absent.filter((name) => SERVICES.has(name))])
    return problem === null ? null : `${absent.join(', ')} could not be installed: ${problem}`
  } finally {
    if (!had_policy) rmSync(POLICY)
  }
}

function isInstalled(name: string): boolean {
  const { stdout } = spawnSync(DPKG, ['-W', '-f', '${db:Status-Status}', name], { encoding: 'utf8' })
  return stdout === 'installed'
}

function apt(args: readonly string[]): string | null {
  const { status, stderr } = spawnSync(APT, args, { env: ENV, encoding: 'utf8' })
  return status === 0 ? null : stderr.trim().split('\n').slice(-2).join(' ')
}

/** As its authors number it, without Debian's own part. */
export const versionOf = (name: string): string =>
  spawnSync(DPKG, ['-W', '-f', '${Version}', name], { encoding: 'utf8' }).stdout.replace(/^\d+:|[-+].*$/g, '')
