/** Where the bytes of files are kept; which files there are, and whose, stands in the database. */
export type FileStorage = {
  put(key: string, content: Uint8Array): Promise<void>
  /** @returns null when nothing is kept under this key. */
  get(key: string): Promise<Uint8Array | null>
  remove(key: string): Promise<void>
}
