import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledTexts, FORMAT_ONLY } from './build-plugins/compiled-texts.ts'

const islands_dir = join(import.meta.dirname, 'app/islands')
const entries = readdirSync(islands_dir).filter((name) => /^[a-z-]+\.tsx?$/.test(name))

/** The islands: every file in app/islands is an entry; pages find its hashed name in the manifest. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [compiledTexts(), tailwindcss(), react()],
  resolve: { alias: FORMAT_ONLY },
  publicDir: false,
  build: {
    outDir: '../build/islands',
    emptyOutDir: true,
    manifest: 'manifest.json',
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      input: Object.fromEntries(entries.map((name) => [basename(name).replace(/\.tsx?$/, ''), join(islands_dir, name)])),
      preserveEntrySignatures: 'strict',
    },
  },
})
