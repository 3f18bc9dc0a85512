// Loaded before the server by NODE_OPTIONS: the same server with a matcher that finds nothing. The product has no switch for it.
import { registerHooks } from 'node:module'

const NOTHING = 'data:text/javascript,export const findHints = () => []'

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context)
    return found.url.endsWith('/contract/src/chat/hints/find-hints.ts') ? { ...found, url: NOTHING, format: 'module' } : found
  },
})
