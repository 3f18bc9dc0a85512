import { createContext, useContext } from 'react'
import type { FirstMoment } from './first-panel.ts'

const MomentContext = createContext<FirstMoment | null>(null)
export const FirstMomentProvider = MomentContext.Provider

/** What was pressed and said before the panel's screens came; null where they came by themselves. */
export const useFirstMoment = (): FirstMoment | null => useContext(MomentContext)
