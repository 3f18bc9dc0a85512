import { describe, expect, it } from 'vitest'
import { delayAfter, nextCodeAt, plainRecoveryCode, recoveryCodeOf, sixDigits } from './codes/code.policy.ts'
import { foldNickname, nicknameProblem } from './accounts/nickname.policy.ts'
import { newPasswordProblem } from './passwords/leaked-passwords.ts'
import { maskPhone, normalisePhone } from './phone.ts'

describe('a phone', () => {
  it.each(['+998 90 123 45 67', '998901234567', '901234567', '8 90 123-45-67', '+998 (90) 123–45–67', '00998901234567'])(
    'is understood as people type it: %s',
    (typed) => expect(normalisePhone(typed)).toBe('+998901234567'),
  )

  it.each(['+998 71 234 56 78', '+7 901 123 45 67', '+901234567', '90123456', '9012345678', '', 'salom', '+99890123456７x'])(
    'must be a mobile number of Uzbekistan, which this is not: %s',
    (typed) => expect(normalisePhone(typed)).toBeNull(),
  )

  it('is shown without its middle', () => expect(maskPhone('+998901234567')).toBe('+998 90 *** ** 67'))
})

describe('a nickname', () => {
  it.each([
    ['Lola', 'lola'],
    ['O‘tkir', "O'tkir"],
    ['Oʻtkir', 'O`tkir'],
    ['Аnna', 'Anna'],
    ['ｌｏｌａ', 'lola'],
    ['lo_la', 'lo-la'],
    ['o´ktamjon', "o'ktamjon"],
    ['oˊktamjon', "o'ktamjon"],
    ['o′ktamjon', 'oktamjon'],
    ['o՚ktamjon', 'o׳ktamjon'],
    ['Kichkina  Gul', 'kichkina gul'],
  ])('%s is the same as %s', (one, other) => expect(foldNickname(one)).toBe(foldNickname(other)))

  it.each([
    ['Лола', 'lola'],
    ['zafar1', 'zafarl'],
    ['anor', 'anora'],
  ])('%s is another than %s', (one, other) => expect(foldNickname(one)).not.toBe(foldNickname(other)))

  it.each(['lola', 'Кичкина', 'qizil_olma', 'bola 2011', 'lola21112010', 'o‘tkir'])('may be %s', (name) =>
    expect(nicknameProblem(name)).toBeNull(),
  )

  it.each([
    ['+998901234567', 'not_allowed'],
    ['90 123 45 67', 'not_allowed'],
    ['lola901234567', 'not_allowed'],
    ['123-45-67', 'not_allowed'],
    ['men@mail.uz', 'not_allowed'],
    ['ab', 'too_short'],
    ['...', 'too_short'],
    ['a'.repeat(31), 'too_long'],
    ['<b>lola</b>', 'wrong_format'],
  ])('may not be %s', (name, problem) => expect(nicknameProblem(name)).toBe(problem))
})

describe('a password', () => {
  const rules = { staff: false, logins: ['lola2011gul', '+998901234567'] }

  it.each(['olma daraxti gulladi', 'quyon7sabzi', 'зебра и книга', '🐇🥕🌷🍎🦔🐪🎈🌙', '        x       '])(
    'may be %s',
    (password) => expect(newPasswordProblem(password, rules)).toBeNull(),
  )

  it.each([
    ['1234567', 'too_short'],
    ['🐇🥕🌷🍎', 'too_short'],
    ['a'.repeat(129), 'too_long'],
    ['12345678', 'too_common'],
    ['Password1!', 'too_common'],
    ['P@ssw0rd', 'too_common'],
    ['qwertyuiop', 'too_common'],
    ['йцукенгш', 'too_common'],
    ['1qaz2wsx', 'too_common'],
    ['parol2024', 'too_common'],
    ['gfhjkm123', 'too_common'],
    ['O‘zbekiston', 'too_common'],
    ['любовь2010', 'too_common'],
    ['21.11.2010', 'too_common'],
    ['lolalola', 'too_common'],
    // Known from breaches alone: no rule of ours makes them.
    ['corvette', 'too_common'],
    ['BigDaddy', 'too_common'],
    ['rush2112', 'too_common'],
    ['4815162342', 'too_common'],
    ['Lola2011Gul', 'same_as_login'],
    ['luG1102aloL', 'same_as_login'],
    ['90 123 45 67', 'same_as_login'],
    ['+998901234567', 'same_as_login'],
  ])('may not be %s', (password, problem) => expect(newPasswordProblem(password, rules)).toBe(problem))

  it('is no nickname with another apostrophe', () => {
    const own = { staff: false, logins: ['O‘ktamjon Sa’diy'] }
    for (const password of ["O'ktamjonSa'diy", 'oʻktamjon saʼdiy', 'o´ktamjon sa´diy', 'oˊktamjon_sa′diy'])
      expect(newPasswordProblem(password, own), password).toBe('same_as_login')
  })

  it('is not taken for one that a breach has published when it is none', () => {
    const words = ['olma', 'nok', 'quyon', 'sabzi', 'mushuk', 'daraxt', 'bulut', 'kitob', 'shamol', 'tosh']
    const pairs = words.flatMap((one) => words.map((other) => [one, other] as const)).filter(([one, other]) => one !== other)
    const own = pairs.flatMap(([one, other]) => Array.from({ length: 100 }, (_, count) => `${one} ${count + 100} ${other}`))
    expect(own.filter((password) => newPasswordProblem(password, rules) !== null)).toEqual([])
  })

  it('is longer for staff', () => {
    expect(newPasswordProblem('quyon7sabzi', { staff: true, logins: [] })).toBe('too_short')
    expect(newPasswordProblem('quyon7sabzi va lola', { staff: true, logins: [] })).toBeNull()
  })

  it('counts characters after NFC, so that two ways of typing it are one', () => {
    expect(newPasswordProblem('é'.repeat(7).normalize('NFD'), { staff: false, logins: [] })).toBe('too_short')
  })
})

describe('the time of the next code', () => {
  const rules = { waits: [60, 120, 300], limits: [{ points: 3, seconds: 600 }] }
  const at = (seconds: number) => new Date(1_000_000_000_000 + seconds * 1_000)

  it('is now for the first, then 60, 120 and 300 seconds after the last', () => {
    expect(nextCodeAt([], [], rules).getTime()).toBe(0)
    expect(nextCodeAt([at(0)], [at(0)], rules)).toEqual(at(60))
    expect(nextCodeAt([at(0), at(60)], [at(0), at(60)], rules)).toEqual(at(180))
    expect(nextCodeAt([at(0), at(60), at(180)], [], rules)).toEqual(at(480))
  })

  it('waits for the limit of the phone, whatever the codes were for', () => {
    expect(nextCodeAt([at(0)], [at(0), at(10), at(20)], rules)).toEqual(at(600))
  })
})

it('wrong tries wait 1, 2, 4 … 60 seconds, and those that are free do not', () => {
  expect([0, 1, 2, 3, 6, 7, 8, 1_000].map((failures) => delayAfter(failures, 0, 60))).toEqual([0, 1, 2, 4, 32, 60, 60, 60])
  expect([9, 10, 11, 12].map((failures) => delayAfter(failures, 10, 60))).toEqual([0, 0, 1, 2])
})

it('a code has six digits, also when it begins with zeros', () => {
  expect(sixDigits(Buffer.alloc(32))).toBe('000000')
  expect(sixDigits(Buffer.alloc(32, 255))).toMatch(/^\d{6}$/)
})

it('a recovery code is read however it is copied', () => {
  const code = recoveryCodeOf(Buffer.from(Array.from({ length: 28 }, (_, index) => index * 7)))
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
  expect(plainRecoveryCode(code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l'))).toBe(
    plainRecoveryCode(code),
  )
})
