import type { User } from '@himoya/contract/accounts/auth'

export type Profile = Pick<User, 'age_band' | 'audience' | 'region_code' | 'lang'>

/** How the column tells a drawing of ours (`drawn:fox`) from an uploaded file (`avatars/….webp`). */
export const DRAWN_PREFIX = 'drawn:'
