/** `[seconds] [--name value]…` of a bench. */
export type Arguments = {
  seconds: number
  list(name: string): string[] | null
  number(name: string, fallback: number): number
  flag(name: string): boolean
}

export function readArguments(fallback_seconds: number, given = process.argv.slice(2)): Arguments {
  const value = (name: string): string | undefined => {
    const at = given.indexOf(`--${name}`)
    return at < 0 ? undefined : given[at + 1]
  }
  return {
    seconds: /^\d/.test(given[0] ?? '') ? Number(given[0]) : fallback_seconds,
    list: (name) => value(name)?.split(',') ?? null,
    number: (name, fallback) => Number(value(name) ?? fallback),
    flag: (name) => given.includes(`--${name}`),
  }
}
