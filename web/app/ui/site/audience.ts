import type { Audience } from '@himoya/contract/common'
import { AUDIENCES } from '@himoya/contract/people'
import { useLocation } from 'react-router'

/** Whom a page is for: the last part of its address, which routes.ts lists. */
export const audienceOf = (path: string): Audience => AUDIENCES.find((one) => path.endsWith(`/${one}`))!

export const useAudience = (): Audience => audienceOf(useLocation().pathname)
