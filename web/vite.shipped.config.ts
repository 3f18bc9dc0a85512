import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledTexts, FORMAT_ONLY } from './build-plugins/compiled-texts.ts'
import { ISLAND_RUNTIME } from './build-plugins/island-runtime.ts'

/** A component test of an island as it runs on its page: on Preact, which writes into the page otherwise than React does. */
export default defineConfig({
  plugins: [compiledTexts(), tailwindcss()],
  resolve: { alias: { ...FORMAT_ONLY, ...ISLAND_RUNTIME } },
  // What is found by looking would be bundled with React.
  optimizeDeps: { noDiscovery: true, include: ['preact', 'preact/hooks', ...Object.values(ISLAND_RUNTIME)] },
})
