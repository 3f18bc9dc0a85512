import { runServer } from '../src/run-server.ts'

// Production begins at src/main.ts and has nothing of this folder; its configuration refuses DEMO_SEED besides.
await runServer(async (platform) => {
  if (!platform.config.demo_seed) return []
  const { demoGreeting, seedDemo } = await import('./demo.ts')
  await seedDemo(platform)
  return demoGreeting()
})
