import type { Stage } from './stage.ts'

export type Fault = {
  name: string
  /** What is done, for the table. */
  about: string
  house: 'single' | 'triple'
  /** It harms the server itself, so nothing else runs beside it. */
  alone: boolean
  /** The promise is broken on purpose: the oracle must find a lost message. */
  bites?: true
  /** Ends healed: the line, the server and the database are well again. */
  act(stage: Stage): Promise<void>
}
