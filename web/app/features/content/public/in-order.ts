import { createElement, Fragment, type ReactElement, type ReactNode } from 'react'

/** Parts of a text in their order. The server draws them once, so they need no key to be told apart by. */
export const inOrder = <T>(parts: readonly T[], draw: (part: T, place: number) => ReactNode): ReactElement =>
  createElement(Fragment, null, ...parts.map(draw))
