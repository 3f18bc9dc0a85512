import { Id } from '@himoya/contract/common'
import { z } from 'zod'

export const ChatPath = z.strictObject({ chat_id: Id })
/** Editors and admins see no personal text (safety.md 20). */
export const DESK = ['counsellor', 'supervisor'] as const
export const SUPERVISORS = ['supervisor'] as const
