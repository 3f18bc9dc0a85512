import { z } from 'zod'

/** A number to call in danger. It is content, checked by a person; a number whose check is stale is not shown. */
export const EmergencyNumber = z.strictObject({
  /** As it is dialled: digits only. */
  number: z.string().regex(/^\d{3,12}$/),
  /** What answers there, in the asked language. */
  label: z.string(),
})
export type EmergencyNumber = z.infer<typeof EmergencyNumber>
