import { NOBODY } from '../../platform/crypto/ids.ts'
import type { ServerModule } from '../../platform/server-module.ts'
import { chatRoutes } from './chat.routes.ts'
import { ATTACHMENTS } from './messages.service.ts'
import { chatSocket } from './chat.socket.ts'
import { findChat } from './chat.store.ts'
import { createServiceStatusReader } from './availability/availability.service.ts'
import { keepQueue, QUEUE } from './queue/queue-keeper.service.ts'
import { letGoOfChats } from './queue/let-go.service.ts'
import { queueRoutes } from './queue/queue.routes.ts'
import { keepChatStatuses } from './availability/chat-status.service.ts'
import { superviseRoutes } from './queue/supervise.routes.ts'
import { readingRoutes } from './history/reading.routes.ts'
import { sweepOldChats } from './history/sweep-old-chats.service.ts'
import { keepSweep, SWEEP_OF_CHATS } from './sweep.service.ts'

const SWEEP = 'chat.sweep_old'

export const chat: ServerModule = {
  async routes(app, platform, house) {
    const service_status_reader = createServiceStatusReader(platform)
    const statuses = keepChatStatuses(platform, service_status_reader)
    const keeper = keepQueue(platform)
    const sweep = keepSweep(platform)
    house.onClose(() => Promise.all([statuses, keeper, sweep].map((one) => one.stop())))
    house.hand(QUEUE, keeper)
    house.hand(SWEEP_OF_CHATS, sweep)
    await chatRoutes(app, platform, { ...service_status_reader, takeAttachment: house.take(ATTACHMENTS) })
    readingRoutes(app, platform)
    await queueRoutes(app, platform, keeper)
    await superviseRoutes(app, platform, service_status_reader, keeper)
    house.addSocket(chatSocket({ platform, statuses, sweep }))
  },
  ways: ({ db }) => [() => findChat(db, NOBODY)],
  jobs: (platform) => ({ [SWEEP]: () => sweepOldChats(platform) }),
  schedule: { [SWEEP]: '53 20 * * *' },
  letsGo: letGoOfChats,
}
