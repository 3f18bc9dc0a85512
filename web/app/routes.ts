import { index, route, type RouteConfig } from '@react-router/dev/routes'

/** Every page by its path. A page that is not here does not exist, and nothing links to it. */
export default [
  route(':locale', 'routes/locale.tsx', [index('routes/home.tsx'), route('*', 'routes/not-found.tsx')]),
] satisfies RouteConfig
