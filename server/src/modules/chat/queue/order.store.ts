import { sql } from 'kysely'

/** Whose turn it is (product.md 3): SOS, high, then medium and whom nobody has assessed, then low. */
export const BY_URGENCY = sql<number>`case chat.risk when 'sos' then 0 when 'high' then 1 when 'low' then 3 else 2 end`
