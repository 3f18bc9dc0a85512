import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  buildDirectory: '../build/site',
  ssr: true,
  // No page loads React Router's own client: what the build makes for it is removed, so that nothing can link to it.
  buildEnd: async ({ reactRouterConfig }) => {
    const assets = join(reactRouterConfig.buildDirectory, 'client/assets')
    const names = await readdir(assets)
    await Promise.all(names.filter((name) => !/\.(?:woff2|svg)$/.test(name)).map((name) => rm(join(assets, name))))
    await rm(join(reactRouterConfig.buildDirectory, 'client/.vite'), { recursive: true, force: true })
  },
} satisfies Config
