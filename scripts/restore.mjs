// npm run restore -- --identity FILE [--to "2026-11-22 14:05"]: a backup into an empty DATA_DIR, to the minute of the clock in Tashkent.
import { run, runScript } from './project.mjs'
import { setUp } from './setup.mjs'

await runScript(async () =>
  run(await setUp(), ['server/src/modules/backup/restore/restore-command.ts', ...process.argv.slice(2)]),
)
