// Arrays as PostgreSQL reads them in binary (array_recv, uuid_recv, bytea_recv in its sources): as text it has to take each
// value apart again, and a text of many values is long-lived garbage here.

const UUID_OID = 2950
const BOOL_OID = 16
const TEXT_OID = 25
const BYTEA_OID = 17

const HEAD_BYTES = 20
const UUID_BYTES = 16
const HYPHEN = 45

const NO_DIGIT = 0xff
/** What a hexadecimal digit is worth, by its character code. */
const DIGITS = new Uint8Array(128).fill(NO_DIGIT)
for (let worth = 0; worth < 16; worth += 1) {
  const digit = worth.toString(16)
  DIGITS[digit.charCodeAt(0)] = worth
  DIGITS[digit.toUpperCase().charCodeAt(0)] = worth
}

/** A value is not of the array's type; PostgreSQL was not asked. */
export class UnfitValue extends Error {}

/** `uuid[]`; each value as 32 digits with or without hyphens. Throws UnfitValue. */
export function uuidArray(values: readonly string[]): Buffer {
  const bytes = startArray(UUID_OID, values.length, values.length * (4 + UUID_BYTES))
  let at = HEAD_BYTES
  for (const value of values) {
    at = bytes.writeInt32BE(UUID_BYTES, at)
    at = writeUuid(bytes, at, value)
  }
  return bytes
}

function writeUuid(bytes: Buffer, from: number, value: string): number {
  let at = from
  let wrong = 0
  for (let digit = 0; digit < value.length; digit += 2) {
    if (value.charCodeAt(digit) === HYPHEN) digit += 1
    const high = DIGITS[value.charCodeAt(digit)] ?? NO_DIGIT
    const low = DIGITS[value.charCodeAt(digit + 1)] ?? NO_DIGIT
    wrong |= (high | low) & 0xf0
    bytes[at++] = (high << 4) | low
  }
  if (wrong !== 0 || at !== from + UUID_BYTES) throw new UnfitValue('not a uuid')
  return at
}

/** `bool[]`. */
export function boolArray(values: readonly boolean[]): Buffer {
  const bytes = startArray(BOOL_OID, values.length, values.length * 5)
  let at = HEAD_BYTES
  for (const value of values) at = bytes.writeUInt8(value ? 1 : 0, bytes.writeInt32BE(1, at))
  return bytes
}

/** `text[]`. */
export const textArray = (values: readonly string[]): Buffer =>
  arrayOfBytes(
    TEXT_OID,
    values.map((value) => Buffer.from(value)),
  )

/** `bytea[]`. */
export const byteaArray = (values: readonly Buffer[]): Buffer => arrayOfBytes(BYTEA_OID, values)

function arrayOfBytes(oid: number, values: readonly Buffer[]): Buffer {
  const length = values.reduce((sum, value) => sum + 4 + value.length, 0)
  const bytes = startArray(oid, values.length, length)
  let at = HEAD_BYTES
  for (const value of values) {
    at = bytes.writeInt32BE(value.length, at)
    bytes.set(value, at)
    at += value.length
  }
  return bytes
}

/** One dimension from 1, no nulls. */
function startArray(oid: number, count: number, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(HEAD_BYTES + length)
  let at = 0
  for (const field of [1, 0, oid, count, 1]) at = bytes.writeInt32BE(field, at)
  return bytes
}
