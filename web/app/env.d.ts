declare module '*?script' {
  const code: string
  export default code
}
declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router'

  const build: ServerBuild
  export = build
}

declare module 'virtual:fetch-ahead' {
  /** Fetches those files (`which`) of what is imported, and runs none of them (build-plugins/small-preload.ts). */
  export function fetchAhead(load: () => Promise<unknown>, which: RegExp): void
}
