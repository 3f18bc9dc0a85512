import type { StaffUser } from '@himoya/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useServices } from './services.ts'
import { ME } from './me-key.ts'

/** Who is signed in: alias, role, languages. */
export function useMe() {
  const { api } = useServices()
  return useQuery({ queryKey: ME, queryFn: () => api.get<StaffUser>('staff/auth/me/'), staleTime: Infinity })
}

/** Only these two see conversations (product.md, "People"). */
export const worksWithChats = (role: StaffUser['role']): boolean => role === 'counsellor' || role === 'supervisor'

/** Only these write for the public (product.md, "People"). */
export const writesContent = (role: StaffUser['role'] | undefined): boolean => role === 'editor' || role === 'supervisor'
