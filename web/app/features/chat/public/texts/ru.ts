import { chat } from '../../../../i18n/ru/chat.ts'
import { problems } from '../../../../i18n/ru/problems.ts'
import { sign_up } from '../../../../i18n/ru/sign-up.ts'

/** Everything the chat panel says, in one request. */
export const texts = { account: sign_up, chat, problems }
