import address from './abr.svg?url'

/** The ikat band above the footer, far below a first view: it comes when it is near. */
export function AbrBand() {
  return <img className="abr" src={address} alt="" loading="lazy" />
}
