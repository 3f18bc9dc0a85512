import { join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { compiledTexts, FORMAT_ONLY } from './build-plugins/compiled-texts.ts'

/** What a component test needs so that a part of an island looks and speaks as it does on its page. */
export default defineConfig({
  plugins: [compiledTexts(), tailwindcss()],
  // the drawings that a name leads to
  publicDir: join(import.meta.dirname, 'public'),
  resolve: { alias: FORMAT_ONLY },
})
