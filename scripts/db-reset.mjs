// npm run db:reset: throws away everything under DATA_DIR (database, media, outbox, demo keys). The next start is a first one.
import { existsSync } from 'node:fs'
import { run, Refusal, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () => {
  if (process.env.DATABASE_URL)
    throw new Refusal('DATABASE_URL is set. Only you may drop that database; unset it to reset DATA_DIR.')
  const data_dir = process.env.DATA_DIR || 'data'
  if (!existsSync(data_dir)) throw new Refusal(`${data_dir} is not there; nothing to do.`)
  return run(await setUp(), ['server/src/platform/db/reset.ts', data_dir])
})
