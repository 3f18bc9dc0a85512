/** A selector of a rule, and the class names it asks for; one without any always applies. */
type Selector = { text: string; names: string[] }

type Rule = {
  selectors: Selector[]
  /** The declarations, or nothing where the statement has no block (`@layer a, b;`). */
  body: string | null
  /** The rules inside `@media`, `@layer` and their kin. */
  inner: Rule[] | null
}

/** Splits a stylesheet into its rules: `head{body}` or `head;`, comments already gone. */
function split(css: string): { head: string; body: string | null }[] {
  const parts: { head: string; body: string | null }[] = []
  let start = 0
  for (let at = 0; at < css.length; at++) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1)
    else if (sign === '\\') at++
    else if (sign === ';') {
      parts.push({ head: css.slice(start, at).trim(), body: null })
      start = at + 1
    } else if (sign === '{') {
      const end = closing(css, at)
      parts.push({ head: css.slice(start, at).trim(), body: css.slice(at + 1, end) })
      at = end
      start = end + 1
    }
  }
  return parts.filter((part) => part.head !== '')
}

/** The place of the brace that closes the one at `open`. */
function closing(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    const sign = css[at]
    if (sign === '"' || sign === "'") at = css.indexOf(sign, at + 1)
    else if (sign === '\\') at++
    else if (sign === '{') depth++
    else if (sign === '}' && --depth === 0) return at
  }
  throw new Error('A brace of the stylesheet is not closed')
}

const HOLDS_RULES = /^@(media|layer|supports|container)\b/
/** An escaped sign of a class name (`\[`, `\,`) stands as one letter of Unicode's private area while a selector is read. */
const PRIVATE = 0xe000
const hide = (head: string): string =>
  head.replace(/\\(.)/g, (_, sign: string) => String.fromCharCode(PRIVATE + sign.charCodeAt(0)))
const HIDDEN = /[\ue000-\ue0ff]/g
const reveal = (name: string): string => name.replace(HIDDEN, (sign) => String.fromCharCode(sign.charCodeAt(0) - PRIVATE))
const show = (selector: string): string =>
  selector.replace(HIDDEN, (sign) => `\\${String.fromCharCode(sign.charCodeAt(0) - PRIVATE)}`).trim()

/** The class names that a selector surely asks for. */
function wanted(selector: string): string[] {
  const plain = selector
    .replace(/:(?:not|has)\([^()]*\)/g, '')
    .replace(/:(?:is|where)\(([^(),]*)\)/g, '$1')
    .replace(/\([^()]*\)/g, '')
  return [...plain.matchAll(/\.([\w\ue000-\ue0ff-]+)/g)].map((hit) => reveal(hit[1]!))
}

/** At the commas that stand outside of brackets. */
function selectorsOf(head: string): Selector[] {
  const parts: string[] = ['']
  let depth = 0
  for (const sign of hide(head)) {
    if (sign === '(' || sign === '[') depth++
    else if (sign === ')' || sign === ']') depth--
    if (sign === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => ({ text: show(part), names: wanted(part) }))
}

const always = (text: string): Selector[] => [{ text, names: [] }]

function parse(css: string): Rule[] {
  return split(css).map(({ head, body }) => {
    if (body === null) return { selectors: always(head), body, inner: null }
    if (HOLDS_RULES.test(head)) return { selectors: always(head), body: null, inner: parse(body) }
    return { selectors: head.startsWith('@') ? always(head) : selectorsOf(head), body, inner: null }
  })
}

/** The rule with those of its selectors that the page can match; '' when there is none. */
function keepRule({ selectors, body, inner }: Rule, used: Set<string>): string {
  const head = selectors
    .filter(({ names }) => names.every((name) => used.has(name)))
    .map(({ text }) => text)
    .join(',')
  if (inner) {
    const kept = keep(inner, used)
    return kept && `${head}{${kept}}`
  }
  if (body === null) return `${head};`
  return head && `${head}{${body}}`
}

const keep = (rules: Rule[], used: Set<string>): string => rules.map((rule) => keepRule(rule, used)).join('')

/** Drops the custom properties (most of the palette, on most pages) that neither a rule nor a drawing asks for. */
function withoutIdleVariables(css: string, html: string): string {
  const asked = new Set([...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map((hit) => hit[1]))
  return css.replace(/(--[\w-]+):[^;{}]*(?:;|(?=\}))/g, (declaration, name: string) => (asked.has(name) ? declaration : ''))
}

/** Drops movements that no rule asks for, and what is empty without them. */
function withoutIdleMovements(css: string): string {
  const asked = [...css.matchAll(/animation(?:-name)?:([^;}]*)/g)].map((hit) => hit[1]).join(' ')
  return css
    .replace(/@keyframes ([\w-]+)\{(?:[^{}]*\{[^{}]*\})*\}/g, (movement, name: string) =>
      new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(asked) ? movement : '',
    )
    .replace(/@supports[^{};]*\{\}/g, '')
}

/** Drops what is for pages in another language, and the fonts that only those show headings in. */
function withoutOtherLanguages(css: string, html: string): string {
  const lang = /<html lang="(\w+)"/.exec(html)?.[1] ?? ''
  const all = css.replace(/[\w-]*:lang\((\w+)\)\{[^{}]*\}/g, (rule, tag: string) => (tag === lang ? rule : ''))
  const heads = [...all.matchAll(/--head:([^;}]*)/g)]
  const head = heads.at(-1)?.[1] ?? ''
  // one that another replaces is said once
  const own =
    heads.length < 2 ? all : all.replace(/html:lang\(\w+\)\{--head:[^{};]*;?\}/, '').replace(heads[0]![0], `--head:${head}`)
  const shown = head.split(/[\s,]+/)
  return own.replace(/@font-face\{font-family:([\w-]+);[^{}]*\}/g, (font, name: string) => (shown.includes(name) ? font : ''))
}

/** Of about 14 KB each. */
const MOST_KNOWN = 200

/** The defaults of Tailwind's own variables: `@property` one by one, and a layer for browsers that do not know it. */
const VARIABLE_DEFAULTS = /^@(?:property (--[\w-]+)|layer properties\b)/

/**
 * Prepares the whole site's stylesheet and gives the function that cuts it down to one page: a rule stays with
 * those selectors whose class names all stand in the page. What comes later (an island) brings its own rules.
 */
export function createPageCss(site_css: string): (html: string) => string {
  const all = parse(site_css.replace(/\/\*[\s\S]*?\*\//g, ''))
  const headOf = ({ selectors }: Rule): string => selectors[0]?.text ?? ''
  const isDefault = (rule: Rule): boolean => VARIABLE_DEFAULTS.test(headOf(rule))
  const defaults = all.filter(isDefault)
  const rules = all.filter((rule) => !isDefault(rule))
  const cut = (used: Set<string>, html: string): string => {
    const css = keep(rules, used)
    const asked = defaults.filter((rule) => css.includes(VARIABLE_DEFAULTS.exec(headOf(rule))?.[1] ?? '--tw-'))
    return withoutIdleVariables(withoutIdleMovements(withoutOtherLanguages(keep(asked, used) + css, html)), html)
  }
  // Pages of one kind ask for the same.
  const known = new Map<string, string>()
  return (html) => {
    const asked = new Set([...html.matchAll(/ class="([^"]*)"|<html lang="(\w+)"|var\((--[\w-]+)/g)].map(([one]) => one))
    const key = [...asked].toSorted().join()
    const kept = known.get(key)
    if (kept !== undefined) return kept
    const used = new Set(
      [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names]) => names!.replaceAll('&amp;', '&').split(' ')),
    )
    const css = cut(used, html)
    if (known.size >= MOST_KNOWN) known.clear()
    known.set(key, css)
    return css
  }
}
