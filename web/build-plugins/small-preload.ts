import type { Plugin } from 'vite'

const PRELOAD_MODULE = '\0vite/preload-helper.js'
const SMALL_PRELOAD = `const asked = new Set()
export const __vitePreload = (load, paths = []) => {
  for (const path of paths) {
    if (asked.has(path)) continue
    asked.add(path)
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = '/' + path
    document.head.append(link)
  }
  return load()
}`

/** What is imported later asks for all its files at the same moment; the builder's own helper for it is four times as heavy. */
export const smallPreload = (): Plugin => ({
  name: 'small-preload',
  enforce: 'pre',
  load: (id) => (id === PRELOAD_MODULE ? SMALL_PRELOAD : null),
})
