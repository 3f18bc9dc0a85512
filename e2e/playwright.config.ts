import { defineConfig } from '@playwright/test'
import { findChromium, findHeadless } from '../scripts/setup.mjs'

// `npm run e2e -- pictures` makes the README's pictures; a test run leaves them alone.
if (process.argv.some((argument) => argument.includes('pictures'))) process.env.PICTURES = '1'
const chromium = await findChromium()
process.env.HEADLESS_PATH ??= await findHeadless(chromium)
process.env.CHROMIUM_PATH ??= chromium

export default defineConfig({
  testDir: '.',
  ...(process.env.PICTURES ? {} : { testIgnore: '**/pictures.spec.ts' }),
  globalSetup: './prepared-house.ts',
  outputDir: '../test-results/journeys',
  // A file is walked in its order and has a house of its own; those of visitors share one (journey.ts).
  fullyParallel: false,
  // What the full form alone repeats: the same promise in other languages.
  ...(process.env.FULL === '1' ? {} : { grepInvert: /@full/ }),
  // A journey of the gate that falls is walked once more, in a new house, and stands in the last lines as UNSTEADY: one of seven
  // thousand checks must not hold back what the others prove. It is looked into as what is red.
  retries: process.env.FULL === '1' ? 0 : 1,
  // One more than processors: many journeys wait for what only time brings.
  workers: 3,
  // A loaded machine is no failure: a promise kept late is kept, and waiting costs nothing where it is kept at once.
  timeout: 600_000,
  expect: { timeout: 120_000 },
  reporter: 'line',
  use: {
    viewport: { width: 390, height: 844 },
    locale: 'uz-UZ',
    timezoneId: 'Asia/Tashkent',
    reducedMotion: 'reduce',
    actionTimeout: 180_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.HEADLESS_PATH ?? '',
      // A microphone that hums, and a browser that lets it: for all, since a file with a browser of its own begins anew with everything.
      args: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'],
    },
  },
})
