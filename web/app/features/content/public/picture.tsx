import type { Picture } from '@himoya/contract/content/media-library'

/** How wide a picture is shown, for the browser's choice; which of its widths are worth offering there. */
const SHOWN = {
  /** In the column of a text, 672 px at most. */
  reading: { sizes: '(min-width: 704px) 672px, calc(100vw - 32px)', from: 256, to: 1920 },
  /** In a list of one, two or three columns (pages.css). */
  card: { sizes: '(min-width: 992px) 384px, (min-width: 744px) 46vw, calc(100vw - 32px)', from: 256, to: 1080 },
  thumb: { sizes: '96px', from: 96, to: 256 },
} as const

/** Two widths nearer than this are one for the eye, and each that is offered travels with the page. */
const NEAR = 0.8

/** From the widest down, those that differ enough to be worth a choice; in the order of their widths again. */
function apart(sizes: Picture['sizes']): Picture['sizes'] {
  const kept: Picture['sizes'][number][] = []
  for (const one of sizes.toReversed()) if (!(one.width > (kept.at(-1)?.width ?? Infinity) * NEAR)) kept.push(one)
  return kept.toReversed()
}

type Props = {
  picture: Picture
  shown: keyof typeof SHOWN
  /** The first and largest of its page: loaded at once. All others wait until they are near. */
  first?: boolean
}

/**
 * A picture of the library in its frame. Its place is free from the first moment by its own ratio, and a blurred look
 * of it stands there, where the page is not a list: a list would carry too many of them.
 */
export function ContentPicture({ picture, shown, first = false }: Props) {
  const { sizes, from, to } = SHOWN[shown]
  const { width, height, alt, placeholder } = picture
  const fitting = picture.sizes.filter((one) => one.width >= from && one.width <= to)
  const offered = fitting.length > 0 ? apart(fitting) : picture.sizes.slice(-1)
  return (
    <span className="pic">
      {shown === 'reading' && placeholder && <img className="pic-blur" src={placeholder} alt="" aria-hidden="true" />}
      <img
        src={offered[Math.floor(offered.length / 2)]?.src}
        srcSet={offered.map((one) => `${one.src} ${one.width}w`).join(', ')}
        sizes={sizes}
        width={width}
        height={height}
        alt={alt}
        decoding="async"
        {...(first ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      />
    </span>
  )
}
