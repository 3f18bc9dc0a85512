import type { Stage } from './stage.ts'

export type Fault = {
  name: string
  /** What is done, for the table. */
  about: string
  house: 'single' | 'triple'
  /** It harms the server itself, so nothing else runs beside it. */
  alone: boolean
  /** Ends healed: the line, the server and the database are well again. */
  act(stage: Stage): Promise<void>
}
