import { OwnDrawing, OwnDrawingBody } from '@himoya/contract/staff/staff'
import type { App } from '../../../platform/core/app-type.ts'
import { get, put } from '../../../platform/http/routes.ts'
import type { Platform } from '../../../platform/platform.ts'
import { chooseDrawing, readDrawing } from './drawing.service.ts'

/** Whom a child may see beside a chat. */
const ANSWERING = ['counsellor', 'supervisor'] as const

export function drawingRoutes(app: App, platform: Platform): void {
  get(app, '/api/v1/staff/drawing/', ANSWERING, 'What children see beside my alias').answers(OwnDrawing, ({ actor }) =>
    readDrawing(platform, actor),
  )

  put(app, '/api/v1/staff/drawing/', ANSWERING, 'Choose what children see beside my alias')
    .takes({ body: OwnDrawingBody })
    .answers(OwnDrawing, ({ actor, body }) => chooseDrawing(platform, actor, body.drawing))
}
