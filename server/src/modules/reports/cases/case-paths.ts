import { Id } from '@himoya/contract/common'
import { z } from 'zod'

/** Editors and admins see no case, no report, no person. */
export const TEAM = ['counsellor', 'supervisor'] as const
export const SUPERVISORS = ['supervisor'] as const

export const CASES = '/api/v1/staff/report/'
export const CasePath = z.strictObject({ id: Id })
/** What every change of a case may be refused by. */
export const REFUSALS = ['not_found', 'forbidden', 'changed_meanwhile'] as const
