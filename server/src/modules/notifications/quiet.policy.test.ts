import { describe, expect, it } from 'vitest'
import { isPushAddress } from './push/push-host.policy.ts'
import { choicesOf, quietAt } from './ringing/quiet.policy.ts'

const at = (time: string): Date => new Date(`2026-11-21T${time}:30+05:00`)

describe('quiet hours', () => {
  it('are those of Tashkent, over midnight too', () => {
    const night = { from: '22:00', until: '07:30' }
    for (const time of ['22:00', '23:59', '00:00', '03:00', '07:29']) expect(quietAt(night, at(time)), time).not.toBeNull()
    for (const time of ['21:59', '07:30', '12:00']) expect(quietAt(night, at(time)), time).toBeNull()
  })

  it('say when they began and when they end', () => {
    expect(quietAt({ from: '22:00', until: '07:00' }, at('01:15'))).toEqual({
      since: new Date('2026-11-20T22:00:00+05:00'),
      until: new Date('2026-11-21T07:00:00+05:00'),
    })
    expect(quietAt({ from: '13:00', until: '14:00' }, at('13:59'))?.until).toEqual(new Date('2026-11-21T14:00:00+05:00'))
  })

  it('are none where nobody chose any', () => {
    expect(quietAt(null, at('03:00'))).toBeNull()
  })
})

it('a choice that was never made is the first one, and SMS is never a first one', () => {
  const choices = choicesOf({ news: { push: true, sms: false } })
  expect(choices.news.push).toBe(true)
  expect(choices.message.push).toBe(true)
  expect(Object.values(choicesOf(null)).some(({ sms }) => sms)).toBe(false)
})

describe('the server calls', () => {
  const HOSTS = ['fcm.googleapis.com', '*.push.services.mozilla.com', 'http://127.0.0.1:4000']

  it('the configured push services', () => {
    for (const address of [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'http://127.0.0.1:4000/send/abc',
    ]) {
      expect(isPushAddress(address, HOSTS), address).toBe(true)
    }
  })

  it('nothing else, however it is spelled', () => {
    for (const address of [
      'https://fcm.googleapis.com.yomon.uz/send',
      'https://yomon.uz/fcm.googleapis.com',
      'https://fcm.googleapis.com@yomon.uz/',
      'https://user:pass@fcm.googleapis.com/',
      'http://fcm.googleapis.com/send',
      'https://fcm.googleapis.com:8443/send',
      'https://evilpush.services.mozilla.com/',
      'https://push.services.mozilla.com/',
      'http://127.0.0.1:4001/send',
      'http://127.0.0.1/send',
      'https://169.254.169.254/latest',
      'file:///etc/passwd',
      'fcm.googleapis.com',
    ]) {
      expect(isPushAddress(address, HOSTS), address).toBe(false)
    }
    expect(isPushAddress('https://fcm.googleapis.com/send', [])).toBe(false)
  })
})
