/** Where media lies: a folder now, object storage behind the same three calls later. */
export type FileStore = {
  /** `key` is a relative path of our own making (`avatars/<random>.webp`), never a person's file name. */
  write(key: string, bytes: Buffer): Promise<void>
  read(key: string): Promise<Buffer | null>
  remove(key: string): Promise<void>
}
