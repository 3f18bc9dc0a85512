import type { ServerModule } from '../../platform/server-module.ts'
import { QUEUE, SWEEP_OF_CHATS } from '../chat/chat.service.ts'
import { deskRoutes } from './desk.routes.ts'
import { deskSocket } from './desk.socket.ts'
import { keepHints } from './hints/hint-keeper.service.ts'
import { letGoOfOffers } from './transfers/transfers.service.ts'
import { awaitsOfBlocks } from './blocks/awaits.service.ts'

export const desk: ServerModule = {
  routes(app, platform, { take, addSocket, onClose }) {
    const hints = keepHints(platform)
    onClose(() => hints.stop())
    deskRoutes(app, platform)
    addSocket(deskSocket({ platform, keeper: take(QUEUE), sweep: take(SWEEP_OF_CHATS) }))
  },
  awaits: awaitsOfBlocks,
  letsGo: letGoOfOffers,
}
