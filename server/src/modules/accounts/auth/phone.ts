import { readPhone } from '@himoya/contract/phone-number'
import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Vault } from '../../../platform/crypto/vault.ts'
import { AppError } from '../../../platform/core/errors.ts'

/**
 * A mobile number of Uzbekistan in E.164 (`+998901234567`), from any usual way of typing it (contract, readPhone). null for
 * everything else; the metadata decides, never a list of operators.
 */
export function normalisePhone(typed: string): string | null {
  const phone = parsePhoneNumberFromString(readPhone(typed) ?? '')
  return phone?.country === 'UZ' && phone.isValid() ? phone.number : null
}

/** E.164, or `invalid` with the field named. */
export function phoneOrThrow(typed: string): string {
  const phone = normalisePhone(typed)
  if (phone === null) throw new AppError('invalid', { fields: { phone: ['wrong_format'] } })
  return phone
}

/** `+998 90 *** ** 67`: enough to recognise one's own, too little to find a person. */
export const maskPhone = (phone: string): string => `+998 ${phone.slice(4, 6)} *** ** ${phone.slice(-2)}`

export const phoneIndex = (vault: Vault, phone: string): Buffer => vault.blindIndex('phone', phone)

/** The block a number lies in: its first seven digits, country code included. */
export const prefixIndex = (vault: Vault, phone: string): Buffer => vault.blindIndex('phone prefix', phone.slice(1, 8))
