import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { findChromium, findHeadless } from './scripts/setup.mjs'

const IN_BROWSER = '**/*.browser.test.tsx'
/** Changes its process for good: the priority of its threads. */
const APART = ['server/src/lower-workers.test.ts']
const PATIENT = { testTimeout: 180_000, hookTimeout: 180_000 }

export default defineConfig({
  test: {
    maxWorkers: 2,
    projects: [
      {
        test: {
          name: 'light',
          include: ['{contract,kit,web,console}/**/*.test.ts?(x)'],
          exclude: ['**/node_modules/**', IN_BROWSER],
          // Nothing is kept in a module (STYLE.md, "Layers"), so a worker reads each once, not once for each file.
          isolate: false,
          unstubGlobals: true,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'server',
          include: ['{server,scripts,bench}/**/*.test.ts'],
          exclude: ['**/node_modules/**', ...APART],
          globalSetup: ['server/test/database.setup.ts'],
          // As above: reading the server anew costs a file more than most of its tests.
          isolate: false,
          unstubEnvs: true,
          ...PATIENT,
        },
      },
      {
        test: {
          name: 'apart',
          include: APART,
          ...PATIENT,
        },
      },
      { extends: './web/vite.components.config.ts', test: await inBrowser('browser', IN_BROWSER) },
    ],
  },
})

async function inBrowser(name: string, include: string) {
  return {
    name,
    include: [include],
    exclude: ['**/node_modules/**'],
    ...PATIENT,
    // What extends another file does not hear of the number above; after the others, which need the processors for themselves.
    maxWorkers: 2,
    sequence: { groupOrder: 1 },
    expect: { poll: { timeout: 30_000 } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: { executablePath: process.env.HEADLESS_PATH ?? (await findHeadless(await findChromium())) },
        contextOptions: { locale: 'uz-UZ', timezoneId: 'Asia/Tashkent', reducedMotion: 'reduce' },
        actionTimeout: 60_000,
      }),
      instances: [{ browser: 'chromium' as const }],
    },
  }
}
