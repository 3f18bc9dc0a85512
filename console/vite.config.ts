import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

/** The console is a bundle of its own, served at /staff/ from build/console. In dev the server stands on PORT. */
const server_url = `http://127.0.0.1:${process.env.PORT ?? '3000'}`

export default defineConfig({
  root: import.meta.dirname,
  base: '/staff/',
  plugins: [react()],
  build: {
    outDir: '../build/console',
    emptyOutDir: true,
    sourcemap: false,
    target: 'es2023',
    // Fonts and pictures as files: the policy of the page allows no data: addresses.
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 900,
  },
  server: {
    strictPort: true,
    proxy: {
      '/api': server_url,
      '/media': server_url,
      '/ws': { target: server_url, ws: true },
    },
  },
})
