// npm run e2e: the journeys in a real Chromium. Arguments go to Playwright: npm run e2e -- -g "quick exit"
import { build } from './build.mjs'
import { run, runScript } from './project.mjs'
import { bringEngines, findChromium, findHeadless, setUp } from './setup.mjs'

await runScript(async () => {
  const node = await setUp()
  const chromium = await findChromium()
  if (process.env.FULL === '1') await bringEngines()
  await build(node)
  const env = { ...process.env, CHROMIUM_PATH: chromium, HEADLESS_PATH: await findHeadless(chromium) }
  return run(node, ['node_modules/@playwright/test/cli.js', 'test', '--config', 'e2e', ...process.argv.slice(2)], { env })
})
