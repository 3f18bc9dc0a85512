import type { Row } from './cast.ts'
import { CHAT_ROWS } from './chat-rows.ts'
import { CONTENT_ROWS } from './content-rows.ts'
import { OWN_ROWS } from './own-rows.ts'
import { TEAM_ROWS } from './team-rows.ts'

/** A row for every route with an id that the matrix of reporting has not. */
export const ROWS: Record<string, Row> = { ...CHAT_ROWS, ...OWN_ROWS, ...CONTENT_ROWS, ...TEAM_ROWS }
