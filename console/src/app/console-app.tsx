import { QueryClientProvider } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { createHashRouter, Navigate, type RouteObject, RouterProvider } from 'react-router'
import { type Services, ServicesContext } from '../session/services.ts'
import type { Feature } from '../ui/feature.ts'
import { Notices } from '../ui/notices/notices.tsx'
import { BrokenPage } from '../ui/pages/broken-page.tsx'
import { NotFoundPage } from '../ui/pages/not-found-page.tsx'
import { FEATURES } from './features.ts'
import { InLanguage, InLook } from './frame.tsx'
import { ConsoleLayout } from './layout.tsx'

const routesOf = (pagesOf: (feature: Feature) => Feature['pages']): RouteObject[] =>
  FEATURES.flatMap((feature) => Object.entries(pagesOf(feature) ?? {})).map(([path, Component]) => ({ path, Component }))

/** Addresses stand behind `#`: no server sees which chat is open. */
const ROUTES: RouteObject[] = [
  {
    ErrorBoundary: BrokenPage,
    children: [
      ...routesOf(({ signed_out_pages }) => signed_out_pages),
      {
        Component: ConsoleLayout,
        children: [
          { index: true, element: <Navigate to="/day" replace /> },
          ...routesOf(({ pages }) => pages),
          { path: '*', Component: NotFoundPage },
        ],
      },
    ],
  },
]

type Props = { services: Services; first: ComponentProps<typeof InLanguage>['first'] }

export function ConsoleApp({ services, first }: Props) {
  // not before the stores: an invitation stands in the address until its store has taken it out
  const [router] = useState(() => createHashRouter(ROUTES))
  return (
    <ServicesContext value={services}>
      <QueryClientProvider client={services.queries}>
        <InLanguage first={first}>
          <InLook>
            <RouterProvider router={router} useTransitions={false} />
            <Notices />
          </InLook>
        </InLanguage>
      </QueryClientProvider>
    </ServicesContext>
  )
}
