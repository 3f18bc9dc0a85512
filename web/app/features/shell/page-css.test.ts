import { describe, expect, it } from 'vitest'
import { createPageCss } from './page-css.ts'

const page = (classes: string, rest = '') => `<html><body><p class="${classes}">${rest}</p></body></html>`

describe('the styles of a page', () => {
  it('a rule stays with those selectors whose class names all stand in the page', () => {
    const pageCss = createPageCss('.a{color:red}.b{color:blue}.a .c,.d{color:green}p{margin:0}')
    expect(pageCss(page('a'))).toBe('.a{color:red}p{margin:0}')
    expect(pageCss(page('a c'))).toBe('.a{color:red}.a .c{color:green}p{margin:0}')
    expect(pageCss(page('d'))).toBe('.d{color:green}p{margin:0}')
    expect(pageCss(page('a c d'))).toBe('.a{color:red}.a .c,.d{color:green}p{margin:0}')
  })

  it('rules inside queries and layers are cut too, and an emptied one goes', () => {
    const pageCss = createPageCss('@layer x{@media print{.a{top:0}.b{top:1px}}@media screen{.b{top:2px}}}')
    expect(pageCss(page('a'))).toBe('@layer x{@media print{.a{top:0}}}')
    expect(pageCss(page('c'))).toBe('')
  })

  it('escaped class names of utilities are understood', () => {
    const pageCss = createPageCss('.md\\:p-2\\.5{padding:1px}.w-\\[10px\\]:hover{width:10px}')
    expect(pageCss(page('md:p-2.5'))).toBe('.md\\:p-2\\.5{padding:1px}')
    expect(pageCss(page('w-[10px]'))).toBe('.w-\\[10px\\]:hover{width:10px}')
    const repeated = createPageCss('.cols-\\[repeat\\(2\\,1fr\\)\\]{gap:1px}:where(.divide>:not(:last-child)){gap:2px}')
    expect(repeated(page('cols-[repeat(2,1fr)]'))).toBe('.cols-\\[repeat\\(2\\,1fr\\)\\]{gap:1px}')
    expect(repeated(page('divide'))).toBe(':where(.divide>:not(:last-child)){gap:2px}')
    expect(repeated(page('other'))).toBe('')
  })

  it('attribute selectors and negations ask for no class', () => {
    const pageCss = createPageCss('[data-panel] .sos{top:0}html:not(.js) p{left:0}')
    expect(pageCss(page('sos'))).toBe('[data-panel] .sos{top:0}html:not(.js) p{left:0}')
  })

  it('a colour that neither a rule nor a drawing asks for does not travel', () => {
    const pageCss = createPageCss(':root{--paper:#fff;--ink:#000;--sky:#00f}.a{color:var(--ink)}')
    expect(pageCss(page('a'))).toBe(':root{--ink:#000;}.a{color:var(--ink)}')
    expect(pageCss(page('b', '<path fill="var(--sky)"/>'))).toBe(':root{--sky:#00f}')
  })

  it('a page carries the fonts of its own language only', () => {
    const face = (name: string) => `@font-face{font-family:${name};src:url(${name}.woff2)}`
    const pageCss = createPageCss(
      `${face('One')}${face('Two')}${face('Near')}html{--head:One,Near,serif}html:lang(ru){--head:Two,Near,serif}h1{font:1em var(--head)}`,
    )
    const inLanguage = (lang: string) => pageCss(`<html lang="${lang}"><h1></h1><a lang="uz"></a><a lang="ru"></a></html>`)
    expect(inLanguage('uz')).toBe(`${face('One')}${face('Near')}html{--head:One,Near,serif}h1{font:1em var(--head)}`)
    expect(inLanguage('ru')).toBe(`${face('Two')}${face('Near')}html{--head:Two,Near,serif}h1{font:1em var(--head)}`)
  })

  it('a movement that no rule asks for does not travel, nor the condition it stood in', () => {
    const pageCss = createPageCss('@supports (top:0){.a{animation:run 1s}@keyframes run{0%{top:0}}}')
    expect(pageCss(page('a'))).toBe('@supports (top:0){.a{animation:run 1s}@keyframes run{0%{top:0}}}')
    expect(pageCss(page('b'))).toBe('')
  })

  it('strings with braces and commas in functions do not confuse it', () => {
    const pageCss = createPageCss('.a::before{content:"}{"}.b:is(.c,.d){top:0}')
    expect(pageCss(page('a'))).toBe('.a::before{content:"}{"}')
    expect(pageCss(page('b c'))).toContain('.b:is(.c,.d)')
    const listed = createPageCss('.a:is(.b,.c) p,[title="x,y"],.e\\,f:hover,.g{top:0}')
    expect(listed(page('a b'))).toBe('.a:is(.b,.c) p,[title="x,y"]{top:0}')
    expect(listed(page('e,f'))).toBe('[title="x,y"],.e\\,f:hover{top:0}')
  })
})
