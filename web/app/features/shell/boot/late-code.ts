const loading = new Map<string, Promise<unknown>>()
let failures = 0

/** What `loadCode` is fetching or has fetched, if anything. */
export const loadedCode = <Code>(files: string): Promise<Code> | undefined => loading.get(files) as Promise<Code> | undefined

/** Fetches a part's code once, all its files (script, then what it imports, parted by spaces) at the same moment. */
export function loadCode<Code>(files: string): Promise<Code> {
  const under_way = loadedCode<Code>(files)
  if (under_way) return under_way
  const [script, ...others] = files.split(' ')
  for (const href of others) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.href = href
    document.head.append(link)
  }
  // A browser remembers an import that failed, so the next try needs another address for the same file.
  const code = import(/* @vite-ignore */ failures ? `${script}?${failures}` : script!) as Promise<Code>
  loading.set(files, code)
  code.catch(() => {
    failures++
    loading.delete(files)
  })
  return code
}
