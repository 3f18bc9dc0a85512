import { en as app } from '../app/texts/en.ts'
import { en as auth } from '../auth/texts/en.ts'
import { en as cards } from '../cards/texts/en.ts'
import { en as conversation } from '../conversation/texts/en.ts'
import { en as invite } from '../invite/texts/en.ts'
import { en as members } from '../members/texts/en.ts'
import { en as presence } from '../presence/texts/en.ts'
import { en as queue } from '../queue/texts/en.ts'
import { en as records } from '../records/texts/en.ts'
import { en as snippets } from '../snippets/texts/en.ts'
import type { TextKey } from './uz.ts'

export const en: Record<TextKey, string> = {
  ...app,
  ...auth,
  ...conversation,
  ...invite,
  ...members,
  ...presence,
  ...queue,
  ...cards,
  ...records,
  ...snippets,
}
