import type { Risk } from '@himoya/contract/chat/chat'

/** The order of the queue; here and not from the contract, which would bring zod into the browser. */
export const RISK_ORDER: readonly Risk[] = ['sos', 'high', 'unassessed', 'medium', 'low']
