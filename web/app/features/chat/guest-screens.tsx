/** What only somebody without an account sees: the panel's own screens come without it to everybody else. */
export { GuestView } from './guest-view.tsx'
export { WhosePhone } from './write-first/whose-phone.tsx'
