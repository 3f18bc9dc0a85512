import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { inlineScript } from './build-plugins/inline-script.ts'
import { compiledTexts, FORMAT_ONLY } from './build-plugins/compiled-texts.ts'
import { HASHED_NAMES } from './build-plugins/hashed-names.ts'

/** The public site's server build: one self-contained module that Fastify imports. */
export default defineConfig(({ command }) => ({
  plugins: [inlineScript(), compiledTexts(), tailwindcss(), reactRouter()],
  resolve: { alias: FORMAT_ONLY },
  // Everything is bundled in its production form, so that a page never depends on how the server was started.
  ...(command === 'build' && { ssr: { noExternal: true as const }, define: { 'process.env.NODE_ENV': '"production"' } }),
  environments: { ssr: { build: { rolldownOptions: { input: './app/site.ts' } } } },
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: { output: { assetFileNames: HASHED_NAMES.assetFileNames } },
  },
}))
