import { expect, it } from 'vitest'
import { firstWrong, wrongFields } from './sign-in-check.ts'

it('asks for what is missing, the first field first', () => {
  const wrong = wrongFields({ email: ' ', password: '', code: null })
  expect(wrong).toEqual({ email: 'sign_in.need_email', password: 'sign_in.need_password' })
  expect(firstWrong(wrong)).toBe('email')
})

it('tells an incomplete address from a missing one', () => {
  expect(wrongFields({ email: 'nilufar@', password: 'x', code: null })).toEqual({ email: 'sign_in.wrong_email' })
})

it('asks for the code only once the server did', () => {
  expect(wrongFields({ email: 'a@b.uz', password: 'x', code: null })).toEqual({})
  expect(wrongFields({ email: 'a@b.uz', password: 'x', code: '' })).toEqual({ code: 'sign_in.need_code' })
})
