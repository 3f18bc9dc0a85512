import type { ServerModule } from '../../platform/server-module.ts'
import { QUEUE, SWEEP_OF_CHATS } from '../chat/chat.service.ts'
import { deskSocket } from './desk.socket.ts'
import { transferRoutes } from './transfers/transfers.routes.ts'
import { letGoOfOffers } from './transfers/transfers.service.ts'

export const desk: ServerModule = {
  routes(app, platform, { take, addSocket }) {
    transferRoutes(app, platform)
    addSocket(deskSocket({ platform, keeper: take(QUEUE), sweep: take(SWEEP_OF_CHATS) }))
  },
  letsGo: letGoOfOffers,
}
