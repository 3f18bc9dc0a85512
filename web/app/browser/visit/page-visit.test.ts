import { afterEach, describe, expect, it, vi } from 'vitest'
import { forgetTraces, loadAnew, loadAnewOnce, rememberLanguage, requestChat, takeChatRequest } from './page-visit.ts'

afterEach(() => void vi.unstubAllGlobals())

const refuse = (): never => {
  throw new DOMException('Not here', 'SecurityError')
}

/** As a browser's: its keys are its own properties. */
function stubStorage(name: 'localStorage' | 'sessionStorage', values: Record<string, string>): () => string[] {
  const storage = { ...values }
  const removeItem = (key: string): boolean => delete storage[key]
  Object.defineProperty(storage, 'removeItem', { value: removeItem })
  vi.stubGlobal(name, storage)
  return () => Object.keys(storage)
}

/** As where cookies are blocked: reading the property alone throws. */
function forbid(...names: string[]): void {
  const given = new Map(names.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)]))
  for (const name of names) Object.defineProperty(globalThis, name, { configurable: true, get: refuse })
  undo = () => {
    for (const [name, property] of given) {
      if (property) Object.defineProperty(globalThis, name, property)
      else Reflect.deleteProperty(globalThis, name)
    }
  }
}
let undo = (): void => {}
afterEach(() => {
  undo()
  undo = () => {}
})

describe('the language', () => {
  const written = (protocol: string): string => {
    vi.stubGlobal('location', { protocol })
    const document = { cookie: '' }
    vi.stubGlobal('document', document)
    rememberLanguage('ru')
    return document.cookie
  }

  it('is remembered over https where no other host of the domain can set it, and never goes out in the clear', () => {
    expect(written('https:')).toBe('__Host-lang=ru;path=/;max-age=31536000;samesite=lax;secure')
  })

  it('is remembered in a demo without https', () => {
    expect(written('http:')).toBe('lang=ru;path=/;max-age=31536000;samesite=lax')
  })
})

describe('a chat that was left to sign in', () => {
  /** The pages that a tab shows one after the other; on each it is asked once. */
  function visit(...paths: string[]): boolean[] {
    const values = new Map<string, string>()
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    })
    vi.stubGlobal('location', { pathname: '/uz/news' })
    requestChat()
    return paths.map((pathname) => {
      vi.stubGlobal('location', { pathname })
      return takeChatRequest()
    })
  }

  it('opens again on the page that it was left on, once', () => {
    expect(visit('/uz/news', '/uz/news')).toEqual([true, false])
  })

  it('covers no other page, neither that one nor a later one', () => {
    expect(visit('/uz/reports/mine', '/uz/news')).toEqual([false, false])
  })
})

describe('a page that is opened anew', () => {
  /** What the browser was asked for, and what stands in the tab's storage afterwards. */
  function open(values: Record<string, string>, is_panel_open: boolean, load: () => unknown = loadAnew) {
    const asked: string[] = []
    const kept = new Map(Object.entries(values))
    vi.stubGlobal('sessionStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    })
    vi.stubGlobal('document', { documentElement: { dataset: is_panel_open ? { panel: 'open' } : {} } })
    const replace = (path: string) => asked.push(path)
    vi.stubGlobal('location', { pathname: '/uz/news', search: '?page=2', reload: () => asked.push('reload'), replace })
    load()
    return { asked, will_open_chat: takeChatRequest() }
  }

  it('is reloaded on one’s own phone', () => {
    expect(open({}, true)).toEqual({ asked: ['reload'], will_open_chat: false })
  })

  it('is gone to on somebody else’s, where a reload signs out, and the chat opens again', () => {
    expect(open({ himoya_page: 'word' }, true)).toEqual({ asked: ['/uz/news?page=2'], will_open_chat: true })
    expect(open({ himoya_page: 'word' }, false)).toEqual({ asked: ['/uz/news?page=2'], will_open_chat: false })
  })

  it('is so too by itself, once for each reason', () => {
    const twice = () => [loadAnewOnce('/assets/chat.js'), loadAnewOnce('/assets/chat.js')]
    expect(open({ himoya_page: 'word' }, true, twice)).toEqual({ asked: ['/uz/news?page=2'], will_open_chat: true })
  })
})

describe('traces', () => {
  const kept = { himoya_access: 'a', himoya_refresh: 'b', himoya_draft: 'Salom' }

  it('go, but for an account’s tokens and the mark of leaving', () => {
    const databases: string[] = []
    vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => databases.push(name) })
    const [local, session] = [stubStorage('localStorage', kept), stubStorage('sessionStorage', { himoya_left: '1', outbox: 'x' })]
    forgetTraces()
    expect([local(), session()]).toEqual([['himoya_access', 'himoya_refresh'], ['himoya_left']])
    expect(databases.toSorted()).toEqual(['himoya_keys', 'himoya_media', 'himoya_outbox'])
  })

  it('go from where they may lie, when a browser forbids the rest', () => {
    forbid('localStorage', 'indexedDB')
    const session = stubStorage('sessionStorage', { outbox: 'x' })
    forgetTraces()
    expect(session()).toEqual([])
  })

  it('are none where everything is forbidden, and nobody is held up by it', () => {
    forbid('localStorage', 'sessionStorage', 'indexedDB')
    expect(forgetTraces).not.toThrow()
  })
})
