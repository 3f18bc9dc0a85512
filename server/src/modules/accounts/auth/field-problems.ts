import type { FieldCode } from '@himoya/contract/errors'
import { AppError } from '../../../platform/core/errors.ts'

/** Throws `invalid` naming every field that has a problem. */
export function assertFields(problems: Record<string, FieldCode | null>): void {
  const found = Object.entries(problems).flatMap(([field, problem]) => (problem ? [[field, [problem]] as const] : []))
  if (found.length > 0)
    throw new AppError('invalid', { fields: Object.fromEntries(found.map(([field, codes]) => [field, [...codes]])) })
}
