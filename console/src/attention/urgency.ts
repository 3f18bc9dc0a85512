import type { Risk } from '@himoya/contract/chat'

/** Seconds between two rings while somebody of that risk waits; the most urgent one counts. */
const EVERY_S: Record<Risk, number> = { sos: 3, high: 8, unassessed: 15, medium: 15, low: 30 }
const ORDER: readonly Risk[] = ['sos', 'high', 'unassessed', 'medium', 'low']

export const mostUrgent = (waiting: readonly { risk: Risk }[]): Risk | null =>
  ORDER.find((risk) => waiting.some((chat) => chat.risk === risk)) ?? null

export const ringEveryMs = (risk: Risk): number => EVERY_S[risk] * 1_000
