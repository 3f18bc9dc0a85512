import { CLOSE } from '@himoya/contract/chat/close-codes'
import { Id } from '@himoya/contract/common'
import { Language } from '@himoya/contract/languages'
import { LENGTHS } from '@himoya/contract/limits'
import { ClientFrame, PlainFrame } from '@himoya/contract/chat/socket'
import { z } from 'zod'
import { v7 as uuid } from '../../platform/crypto/ids.ts'
import { ifFound } from '../../platform/core/errors.ts'
import type { Platform } from '../../platform/platform.ts'
import type { SocketSession } from '../../platform/realtime/connections.ts'
import type { SocketPath } from '../../platform/realtime/socket-upgrades.ts'
import { followNotifications } from '../notifications/notifications.service.ts'
import { hello, serveSend } from './messages.service.ts'
import type { ChatRow } from './chat.store.ts'
import { readHole } from './history/history.service.ts'
import { joinChat } from './join-chat.service.ts'
import { sessionsFor } from './signed-in.service.ts'
import type { ChatStatuses } from './availability/chat-status.service.ts'
import type { Sweep } from './sweep.service.ts'

const Frame = z.union([ClientFrame, PlainFrame])
type Frame = z.infer<typeof Frame>
type SocketServices = { platform: Platform; statuses: ChatStatuses; sweep: Sweep }

/** `/ws/chat/{chatId}/?token=[&v=1][&since=][&lang=]`: a person in their own chat (chat-protocol.md, "Socket"). */
export function chatSocket(services: SocketServices): SocketPath {
  const { platform } = services
  const sessions = sessionsFor(platform, 'web')
  return {
    pattern: /^\/ws\/chat\/([^/]+)\/?$/,
    open(connections, wire, chat_id, query) {
      const plain = query.get('v') !== '1'
      const lang = Language.safeParse(query.get('lang')).data
      const since = /^\d{1,9}$/.exec(query.get('since') ?? '')?.[0]
      connections.accept<Frame>(wire, {
        plain,
        token: query.get('token') ?? '',
        sessions,
        frames: plain ? PlainFrame : Frame,
        welcome: (socket_session) =>
          welcome(services, socket_session, chat_id, { since: since === undefined ? null : Number(since), lang }),
      })
    },
  }
}

type HelloQuery = { since: number | null; lang: Language | undefined }

async function welcome(services: SocketServices, socket_session: SocketSession, chat_id: string, { since, lang }: HelloQuery) {
  const { platform, statuses } = services
  const { connection, actor } = socket_session
  const close = (code: number) => () => connection.close(code)
  const listener = { connection, deliver: connection.send, fail: close(CLOSE.resync), lost: close(CLOSE.not_yours) }
  const joined = Id.safeParse(chat_id).success && (await ifFound(joinChat(services, actor, chat_id, since, listener)))
  if (!joined) return CLOSE.not_yours
  const { chat, resume } = joined
  connection.onEnd(joined.leave)
  if (!connection.plain) connection.onEnd(followNotifications(platform, actor.id, connection, lang))
  const { last_seq, user_read_seq: me, staff_read_seq: peer } = chat
  connection.tell({ ...hello(platform, socket_session), last_seq, resume, read: { me, peer }, max_chars: LENGTHS.message })
  await connection.sendAll(joined.missed)
  joined.begin()
  if (!connection.plain) connection.onEnd(statuses.follow(chat.id, connection.send))

  return (frame: Frame): Promise<void> | void => {
    if ('message' in frame)
      return serveSend(platform, socket_session, chat, { cid: frame.cid ?? uuid(), message: frame.message }, {})
    if (frame.type === 'get') return fillHole(platform, socket_session, chat, frame)
    if (frame.type === 'read' || frame.type === 'typing') joined.hear(frame)
  }
}

async function fillHole(platform: Platform, { connection }: SocketSession, chat: ChatRow, hole: { from: number; to: number }) {
  await connection.sendAll((await readHole(platform, chat, hole)).map((row) => JSON.stringify(row)))
}
