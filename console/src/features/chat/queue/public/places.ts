import type { StaffChat } from '@himoya/contract/staff/staff'

/** How many chats I have open, and how many I may have; a supervisor has no limit. */
export type Places = { open: number; cap: number }

export const isFull = ({ open, cap }: Places): boolean => open >= cap

/** What the server would let me take: a call for help always, anything else while a place is free. */
export const mayTake = (places: Places, { risk }: Pick<StaffChat, 'risk'>): boolean => risk === 'sos' || !isFull(places)
