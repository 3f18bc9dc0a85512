import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,kit,web,console,scripts,bench}/**/*.test.ts?(x)', 'server/**/*.test.ts'],
    globalSetup: ['server/test/database.setup.ts'],
    setupFiles: ['server/test/seed.setup.ts'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
})
