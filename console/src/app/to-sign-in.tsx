import { useEffect } from 'react'
import { Navigate, useLocation } from 'react-router'
import { useServices } from '../session/services.ts'

/**
 * Nobody is signed in. Whoever signs in next stands where this page was, unless it was left by hand; when the server or
 * another tab has ended what was open, the sign-in says so.
 */
export function ToSignIn() {
  const { session, socket, queries } = useServices()
  const { pathname, search } = useLocation()
  useEffect(() => {
    socket.stop()
    queries.clear()
  }, [socket, queries])
  const over = session.over()
  return (
    <Navigate
      replace
      to={over === 'ended' ? '/login?ended=1' : '/login'}
      state={over === 'left' ? null : { back: pathname + search }}
    />
  )
}
