import { data } from 'react-router'
import type { PageHandle } from '../features/page/page-handle.ts'

export const handle: PageHandle = { page: 'not_found', unlisted: true }

export const loader = () => data(null, { status: 404 })

export default function NotFound() {
  return <h1>404</h1>
}
