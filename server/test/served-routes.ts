/** What Fastify itself says it serves, as `GET /path`; its tree shows of each line only what is new in it. */
export function servedRoutes(tree: string): string[] {
  const prefixes: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, piece, methods] = /^(.*?)[├└]── (\S*)(?: \(([A-Z, ]+)\))?/.exec(line) ?? []
    if (indent === undefined || piece === undefined) return []
    const depth = indent.length / 4
    prefixes.splice(depth, Infinity, piece)
    const path = prefixes.join('')
    return (methods?.split(', ') ?? []).map((method) => `${method} ${path}`)
  })
}
