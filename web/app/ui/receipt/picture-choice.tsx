import type { Language } from '@himoya/contract/languages'
import { PICTURE_NAMES, RECEIPT_PICTURES, type ReceiptPicture as Name } from '@himoya/contract/accounts/receipt-words'
import { CircleAlert } from 'lucide'
import { Icon } from '../../art/icon.tsx'
import { ReceiptPicture } from './receipt-picture.tsx'
import { useReceiptStyles } from './use-receipt-styles.ts'

type Props = {
  lang: Language
  legend: string
  /** Of the first of them, for a link to what is missing. */
  id?: string
  problem?: string | undefined
  chosen?: Name | undefined
  onChoose?: (picture: Name) => void
}

/** Which of the pictures it was. Without a script it is a plain field named `picture`. */
export function PictureChoice({ lang, legend, id, problem, chosen, onChoose }: Props) {
  useReceiptStyles()
  return (
    <fieldset className="picture-choice">
      <legend>{legend}</legend>
      {RECEIPT_PICTURES.map((picture, place) => (
        <label key={picture}>
          <input
            id={place === 0 ? id : undefined}
            type="radio"
            name="picture"
            value={picture}
            {...(onChoose && { checked: chosen === picture, onChange: () => onChoose(picture) })}
          />
          <ReceiptPicture of={picture} />
          <span>{PICTURE_NAMES[lang][picture]}</span>
        </label>
      ))}
      {problem && (
        <p className="field-error">
          <Icon of={CircleAlert} className="ic mt-0.5 size-4.5" />
          {problem}
        </p>
      )}
    </fieldset>
  )
}
