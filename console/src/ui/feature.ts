import type { StaffRole } from '@himoya/contract/staff/staff'
import type { LucideIcon } from 'lucide-react'
import { type ComponentType, lazy, type ReactNode } from 'react'
import type { TextKey } from '../i18n/text-key.ts'
import type { MakeStore } from '../session/services.ts'

/** Reads a number, and hands it to what it stands on. */
export type Count = (props: { children(count: number): ReactNode }) => ReactNode

/** What stands together on the rail, in this order. */
export const RAIL_GROUPS = ['work', 'team', 'numbers', 'texts', 'trust'] as const

export type RailEntry = {
  to: string
  group: (typeof RAIL_GROUPS)[number]
  label: TextKey
  Icon: LucideIcon
  roles: readonly StaffRole[]
  /** How many wait behind it. */
  Count?: Count
}

export type Part = { roles?: readonly StaffRole[]; Part: ComponentType }

/** What a feature brings to the roof; its texts are joined in app/dictionaries. */
export type Feature = {
  name: string
  pages?: Readonly<Record<string, ComponentType>>
  /** Pages for who is not signed in. */
  signed_out_pages?: Readonly<Record<string, ComponentType>>
  rail?: readonly RailEntry[]
  /** What is there from the first moment, before any screen asks. */
  store?: MakeStore<unknown>
  /** Above every page. */
  bar?: Part
  /** Beside every page, as long as somebody is signed in. */
  beside?: Part
}

/** A page that is loaded when it is first opened. */
export const page = <N extends string>(load: () => Promise<Record<N, ComponentType>>, name: N): ComponentType =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await load())[name] }))

/** Only these two see conversations (product.md, "People"). */
export const WITH_CHATS: readonly StaffRole[] = ['counsellor', 'supervisor']
