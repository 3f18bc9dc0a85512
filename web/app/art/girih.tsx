import address from './girih.svg?url'

/** One eight-pointed star on a tile of 48. */
export const STAR = 'M48 24l-7 7v10H31l-7 7-7-7H7V31l-7-7 7-7V7h10l7-7 7 7h10v10z'

/** A wall of eight-pointed stars for one quiet card of a page. Ornament: it comes after the words. */
export function Girih() {
  return <img className="girih" src={address} alt="" loading="lazy" />
}
