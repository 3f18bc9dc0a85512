import type { PlaceLookBody, PlaceVoices, PlaceVoicesPage, PlaceWordsPage } from '@himoya/contract/content/place-answers'
import { keepPreviousData } from '@tanstack/react-query'
import { useRead } from '../../../session/use-read.ts'
import { useAct } from '../../../ui/notices/use-act.ts'

export const VOICES_PER_PAGE = 30
export const WORDS_PER_PAGE = 20

/** How places do, those that ask for a look first. */
export const usePlaceVoices = (page: number) =>
  useRead<PlaceVoicesPage>(['place-voices', page], `staff/place/voices/?page=${page}&page_size=${VOICES_PER_PAGE}`, {
    placeholderData: keepPreviousData,
  })

export const usePlaceWords = (place_id: string, page: number) =>
  useRead<PlaceWordsPage>(
    ['place-words', place_id, page],
    `staff/place/${place_id}/words/?page=${page}&page_size=${WORDS_PER_PAGE}`,
  )

/** Into what this row shows: what has come meanwhile is not looked at by it. */
export const useLook = ({ place_id, of, day }: Pick<PlaceVoices, 'place_id' | 'of' | 'day'>) =>
  useAct((api) => api.post(`staff/place/${place_id}/looked/`, { no: of.no, day } satisfies PlaceLookBody), {
    said: 'place_voices.look_done',
    reread: [['place-voices']],
  })
