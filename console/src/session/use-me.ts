import type { StaffUser } from '@himoya/contract/staff/staff'
import { ME } from './me-key.ts'
import { useRead } from './use-read.ts'

/** Who is signed in: alias, role, languages. */
export const useMe = () => useRead<StaffUser>(ME, 'staff/auth/me/', { staleTime: Infinity })

/** Only these two see conversations (product.md, "People"). */
export const worksWithChats = (role: StaffUser['role']): boolean => role === 'counsellor' || role === 'supervisor'

/** Only these write for the public (product.md, "People"). */
export const writesContent = (role: StaffUser['role'] | undefined): boolean => role === 'editor' || role === 'supervisor'
