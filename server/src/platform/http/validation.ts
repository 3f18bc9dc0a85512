import type { FieldCode } from '@himoya/contract/errors'
import type { FastifySchemaCompiler } from 'fastify'
import type { z, ZodType } from 'zod'
import type { $ZodIssue } from 'zod/v4/core'
import { AppError } from '../core/errors.ts'
import { cleanInput } from '../core/text.ts'

type Fields = Record<string, FieldCode[]>

/**
 * Checks a part of a request against its schema, after its texts were cleaned. What does not fit is `invalid` with
 * the code of each field; a path that no object can have is simply not found.
 */
export const validateInput: FastifySchemaCompiler<ZodType> =
  ({ schema, httpPart }) =>
  (input) => {
    const refused = (error: AppError) => ({ error: httpPart === 'params' ? new AppError('not_found') : error })
    try {
      const cleaned = cleanInput(input)
      const result = schema.safeParse(cleaned)
      return result.success ? { value: result.data } : refused(invalidInput(result.error.issues, cleaned))
    } catch (error) {
      if (error instanceof AppError) return refused(error)
      throw error
    }
  }

/** A part of a body whose schema is known only once the rest was read. Its texts were cleaned already. Throws `invalid`. */
export function checkInput<T extends ZodType>(schema: T, input: unknown): z.infer<T> {
  const result = schema.safeParse(input)
  if (!result.success) throw invalidInput(result.error.issues, input)
  return result.data
}

/** A screen has no more; a machine that sends thousands is not told of each. */
const MOST_FIELDS = 20

/** The `invalid` error for zod's findings about `input`. */
function invalidInput(issues: readonly $ZodIssue[], input: unknown): AppError {
  // Without a prototype: a field may be called `constructor`.
  const fields = Object.create(null) as Fields
  for (const issue of issues.slice(0, MOST_FIELDS)) addIssue(fields, issue, [], input)
  return new AppError('invalid', { fields: Object.fromEntries(Object.entries(fields).slice(0, MOST_FIELDS)) })
}

function addIssue(fields: Fields, issue: $ZodIssue, above: readonly PropertyKey[], input: unknown): void {
  const path = [...above, ...issue.path]
  if (issue.code === 'unrecognized_keys') {
    for (const key of issue.keys.slice(0, MOST_FIELDS)) addCode(fields, [...path, key], 'unknown_field')
    return
  }
  if (issue.code === 'invalid_union' && issue.errors.length > 0) {
    // Of several shapes the person most likely meant the one with the fewest faults.
    const [closest = []] = issue.errors.toSorted((left, right) => left.length - right.length)
    for (const inner of closest.slice(0, MOST_FIELDS)) addIssue(fields, inner, path, input)
    return
  }
  addCode(fields, path, codeOf(issue, valueAt(input, path)))
}

function addCode(fields: Fields, path: readonly PropertyKey[], code: FieldCode): void {
  const field = path.length === 0 ? 'body' : path.map(String).join('.')
  const codes = (fields[field] ??= [])
  if (!codes.includes(code)) codes.push(code)
}

function codeOf(issue: $ZodIssue, value: unknown): FieldCode {
  if (issue.code === 'invalid_value' && issue.values.length === 1 && issue.values[0] === true) return 'must_accept'
  if (value === undefined || value === null) return 'required'
  switch (issue.code) {
    case 'too_small':
      if (value === '') return 'required'
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_short' : 'out_of_range'
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too_long' : 'out_of_range'
    case 'not_multiple_of':
      return 'out_of_range'
    case 'invalid_value':
    case 'invalid_union':
      return 'not_allowed'
    default:
      return 'wrong_format'
  }
}

function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : undefined,
    input,
  )
}
