import { CHAT_PICTURE, fittedSize, isHardToRead } from '@himoya/contract/picture-size'

export type ShrunkPicture = {
  blob: Blob
  width: number
  height: number
  /** It was so long that its letters are gone: its sender should cut it into pieces. */
  is_hard_to_read: boolean
}

const QUALITY = 0.8

/**
 * A picture made smaller before it costs anything to send, upright and without what the camera wrote into it. null: this
 * browser cannot open it.
 */
export async function shrinkPicture(file: Blob): Promise<ShrunkPicture | null> {
  const picture = await openPicture(file)
  if (!picture) return null
  // as large as the server keeps it; a photograph of ten megabytes becomes one of three hundred kilobytes
  const size = fittedSize(picture, CHAT_PICTURE)
  const { width, height } = size
  const is_hard_to_read = isHardToRead(picture, size)
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  const context = canvas.getContext('2d')
  if (!context) return null
  // what is see-through would turn black
  context.fillStyle = '#fff'
  context.fillRect(0, 0, width, height)
  context.drawImage(picture, 0, 0, width, height)
  if ('close' in picture) picture.close()
  // a browser that cannot write WebP writes PNG instead, which a photograph is far too big for
  const webp = await toBlob(canvas, 'image/webp')
  const blob = webp?.type === 'image/webp' ? webp : await toBlob(canvas, 'image/jpeg')
  return blob && { blob, width, height, is_hard_to_read }
}

const toBlob = (canvas: HTMLCanvasElement, type: string): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, QUALITY))

async function openPicture(file: Blob): Promise<ImageBitmap | HTMLImageElement | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    // old browsers open some pictures in an element only
    return openInElement(file)
  }
}

function openInElement(file: Blob): Promise<HTMLImageElement | null> {
  return new Promise((resolve) => {
    const url = URL.createObjectURL(file)
    const element = new Image()
    element.onload = () => resolve(element)
    element.onerror = () => {
      URL.revokeObjectURL(url)
      resolve(null)
    }
    element.src = url
  })
}
