import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { ReceivedFile } from '@app/contract'

type Given = { field: string; name: string; content: Uint8Array }

/** As a call brings one, of bytes that are at hand. */
export const fileInMemory = ({ field, name, content }: Given): ReceivedFile => ({
  field,
  name,
  sizeInBytes: content.byteLength,
  sha256: createHash('sha256').update(content).digest('base64url'),
  read: async () => content,
  readStart: async (bytes) => content.subarray(0, bytes),
  copyTo: (path) => writeFile(path, content),
  stream: async function* () {
    yield content
  },
})
