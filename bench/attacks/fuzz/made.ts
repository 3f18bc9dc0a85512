import fc from 'fast-check'
import type { Random } from '../../faults/random.ts'
import { pick } from './hostile.ts'

/** A JSON schema as the document has it; only what our own use of zod writes. */
export type Schema = {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: boolean | Schema
  propertyNames?: Schema
  items?: Schema
  prefixItems?: Schema[]
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
  $ref?: string
  $defs?: Record<string, Schema>
}

/** What a value can be made of beside its schema. */
export type Material = { random: Random; idFor(): string }

const DEEPEST = 12
const WORDS = ['Salom', 'bola', 'o‘zim', 'Привет', 'hello', 'so‘z', '17', 'ё', '—', '😀', 'g‘oya']
const patterns = new Map<string, readonly string[]>()

/** A value that the schema allows, as far as the schema says all; cross rules of a service are met by chance. */
export function makeValue(schema: Schema, material: Material, root: Schema = schema, depth = 0): unknown {
  const { random } = material
  const one = resolve(schema, root)
  if (depth > DEEPEST) return null
  if ('const' in one) return one.const
  if (one.enum) return pick(random, one.enum)
  const either = one.anyOf ?? one.oneOf
  if (either) return makeValue(pick(random, either), material, root, depth + 1)
  if (one.allOf) {
    return Object.assign({}, ...one.allOf.map((part) => makeValue(part, material, root, depth + 1) as object)) as unknown
  }
  const type = Array.isArray(one.type) ? pick(random, one.type) : one.type
  if (type === 'object') return makeObject(one, material, root, depth)
  if (type === 'array') return makeArray(one, material, root, depth)
  if (type === 'string') return makeText(one, material)
  if (type === 'integer' || type === 'number') return makeNumber(one, random, type)
  if (type === 'boolean') return random.chance(0.5)
  return null
}

function resolve(schema: Schema, root: Schema): Schema {
  const name = /^#\/\$defs\/(.+)$/.exec(schema.$ref ?? '')?.[1]
  if (name) return root.$defs?.[name] ?? {}
  return schema.$ref === '#' ? root : schema
}

function makeObject(schema: Schema, material: Material, root: Schema, depth: number): object {
  const { random } = material
  const required = new Set(schema.required)
  const entries: [string, unknown][] = []
  for (const [name, part] of Object.entries(schema.properties ?? {})) {
    if (required.has(name) || random.chance(0.6)) entries.push([name, makeValue(part, material, root, depth + 1)])
  }
  if (typeof schema.additionalProperties === 'object' && schema.propertyNames) {
    for (let more = random.between(0, 3); more > 0; more -= 1) {
      const name = String(makeValue(schema.propertyNames, material, root, depth + 1))
      entries.push([name, makeValue(schema.additionalProperties, material, root, depth + 1)])
    }
  }
  return Object.fromEntries(entries)
}

function makeArray(schema: Schema, material: Material, root: Schema, depth: number): unknown[] {
  if (schema.prefixItems) return schema.prefixItems.map((part) => makeValue(part, material, root, depth + 1))
  const lowest = schema.minItems ?? 0
  const length = material.random.between(lowest, Math.max(lowest, Math.min(schema.maxItems ?? 3, depth > 4 ? 1 : 4)))
  return Array.from({ length }, () => makeValue(schema.items ?? {}, material, root, depth + 1))
}

function makeNumber({ minimum, maximum, exclusiveMinimum }: Schema, random: Random, type: string): number {
  const lowest = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1)
  const highest = Math.max(lowest, maximum ?? 100)
  if (random.chance(0.2)) return pick(random, [lowest, highest])
  const whole = random.between(Math.ceil(lowest), Math.floor(Math.min(highest, lowest + 200)))
  return type === 'integer' || random.chance(0.5) ? whole : whole + 0.5 > highest ? whole : whole + 0.5
}

function makeText({ format, pattern, minLength = 0, maxLength = 200 }: Schema, { random, idFor }: Material): string {
  if (format === 'uuid') return idFor()
  if (format === 'date-time') return new Date(Date.UTC(2026, random.between(0, 11), random.between(1, 28))).toISOString()
  if (format === 'date') return `2026-0${random.between(1, 9)}-1${random.between(0, 9)}`
  if (pattern) return pick(random, samplesOf(pattern))
  // As long as it may be, now and then: what is allowed may not hold the server either.
  const length = random.chance(0.06) ? maxLength : random.between(minLength, Math.max(minLength, Math.min(maxLength, 40)))
  let text = ''
  while (text.length < length) text += `${pick(random, WORDS)} `
  return text.slice(0, Math.max(length, minLength)).padEnd(minLength, 'a')
}

/** A few that fit, always the same of a pattern. */
function samplesOf(pattern: string): readonly string[] {
  const known = patterns.get(pattern)
  if (known) return known
  const made = sample(pattern)
  patterns.set(pattern, made)
  return made
}

function sample(pattern: string): readonly string[] {
  try {
    return fc.sample(fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' }), { numRuns: 12, seed: 1 })
  } catch {
    // What looks around itself cannot be made backwards; then a text that does not fit is tried instead.
    return ['1234567890', 'abc-def', '+998901234567']
  }
}
