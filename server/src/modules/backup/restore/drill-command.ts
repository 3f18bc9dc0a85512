import { readConfig } from '../../../config.ts'
import { runForTerminal } from '../../../platform/operator.ts'
import { drill, sayDrill } from './drill.service.ts'
import { readArguments } from './read-arguments.ts'

/* npm run drill (docs/operate/backup.md): restores into a folder of its own and looks whether it is good. Ends with 0 when it is. */

await runForTerminal(async (say) => {
  const found = await drill(readConfig(process.env), readArguments(process.argv.slice(2), process.env), say)
  for (const line of sayDrill(found, new Date())) say(line)
  return found.problems.length === 0 ? 0 : 1
})
