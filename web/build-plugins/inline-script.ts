import { build, type Plugin } from 'vite'

/** `import code from './x.ts?script'` gives x.ts and all it imports as one minified classic script, to be inlined in a page. */
export function inlineScript(): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith('?script')) return null
      const entry = id.slice(0, -'?script'.length)
      this.addWatchFile(entry)
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          write: false,
          modulePreload: false,
          reportCompressedSize: false,
          target: 'es2022',
          lib: { entry, formats: ['iife'], name: 'boot', fileName: 'boot' },
        },
      })
      const output = (Array.isArray(result) ? result : [result]).flatMap((one) => ('output' in one ? one.output : []))
      const chunk = output.find((one) => one.type === 'chunk')
      if (!chunk) throw new Error(`No script came out of ${entry}`)
      return `export default ${JSON.stringify(chunk.code.trim())}`
    },
  }
}
