// npm run test:postgres: the same tests on an operator's own PostgreSQL, the one of Debian 12 (version 15).
import { chownSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { must, Refusal, run, runScript } from './project.mjs'
import { onPath, setUp } from './setup.mjs'

const BIN = '/usr/lib/postgresql/15/bin'

await runScript(async () => {
  const node = await setUp()
  await install()
  const folder = mkdtempSync(join(tmpdir(), 'himoya-own-'))
  const account = unprivileged(folder)
  const as = (program, args) =>
    execFileSync(join(BIN, program), args, { ...account, cwd: '/', stdio: ['ignore', 'ignore', 'inherit'] })
  const cluster = join(folder, 'cluster')
  as('initdb', [
    '-D',
    cluster,
    '-U',
    'operator',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--lc-collate=C',
    '--lc-ctype=C.UTF-8',
    '--locale-provider=icu',
    '--icu-locale=ru',
    '--no-sync',
  ])
  const settings = `-c listen_addresses='' -c fsync=off -c max_connections=200 -k ${folder}`
  as('pg_ctl', ['-D', cluster, '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
  try {
    const url = `postgres://operator@/postgres?host=${encodeURIComponent(folder)}`
    return await run(node, ['node_modules/vitest/vitest.mjs', 'run', '--project=server', ...process.argv.slice(2)], {
      env: { ...process.env, TEST_DATABASE_URL: url },
    })
  } finally {
    as('pg_ctl', ['-D', cluster, '-w', '-m', 'immediate', 'stop'])
    rmSync(folder, { recursive: true })
  }
})

async function install() {
  if (existsSync(join(BIN, 'postgres'))) return
  if (process.getuid?.() !== 0 || !onPath('apt-get')) {
    throw new Refusal(`This run needs PostgreSQL 15 in ${BIN} (Debian 12: apt-get install postgresql-15).`)
  }
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  await run('apt-get', ['update', '-q'], { env })
  await must('apt-get install postgresql-15', 'apt-get', ['install', '-y', '-q', '--no-install-recommends', 'postgresql-15'], {
    env,
  })
}

/** PostgreSQL refuses root; nobody owns the folder instead. */
function unprivileged(folder) {
  if (process.getuid?.() !== 0) return {}
  const id = (flag) => Number(execFileSync('id', [flag, 'nobody'], { encoding: 'utf8' }))
  const account = { uid: id('-u'), gid: id('-g') }
  chownSync(folder, account.uid, account.gid)
  return account
}
