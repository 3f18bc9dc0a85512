import { inFours } from '@himoya/contract/in-fours'
import type { InviteOffer } from '@himoya/contract/staff/members'
import { Field } from '../../../ui/fields/field.tsx'
import { useText } from '../../../i18n/use-text.ts'
import styles from './invite.module.css'
import { QrCode } from './qr-code.tsx'

type Props = { offer: InviteOffer; name: string; value: string; wrong: string | undefined; onChange(value: string): void }

export function SecondFactorField({ offer, ...field }: Props) {
  const text = useText()
  const { secret, url } = offer.second_factor
  return (
    <fieldset className={styles.factor}>
      <legend>{text('invite.factor')}</legend>
      <QrCode content={url} label={text('invite.qr')} />
      <div>
        <p>{text('invite.factor_text')}</p>
        <p className={styles.key}>{text('invite.key', { key: inFours(secret) })}</p>
        <Field
          {...field}
          label={text('invite.code')}
          hint={offer.second_factor_required ? undefined : text('invite.code_optional')}
          kind="code"
          autoComplete="one-time-code"
        />
      </div>
    </fieldset>
  )
}
