import { rmSync } from 'node:fs'
import { openHouse, PREPARED } from './house.ts'
import { setTeam } from './team.ts'

/** Before all journeys: making a database and its samples takes four times as long as opening a house that has them. */
export default async function prepare(): Promise<() => void> {
  const house = await openHouse()
  // Whoever goes on shift by a call has no console open to say that they are still there, and nobody counts what others left open.
  await setTeam(house, { lease_seconds: 600, chat_cap: 20 })
  const folder = await house.close()
  process.env[PREPARED] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
