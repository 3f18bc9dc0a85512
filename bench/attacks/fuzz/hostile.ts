import type { Random } from '../../faults/random.ts'

/** One of a list. */
export const pick = <T>(random: Random, list: readonly T[]): T => list[random.between(0, list.length - 1)]!

const COMBINING = `a${'\u0301'.repeat(15)}${'\u0323'.repeat(14)}`

/** Texts that have broken something somewhere. */
export const ODD_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00\ud800',
  '\u202e\u2066txet',
  '\u200b\u200d\ufeff',
  '\uffff',
  `a${'\u0301'.repeat(2_000)}${'\u0323'.repeat(2_000)}`,
  COMBINING.repeat(100),
  '👩‍👩‍👧‍👦'.repeat(40),
  'ﷺ'.repeat(300),
  'İı'.repeat(200),
  "' or 1=1 --",
  "'; select pg_sleep(5); --",
  '%_%\\_%%',
  "a:* & !b | (c <-> 'd')",
  "'''\\'",
  '((((((((((',
  '${7*7}{{7*7}}<%=7*7%>',
  '../../../../etc/passwd',
  '%2e%2e%2f%00',
  'http://127.0.0.1:1/',
  'javascript:alert(1)',
  '<script>top.r4n=1</script>',
  '__proto__',
  'constructor',
  'null',
  'undefined',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '\r\nset-cookie: a=b',
  '=1+1',
  '00000000-0000-0000-0000-000000000000',
  'ffffffff-ffff-ffff-ffff-ffffffffffff',
  'not-a-uuid',
  '0000-00-00T00:00:00Z',
  '9999-12-31T23:59:60Z',
  '+275760-09-13T00:00:00.001Z',
  '-000001-01-01T00:00:00Z',
  '2026-02-30',
  '2026-W53',
  '+998901234567',
  '+99890123456７',
  '١٢٣٤٥٦',
  `${'a'.repeat(50_000)}!`,
  '1'.repeat(5_000),
  'x@y.'.repeat(500),
  'д'.repeat(20_001),
]

const ODD_NUMBERS: readonly number[] = [
  0, -1, 1, 0.5, -0.1, 2_147_483_647, 2_147_483_648, -2_147_483_649, 4_294_967_296, 9_007_199_254_740_991, 9_007_199_254_740_992,
  1e21, 1e308, -1e308, 5e-324, 8.64e15, 8_640_000_000_000_001,
]

const nested = (random: Random): unknown => {
  let value: unknown = random.chance(0.5) ? [] : {}
  const depth = random.between(5, 60)
  for (let level = 0; level < depth; level += 1) value = random.chance(0.5) ? [value] : { a: value }
  return value
}

/** Any value but the one that belongs there. */
export function oddValue(random: Random): unknown {
  const kind = random.between(0, 11)
  if (kind <= 5) return pick(random, ODD_TEXTS)
  if (kind <= 7) return pick(random, ODD_NUMBERS)
  if (kind === 8) return pick<unknown>(random, [null, true, false])
  if (kind === 9) return pick<unknown>(random, [[], {}, [[]], [null], { length: 1 }, [{}], ['a', 'a']])
  if (kind === 10) return nested(random)
  return Array.from({ length: random.between(2, 400) }, () => pick(random, ODD_TEXTS.slice(0, 20)))
}

const KEYS = [
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  '',
  'id',
  'role',
  'is_staff',
  '$ref',
  'a\u0000',
  'length',
  'then',
]

/** The same body with one place of it, at any depth, spoiled. */
export function spoil(random: Random, value: unknown): unknown {
  if (Array.isArray(value) && value.length > 0 && random.chance(0.8)) {
    const at = random.between(0, value.length - 1)
    return value.map((one: unknown, index) => (index === at ? spoil(random, one) : one))
  }
  if (typeof value === 'object' && value !== null && random.chance(0.9)) {
    const entries = Object.entries(value)
    const change = random.between(0, 9)
    if (change === 0 && entries.length > 0) return Object.fromEntries(entries.filter((_, index) => index !== entries.length - 1))
    // From entries, because an object that is written down would take `__proto__` for its prototype.
    if (change === 1) return Object.fromEntries([...entries, [pick(random, KEYS), oddValue(random)]])
    if (entries.length === 0) return oddValue(random)
    const at = random.between(0, entries.length - 1)
    return Object.fromEntries(entries.map(([key, one], index) => [key, index === at ? spoil(random, one) : one]))
  }
  return oddValue(random)
}

/** Bodies that are no JSON, or such that a reader has to stop. */
export function oddBody(random: Random): string {
  const depth = pick(random, [50, 2_000, 10_000])
  return pick(random, [
    '',
    'null',
    '""',
    '[]',
    '{',
    '{"a":1,}',
    '\ufeff{}',
    '{"a":1}{"b":2}',
    '{"__proto__":{"admin":true}}',
    '{"constructor":{"prototype":{"admin":true}}}',
    '{"a":1,"a":2}',
    '1e400',
    '"\\ud800"',
    `${'['.repeat(depth)}${']'.repeat(depth)}`,
    `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    `[${'0,'.repeat(random.between(10, 60_000))}0]`,
    `{${Array.from({ length: random.between(10, 6_000) }, (_, index) => `"k${index}":0`).join(',')}}`,
    JSON.stringify('a\u0301'.repeat(random.between(10, 40_000))),
  ])
}
