import { expect, it } from 'vitest'
import { takeInvite } from './take-invite.ts'

const visit = (pathname: string, hash: string) => {
  const addresses: unknown[] = []
  const past = { replaceState: (_: unknown, __: string, address?: string | URL | null) => void addresses.push(address) }
  return { secret: takeInvite({ pathname, hash }, past), addresses }
}

it('takes the secret of an invitation and leaves none in the address', () => {
  expect(visit('/staff/invite', '#s3cret-_x')).toEqual({ secret: 's3cret-_x', addresses: ['/staff/#/invite'] })
})

it('leaves every other address alone', () => {
  expect(visit('/staff/', '#/queue')).toEqual({ secret: null, addresses: [] })
  expect(visit('/staff/', '')).toEqual({ secret: null, addresses: [] })
})

it('knows a link that lost its secret', () => {
  expect(visit('/staff/invite', '').secret).toBeNull()
})
