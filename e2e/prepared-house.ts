import { rmSync } from 'node:fs'
import { openHouse, PREPARED } from './house.ts'

/** Before all journeys: making a database and its samples takes four times as long as opening a house that has them. */
export default async function prepare(): Promise<() => void> {
  const house = await openHouse()
  const folder = await house.close()
  process.env[PREPARED] = folder
  return () => rmSync(folder, { recursive: true, force: true })
}
