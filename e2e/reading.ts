import type { Page } from '@playwright/test'

/** A node as Chromium hands it to a screen reader (CDP, Accessibility.AXNode), as far as we read it. */
type Node = {
  nodeId: string
  parentId?: string
  ignored: boolean
  role?: { value: string }
  name?: { value?: string }
  value?: { value?: string | number }
  description?: { value?: string }
  properties?: { name: string; value: { value?: string | number | boolean } }[]
  childIds?: string[]
}

/** Boxes without a word of their own: a screen reader goes on to what is in them. */
const SILENT = new Set(
  'generic none InlineTextBox LabelText Legend paragraph RootWebArea LineBreak ListMarker form sectionheader'.split(' '),
)
/** Their words are the name of the field or group they belong to, and read with it. */
const NAMING = new Set(['LabelText', 'Legend'])
/** Of these the name is all that is read. */
const WHOLE = new Set(
  'button link heading radio checkbox textbox combobox image StaticText option term DisclosureTriangle'.split(' '),
)
/** What is said beside the name when it is so. */
const STATES = ['checked', 'expanded', 'pressed', 'disabled', 'required', 'invalid', 'level', 'live', 'modal']

/** What a screen reader says from here on, line by line: role, name, how it stands; indented by what it lies in. */
export async function readingOf(page: Page, selector: string): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const { result } = await devtools.send('Runtime.evaluate', {
    expression: `document.querySelector(${JSON.stringify(selector)})`,
  })
  const { node } = await devtools.send('DOM.describeNode', { objectId: result.objectId! })
  const { nodes } = (await devtools.send('Accessibility.getFullAXTree')) as unknown as {
    nodes: (Node & { backendDOMNodeId?: number })[]
  }
  await devtools.detach()
  const byId = new Map(nodes.map((one) => [one.nodeId, one]))
  const start = nodes.find(({ backendDOMNodeId }) => backendDOMNodeId === node.backendNodeId)
  if (!start) throw new Error(`No screen reader comes to ${selector}`)
  const lines: string[] = []
  const read = (one: Node, depth: number, is_naming: boolean): void => {
    const role = one.role?.value ?? 'none'
    const line =
      one.ignored || (SILENT.has(role) && !isLive(one)) || (is_naming && role === 'StaticText') ? null : lineOf(one, role)
    if (line !== null) lines.push(`${'  '.repeat(depth)}${line}`)
    if (WHOLE.has(role) && !one.ignored) return
    for (const id of one.childIds ?? []) {
      const child = byId.get(id)
      if (child) read(child, line === null ? depth : depth + 1, is_naming || NAMING.has(role))
    }
  }
  read(start, 0, false)
  return lines
}

/** What comes into such a box is read by itself, though the box has no word. */
const isLive = ({ properties = [] }: Node): boolean =>
  properties.some(({ name, value }) => name === 'live' && value.value !== 'off' && value.value !== undefined)

function lineOf({ name, value, description, properties = [] }: Node, role: string): string | null {
  const label = squeezed(name?.value)
  if (role === 'StaticText') return label === '' ? null : `«${label}»`
  // A list's depth is no word of its own.
  const states = STATES.filter((state) => state !== 'level' || role === 'heading').flatMap((state) => {
    const said = properties.find((one) => one.name === state)?.value.value
    if (said === undefined || (said === false && state !== 'expanded') || said === 'false' || said === 'off') return []
    return said === true || said === 'true' ? [state] : [`${state} ${String(said)}`]
  })
  const words = [role, ...(label ? [`«${label}»`] : []), ...(value?.value ? [`= ${squeezed(String(value.value))}`] : [])]
  const more = squeezed(description?.value)
  return [words.join(' '), ...states, ...(more ? [`: ${more}`] : [])].join(', ').replaceAll(', : ', ': ')
}

const squeezed = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim()
