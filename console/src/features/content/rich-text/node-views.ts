import type { Node } from 'prosemirror-model'
import type { NodeView, NodeViewConstructor } from 'prosemirror-view'
import styles from './rich-text.module.css'

/** What stands for a medium in a text. */
export type MediumLook = { words: string; src: string | null }
export type Looks = {
  /** Calls back at once or when the library has answered. */
  ofMedium(id: string, show: (look: MediumLook) => void): void
  kind(type: string): string
  card(card: string): string
}

/** Blocks without words of their own, drawn as the editor needs them: as one thing that can be chosen and moved. */
export function createNodeViews(looks: Looks): Record<string, NodeViewConstructor> {
  const medium: NodeViewConstructor = (node) => mediumView(node, looks)
  return { image: medium, audio: medium, video: medium, help: (node) => helpView(node, looks) }
}

function mediumView(node: Node, looks: Looks): NodeView {
  const dom = document.createElement('figure')
  dom.className = styles.medium!
  const kind = document.createElement('strong')
  kind.textContent = looks.kind(node.type.name)
  const words = document.createElement('span')
  const caption = document.createElement('figcaption')
  dom.append(kind, words, caption)
  const showCaption = ({ attrs }: Node): void => {
    caption.textContent = attrs['caption'] as string
  }
  showCaption(node)
  looks.ofMedium(node.attrs['media_id'] as string, (look) => {
    words.textContent = look.words
    if (look.src === null) return
    const picture = document.createElement('img')
    picture.src = look.src
    picture.alt = ''
    dom.prepend(picture)
  })
  return {
    dom,
    update(next) {
      if (next.type !== node.type || next.attrs['media_id'] !== node.attrs['media_id']) return false
      showCaption(next)
      return true
    },
    ignoreMutation: () => true,
  }
}

function helpView(node: Node, looks: Looks): NodeView {
  const dom = document.createElement('div')
  dom.className = styles.help!
  const show = ({ attrs }: Node): void => {
    dom.textContent = `${looks.kind('help')}: ${looks.card(attrs['card'] as string)}`
  }
  show(node)
  return {
    dom,
    update(next) {
      if (next.type !== node.type) return false
      show(next)
      return true
    },
    ignoreMutation: () => true,
  }
}
