import { describe, expect, it } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

const press = (
  code: string,
  key: string,
  held: Partial<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> = {},
) => ({
  code,
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  defaultPrevented: false,
  ...held,
})
const free = { typing: false, in_dialog: false }

describe('the console’s keys', () => {
  it('work in a Latin and in a Russian layout', () => {
    expect(shortcutOf(press('KeyJ', 'j'), free)).toBe('next')
    expect(shortcutOf(press('KeyJ', 'о'), free)).toBe('next')
    expect(shortcutOf(press('KeyC', 'с'), free)).toBe('claim')
    expect(shortcutOf(press('Slash', '?', { shiftKey: true }), free)).toBe('sheet')
    expect(shortcutOf(press('Digit7', '?', { shiftKey: true }), free)).toBe('sheet')
  })

  it('never act while somebody types or answers a dialog', () => {
    expect(shortcutOf(press('KeyC', 'c'), { typing: true, in_dialog: false })).toBeNull()
    expect(shortcutOf(press('KeyC', 'c'), { typing: false, in_dialog: true })).toBeNull()
  })

  it('lead to the next unanswered child and to every screen from within an answer, but not from a dialog', () => {
    const typing = { typing: true, in_dialog: false }
    expect(shortcutOf(press('KeyU', 'u', { altKey: true }), typing)).toBe('unanswered')
    expect(shortcutOf(press('KeyK', 'л', { ctrlKey: true }), typing)).toBe('screens')
    expect(shortcutOf(press('KeyK', 'k', { ctrlKey: true }), { ...typing, formats: true })).toBeNull()
    expect(shortcutOf(press('KeyK', 'k', { ctrlKey: true }), { typing: false, in_dialog: true })).toBeNull()
    expect(shortcutOf(press('KeyU', 'u'), typing)).toBeNull()
  })

  it('leave the browser its own keys', () => {
    expect(shortcutOf(press('KeyC', 'c', { ctrlKey: true }), free)).toBeNull()
    expect(shortcutOf(press('KeyR', 'r', { metaKey: true }), free)).toBeNull()
    expect(shortcutOf(press('KeyK', 'K', { shiftKey: true }), free)).toBeNull()
    expect(shortcutOf(press('KeyQ', 'q'), free)).toBeNull()
  })
})
