import { generateKeyPairSync, sign } from 'node:crypto'

/** PEM, for a test's own hosts and for today; whoever trusts `cert` trusts nothing else. */
export function makeCertificate(hosts: readonly string[]): { cert: string; key: string } {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const name = tlv(0x30, tlv(0x31, tlv(0x30, oid('550403'), tlv(0x0c, Buffer.from(hosts[0]!)))))
  const algorithm = tlv(0x30, oid('2a8648ce3d040302'))
  const names = tlv(0x30, ...hosts.map((host) => tlv(0x82, Buffer.from(host))), tlv(0x87, Buffer.from([127, 0, 0, 1])))
  const extensions = tlv(0x30, tlv(0x30, oid('551d11'), tlv(0x04, names)))
  const body = tlv(
    0x30,
    tlv(0xa0, tlv(0x02, Buffer.from([2]))),
    tlv(0x02, Buffer.from([1])),
    algorithm,
    name,
    tlv(0x30, time(-86_400_000), time(86_400_000)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    tlv(0xa3, extensions),
  )
  const signature = tlv(0x03, Buffer.from([0]), sign('sha256', body, privateKey))
  const der = tlv(0x30, body, algorithm, signature).toString('base64')
  return {
    cert: `-----BEGIN CERTIFICATE-----\n${der.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}

/** Tag, length, content (X.690, 8.1). */
function tlv(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts)
  const length = content.length < 128 ? [content.length] : [0x82, content.length >> 8, content.length & 0xff]
  return Buffer.concat([Buffer.from([tag, ...length]), content])
}

const oid = (hex: string): Buffer => tlv(0x06, Buffer.from(hex, 'hex'))
const time = (from_now: number): Buffer =>
  tlv(0x17, Buffer.from(`${new Date(Date.now() + from_now).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`))
