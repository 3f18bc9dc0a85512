import type { Film } from '@himoya/contract/media-library'

/** What a page says of a film to whatever makes its player (app/islands/film.ts). */
export type FilmFacts = Pick<Film, 'src' | 'mime' | 'width' | 'height' | 'alt'> & {
  tracks: { lang: string; src: string; label: string }[]
}
