import type { Card } from '@himoya/contract/chat/chat'
import { createContext, type ReactNode } from 'react'

export type ShowPlan = (plan: NonNullable<Card['plan']>) => ReactNode

/** How a safety plan is shown, once its code is there: few talks have one. Until then its message says the same in plain words. */
export const PlanShown = createContext<ShowPlan | undefined>(undefined)
