import { Zip, ZipDeflate, ZipPassThrough } from 'fflate'
import { now } from '../clock.ts'

/** `isCompressed`: compressed already, as pictures and PDF are. */
export type ZipEntry = { name: string; isCompressed?: boolean; content: AsyncIterable<Uint8Array> }

const NOTHING = new Uint8Array()

/** A ZIP piece by piece, so that one of any size passes through little memory; an entry is read when those before it are written. */
export async function* zipOf(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  let failure: Error | null = null
  const zip = new Zip((error, piece) => {
    failure ??= error
    written.push(piece)
  })
  function* take(): Generator<Uint8Array> {
    if (failure) throw failure
    yield* written.splice(0)
  }
  for await (const { name, isCompressed = false, content } of entries) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name)
    entry.mtime = now()
    zip.add(entry)
    for await (const piece of content) {
      entry.push(piece)
      yield* take()
    }
    entry.push(NOTHING, true)
    yield* take()
  }
  zip.end()
  yield* take()
}
