import { Outlet } from 'react-router'

/** Everything below a language. */
export default function Locale() {
  return <Outlet />
}
