import { useEffect } from 'react'
import { useLogout } from 'react-admin'
import { useServices } from '../session/services.ts'

/**
 * Leaves for the sign-in page when the tokens vanish: the server ended the session, or another tab signed out.
 * Our own sign-out ends here too, which is harmless: react-admin goes to the same page.
 */
export function useSessionEnd(): void {
  const { tokens } = useServices()
  const logout = useLogout()
  useEffect(
    () =>
      tokens.onChange(() => {
        if (tokens.access() === null) void logout()
      }),
    [tokens, logout],
  )
}
