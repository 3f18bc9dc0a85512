import { chat } from '../../../../i18n/en/chat.ts'
import { problems } from '../../../../i18n/en/problems.ts'
import { sign_up } from '../../../../i18n/en/sign-up.ts'

/** Everything the chat panel says, in one request. */
export const texts = { account: sign_up, chat, problems }
