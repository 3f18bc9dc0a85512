import { expect, it } from 'vitest'
import { clientAddress, countedAs, siteOf } from './client.ts'

it('an IPv6 subscriber is one, in one spelling; an IPv4 address is itself', () => {
  for (const ip of ['2001:db8:0:1::1', '2001:db8:0:1:ffff::9', '2001:0DB8:0000:0001:0:0:0:7'])
    expect(clientAddress({ ip })).toBe('2001:db8:0:1/64')
  expect(clientAddress({ ip: '::1' })).toBe('0:0:0:0/64')
  expect(clientAddress({ ip: '::ffff:192.0.2.1' })).toBe('192.0.2.1')
  expect(clientAddress({ ip: '192.0.2.1' })).toBe('192.0.2.1')
})

it('each wider network has its multiple, and what else is limited stays with it', () => {
  expect(countedAs('2001:db8:a:1234/64 of one thing').map(({ key, times }) => [key, times])).toEqual([
    ['2001:db8:a:1234/64 of one thing', 1],
    ['2001:db8:a:1200/56 of one thing', 4],
    ['2001:db8:a/48 of one thing', 16],
    ['2001:db8/32 of one thing', 256],
  ])
  expect(siteOf('2001:db8:a:1234/64')).toBe('2001:db8:a/48')
  for (const key of ['192.0.2.1', '0192f0c0-0000-7000-8000-000000000001', '+998901234567', 'own page', '']) {
    expect(countedAs(key)).toEqual([{ key, times: 1, bits: null }])
    expect(siteOf(key)).toBeNull()
  }
})
