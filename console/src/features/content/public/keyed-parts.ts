type Keyed = { key: string }

/** Instead of a key: in which order the parts stand. No key has such a sign. */
export const ORDER = '~'

/** Facts and texts whose parts have keys, so that two editors may work on two of them (builder/). */
const KEYED = /^(?:facts|texts\.\w+)\.(?:questions|bands)$/

/** What of a value is compared and put together by itself; [''] stands for a value that is one thing. */
export function partsOf(path: string, value: unknown): string[] {
  if (!KEYED.test(path)) return ['']
  return Array.isArray(value)
    ? [...value.map(({ key }: Keyed) => `.${key}`), `.${ORDER}`]
    : Object.keys(value ?? {}).map((key) => `.${key}`)
}

export const isOrder = (path: string): boolean => path.endsWith(`.${ORDER}`)

export function partAt(value: unknown, key: string): unknown {
  if (!Array.isArray(value)) return (value as Record<string, unknown> | undefined)?.[key]
  const parts = value as Keyed[]
  return key === ORDER ? parts.map((part) => part.key) : parts.find((part) => part.key === key)
}

/** `part` undefined: without it. A part that is new stands at the end until the order says otherwise. */
export function withPart(value: unknown, key: string, part: unknown): unknown {
  if (!Array.isArray(value)) {
    const { [key]: _, ...others } = (value ?? {}) as Record<string, unknown>
    return part === undefined ? others : { ...others, [key]: part }
  }
  const parts = value as Keyed[]
  if (key === ORDER) return inOrder(parts, (part ?? []) as string[])
  if (part === undefined) return parts.filter((one) => one.key !== key)
  return parts.some((one) => one.key === key) ? parts.map((one) => (one.key === key ? part : one)) : [...parts, part]
}

/** In the order of `keys`; what they do not name stays behind its neighbour. */
export function inOrder<T extends Keyed>(all: readonly T[], keys: readonly string[]): T[] {
  const named = keys.flatMap((key) => all.find((one) => one.key === key) ?? [])
  const arranged = [...named]
  for (const [at, one] of all.entries()) {
    if (named.includes(one)) continue
    const before = arranged.indexOf(all[at - 1]!)
    arranged.splice(before + 1, 0, one)
  }
  return arranged
}

/** Whether both have put what all three know into another order; what somebody added or took out is no other order. */
export function areBothReordered(own: unknown, their: unknown, first: unknown): boolean {
  const [mine, theirs, base] = [own, their, first].map((keys) => (keys ?? []) as string[]) as [string[], string[], string[]]
  const common = new Set(base.filter((key) => mine.includes(key) && theirs.includes(key)))
  const orderIn = (keys: string[]): string => keys.filter((key) => common.has(key)).join()
  return orderIn(mine) !== orderIn(base) && orderIn(theirs) !== orderIn(base) && orderIn(mine) !== orderIn(theirs)
}
