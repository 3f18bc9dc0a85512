import { ru as app } from '../app/texts/ru.ts'
import { ru as auth } from '../auth/texts/ru.ts'
import { ru as cards } from '../cards/texts/ru.ts'
import { ru as conversation } from '../conversation/texts/ru.ts'
import { ru as invite } from '../invite/texts/ru.ts'
import { ru as members } from '../members/texts/ru.ts'
import { ru as presence } from '../presence/texts/ru.ts'
import { ru as queue } from '../queue/texts/ru.ts'
import { ru as records } from '../records/texts/ru.ts'
import { ru as snippets } from '../snippets/texts/ru.ts'
import type { TextKey } from './uz.ts'

export const ru: Record<TextKey, string> = {
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
