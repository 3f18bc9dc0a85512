import type { ReceiptWords as Words } from '@himoya/contract/accounts/receipts'
import { ReceiptPicture } from './receipt-picture.tsx'
import { useReceiptStyles } from './use-receipt-styles.ts'

/** The words that lead back, as they are told this once: large, in their order, with the picture and what it is called. */
export function ReceiptWords({ in_words: { words, picture, picture_name } }: { in_words: Words }) {
  useReceiptStyles()
  return (
    <div className="receipt-told" translate="no">
      <ol>
        {words.map((word) => (
          <li key={word}>{word}</li>
        ))}
      </ol>
      <figure>
        <ReceiptPicture of={picture} />
        <figcaption>{picture_name}</figcaption>
      </figure>
    </div>
  )
}

/** In one line, to copy. */
export const receiptInLine = ({ words, picture_name }: Words): string => `${words.join(' ')} (${picture_name})`
