import { cidOf, LAST_SEQ, numberAfter, passOn } from './json-line.ts'
import { TEXT, type Hear, type Line, type Since } from './line.ts'
import type { ClientOrder } from './orders.ts'
import { openWebSocket } from './web-socket.ts'

const PATH = '/socket.io/?EIO=4&transport=websocket'

/** Engine.IO 4 and Socket.IO 5 over WebSocket from the start: their packets are a digit or two and JSON behind. */
export function dialSocketIo(order: Extract<ClientOrder, { speaks: 'socket.io' }>, since: Since | null, hear: Hear): Line {
  const { port, chat_id, is_admin } = order
  let sends = 0
  const socket = openWebSocket(port, PATH, hear, (frame) => {
    const packet = frame.toString('latin1', 0, 6)
    if (packet.startsWith('0')) socket.send(`40${JSON.stringify({ chat_id, is_admin, since: since?.seq ?? null })}`)
    else if (packet.startsWith('2')) socket.send('3')
    else if (packet.startsWith('43')) hear.ack(cidOf(frame))
    else if (packet.startsWith('42["me')) passOn(frame, hear)
    else if (packet.startsWith('42["he')) hear.open(numberAfter(frame, LAST_SEQ))
    else if (packet.startsWith('41') || packet.startsWith('44')) socket.end()
  })
  return {
    // Each send asks for an acknowledgement by a number of its own; the cid in it is what we go by.
    send: (cid) => socket.send(`42${(sends += 1)}["send",{"cid":"${cid}","message":"${TEXT}"}]`),
    end: socket.end,
  }
}
