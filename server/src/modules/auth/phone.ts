import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import type { Vault } from '../../platform/crypto/vault.ts'
import { AppError } from '../../platform/core/errors.ts'

/**
 * A mobile number of Uzbekistan in E.164 (`+998901234567`), from any usual way of typing it: with or without +998, 998
 * or 8, with spaces, brackets and dashes. null for everything else; the metadata decides, never a list of operators.
 */
export function normalisePhone(typed: string): string | null {
  const digits = typed.normalize('NFKC').replaceAll(/[\s().\-–—_/]/g, '')
  const national = /^(?:(?:\+|00)?998|8)?(\d{9})$/.exec(digits)?.[1]
  if (national === undefined) return null
  const phone = parsePhoneNumberFromString(`+998${national}`)
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
