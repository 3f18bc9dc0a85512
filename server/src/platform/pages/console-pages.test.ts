import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { startProbeApp, type ProbeApp } from '../../../test/probe-app.ts'
import type { App } from '../core/app-type.ts'
import { registerConsole } from './console-pages.ts'

describe('the page of the console', () => {
  let probe: ProbeApp
  beforeAll(async () => {
    const folder = mkdtempSync(join(inject('test_folder'), 'console-'))
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), '<!doctype html><div id="root"></div>')
    writeFileSync(join(folder, 'assets/app-AAAAAAA1.js'), 'export {}')
    probe = await startProbeApp(
      (app) => void app.register(async (part) => registerConsole(part as App, folder, async (own) => own!)),
    )
  })
  afterAll(() => probe.close())

  const policyOf = async (path: string): Promise<Map<string, string[]>> => {
    const { statusCode, headers } = await probe.app.inject(path)
    expect(statusCode).toBe(200)
    const parts = String(headers['content-security-policy']).split('; ')
    return new Map(parts.map((part) => part.split(' ')).map(([name, ...values]) => [name!, values]))
  }

  it.each(['/staff', '/staff/', '/staff/chats/0192f0c0', '/staff/no/such/screen'])(
    '%s runs nothing but its own files, talks to nobody else and stands in no frame',
    async (path) => {
      const policy = await policyOf(path)
      expect(policy.get('default-src')).toEqual(["'none'"])
      for (const name of ['script-src', 'connect-src', 'font-src', 'form-action']) expect(policy.get(name)).toEqual(["'self'"])
      for (const name of ['base-uri', 'frame-ancestors']) expect(policy.get(name)).toEqual(["'none'"])
      expect(policy.get('require-trusted-types-for')).toEqual(["'script'"])
    },
  )

  it('lets styles in from its own files alone, but for an empty element, and pictures and sounds from what it holds itself', async () => {
    const policy = await policyOf('/staff')
    // SHA-256 of nothing, in Base64.
    expect(policy.get('style-src')).toEqual(["'self'", "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"])
    expect(policy.get('img-src')).toEqual(["'self'", 'data:', 'blob:'])
    expect(policy.get('media-src')).toEqual(["'self'", 'blob:'])
    expect([...policy.values()].flat().filter((value) => /unsafe|\*|https?:/.test(value))).toEqual([])
  })

  it('is not what an address of a missing file answers', async () => {
    const { statusCode, headers } = await probe.app.inject('/staff/logo.png')
    expect(statusCode).toBe(404)
    expect(headers['content-security-policy']).not.toContain("script-src 'self'")
  })
})
