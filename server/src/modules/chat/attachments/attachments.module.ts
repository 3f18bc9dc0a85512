import { hand } from '../../../platform/server-module.ts'
import type { ServerModule } from '../../../platform/server-module.ts'
import { ATTACHMENTS, FILES_FORGOTTEN } from '../chat.service.ts'
import { attachmentRoutes } from './attachments.routes.ts'
import { sweepAttachments } from './sweep-attachments.service.ts'
import { takeAttachment } from './take-attachment.service.ts'

const SWEEP = 'attachments.sweep'

export const attachments: ServerModule = {
  routes: attachmentRoutes,
  provides: [hand(ATTACHMENTS, takeAttachment)],
  jobs: (platform) => ({
    [SWEEP]: () => sweepAttachments(platform),
    [FILES_FORGOTTEN]: () => sweepAttachments(platform),
  }),
  schedule: { [SWEEP]: '23 * * * *' },
}
