import { problems } from './problems.ts'
import { sign_up } from './sign-up.ts'

/** An account of two fields, made in the chat panel. */
export const texts = { account: sign_up, problems }
