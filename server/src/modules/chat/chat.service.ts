export { blockWriting } from './writing/blocked-writing.service.ts'
export { FILES_FORGOTTEN } from './history/forget-files.service.ts'
export { presentOpened, readHistory, readHole, readSent } from './history/history.service.ts'
export { type Joined, joinChat } from './join-chat.service.ts'
export { openText } from './writing/message-text.service.ts'
export { assertPace } from './writing/send-pace.service.ts'
export { hintFound } from './writing/topics.service.ts'
export { deleteTopicsOfEnded, insertTopics, type NewTopic } from './writing/topics.store.ts'
export { ATTACHMENTS, type QueueChange, enterChat, hello, queueChanged, sendMessage, serveSend } from './messages.service.ts'
export {
  callAttention,
  exportChats,
  forgetByKeys,
  forgetChats,
  forgetMessages,
  listChats,
  noteConfidentiality,
} from './history/own-chats.service.ts'
export { claimChat } from './queue/claim.service.ts'
export { announceMoved, moveChat } from './queue/hand-over.service.ts'
export { QUEUE, type QueueKeeper } from './queue/queue-keeper.service.ts'
export { setRisk, showStaffChat, withdrawSos } from './queue/queue.service.ts'
export { sessionsFor } from './signed-in.service.ts'
export { SWEEP_OF_CHATS, type Sweep } from './sweep.service.ts'
