import { readFileSync } from 'node:fs'

/**
 * Reads environment variables and collects what is wrong with them instead of stopping at the first. Each may also be given as
 * `NAME_FILE`, a file that holds it: what is secret needs to stand in no environment (systemd's credentials).
 */
export type Settings = {
  problem(name: string, sentence: string): void
  /** Throws what `makeError` makes of the problems, when there are any. */
  throwProblems(makeError: (problems: readonly string[]) => Error): void
  /** Trimmed; null when not set or empty. */
  text(name: string): string | null
  required(name: string, reason: string): string
  /** Divided by commas, empty parts left out. */
  list(name: string): string[]
  integer(name: string, fallback: number, lowest: number, highest: number): number
  flag(name: string, fallback: boolean): boolean
  oneOf<const T extends string>(name: string, allowed: readonly T[], fallback: T): T
  secret(name: string, shortest: number): string | null
  /** Without a trailing slash. `fallback` null: it must be set. */
  url(name: string, fallback: string | null, protocols: readonly string[]): string
}

export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const problems: string[] = []
  const problem = (name: string, sentence: string): void => void problems.push(`${name} ${sentence}`)
  const text = textOf(env, problem)
  return {
    problem,
    text,
    throwProblems(makeError) {
      if (problems.length > 0) throw makeError(problems)
    },
    required(name, reason) {
      const value = text(name)
      if (value === null) problem(name, `is missing (${reason})`)
      return value ?? ''
    },
    list: (name) =>
      (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    integer(name, fallback, lowest, highest) {
      const value = text(name)
      if (value === null) return fallback
      const number = Number(value)
      if (Number.isInteger(number) && number >= lowest && number <= highest) return number
      problem(name, `must be a whole number from ${lowest} to ${highest}`)
      return fallback
    },
    flag(name, fallback) {
      const value = text(name)
      if (value === null) return fallback
      if (value !== '0' && value !== '1') problem(name, 'must be 0 or 1')
      return value === '1'
    },
    oneOf(name, allowed, fallback) {
      const value = text(name)
      if (value === null) return fallback
      const found = allowed.find((item) => item === value)
      if (found === undefined) problem(name, `must be one of ${allowed.join(', ')}`)
      return found ?? fallback
    },
    secret(name, shortest) {
      const value = text(name)
      if (value !== null && value.length < shortest) problem(name, `must have at least ${shortest} characters`)
      return value
    },
    url(name, fallback, protocols) {
      const value = text(name)
      if (value === null) {
        if (fallback === null) problem(name, `is missing: an address that begins with ${protocols.join('// or ')}//`)
        return fallback ?? ''
      }
      if (!(URL.canParse(value) && protocols.includes(new URL(value).protocol))) {
        problem(name, `must be an address that begins with ${protocols.join(' or ')}`)
      }
      return value.replace(/\/+$/, '')
    },
  }
}

/** A setting as it stands in the environment, or in the file that its `NAME_FILE` names, which is read once. */
function textOf(env: NodeJS.ProcessEnv, problem: Settings['problem']): Settings['text'] {
  const read = new Map<string, string | null>()
  const contentOf = (name: string, file: string): string | null => {
    try {
      return readFileSync(file, 'utf8').trim() || null
    } catch {
      problem(`${name}_FILE`, 'names a file that cannot be read')
      return null
    }
  }
  return (name) => {
    const [given, file] = [env[name]?.trim() || null, env[`${name}_FILE`]?.trim() || null]
    if (file === null) return given
    if (!read.has(name)) {
      if (given !== null) problem(name, `is set twice: once by ${name}_FILE`)
      read.set(name, contentOf(name, file))
    }
    return read.get(name) ?? null
  }
}
