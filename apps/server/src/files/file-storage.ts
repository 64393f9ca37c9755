import { DomainError } from '@app/domain'

/** Bytes that are at hand, or that lie in a file: where the storage is a disk, they need not go through memory. */
export type Content =
  | Uint8Array
  | { sizeInBytes: number; read: () => Promise<Uint8Array>; copyTo: (path: string) => Promise<void> }

/**
 * Where the bytes of files are kept; the database says which files there are, and whose. The product makes each key, never from typed text.
 * Every function throws DomainError filesUnavailable when the storage does not answer, and RangeError for what is no key.
 */
export type FileStorage = {
  /** Whole or not at all; what was kept under this key is replaced, so that a call may be repeated. */
  put(key: string, content: Content): Promise<void>
  /** @returns null when nothing is kept under this key. */
  get(key: string): Promise<Uint8Array | null>
  /** Nothing happens when nothing is kept under this key. */
  remove(key: string): Promise<void>
  /** Whether it answers and, where that can be tried without a trace, takes what is put. */
  check(): Promise<void>
}

const KEY = /^[0-9a-z-]+(\/[0-9a-z-]+)*$/

/** @throws RangeError for what could lead out of the storage. */
export function checkedKey(key: string): string {
  if (!KEY.test(key)) throw new RangeError(`not a key of a file storage: ${key}`)
  return key
}

/** For the caller it is unavailable, for the log it has a cause. */
export const filesUnavailable = (cause: unknown): DomainError => Object.assign(new DomainError('filesUnavailable'), { cause })
