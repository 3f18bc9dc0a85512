import type { ReceiptPicture as Name } from '@himoya/contract/accounts/receipt-words'
import pictures from './receipt-pictures.svg?url'

/** One of the pictures that go with the words of a receipt. All are one file, which the page's colours reach. */
export function ReceiptPicture({ of }: { of: Name }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <use href={`${pictures}#${of}`} />
    </svg>
  )
}
