import { expect, it } from 'vitest'
import { createInFlight } from './in-flight.ts'

it('one IPv6 site holds four times what one client may, however many addresses it has', () => {
  const in_flight = createInFlight({ all: 1_000, client: 10 })
  const holds = Array.from({ length: 4 }, (_, subnet) => in_flight.open(`2001:db8:a:${subnet}/64`))
  for (const hold of holds) hold.take(10)
  expect(() => holds[0]!.take(1)).toThrow('overloaded')
  const fifth = in_flight.open('2001:db8:a:9/64')
  expect(() => fifth.take(1)).toThrow('overloaded')
  in_flight.open('2001:db8:b:9/64').take(10)
  in_flight.open('192.0.2.1').take(10)
  holds[0]!.release()
  fifth.take(10)
  expect(in_flight.used()).toBe(60)
})
