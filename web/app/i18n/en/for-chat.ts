import { chat } from './chat.ts'
import { problems } from './problems.ts'
import { sign_up } from './sign-up.ts'

/** Everything the chat panel says, in one request. */
export const texts = { account: sign_up, chat, problems }
