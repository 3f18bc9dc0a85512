const FLOOR_MS = 500
const CEILING_MS = 20_000

/**
 * The pause before reconnection `attempt` (0 is the first): full jitter under a ceiling that doubles from 0.5 to 20 s,
 * so that ten thousand clients of a restarted server do not come back at the same moment (chat-protocol.md).
 */
export function reconnectDelay(attempt: number, random: () => number = Math.random): number {
  return Math.round(random() * Math.min(CEILING_MS, FLOOR_MS * 2 ** Math.min(attempt, 10)))
}
