import type { ReceivedFile } from '@app/contract'
import { DomainError, FILE_LIMIT_IN_BYTES, FILE_TYPES, IMAGE_LIMIT_IN_PIXELS } from '@app/domain'

type ContentType = (typeof FILE_TYPES)[number]
/** `content`: the file as it came, or what it was drawn anew as. */
type CheckedContent = { content: ReceivedFile | Uint8Array; contentType: ContentType }

/** What tells the types apart stands within. */
const START_IN_BYTES = 4_100

const LONGEST_SIDE_IN_PIXELS = 2_000

/**
 * What a file is, by its bytes and never by its name; photos lose the place and camera they were taken with.
 *
 * @throws DomainError fileEmpty, fileTooLarge or fileTypeNotAllowed, with the file's name and the limit in `details`.
 */
export async function checkedContent(file: ReceivedFile): Promise<CheckedContent> {
  const { name, sizeInBytes } = file
  if (sizeInBytes === 0) throw new DomainError('fileEmpty', { file: name })
  if (sizeInBytes > FILE_LIMIT_IN_BYTES) {
    throw new DomainError('fileTooLarge', { file: name, limitInBytes: FILE_LIMIT_IN_BYTES })
  }
  const contentType = await typeOf(await file.readStart(START_IN_BYTES))
  if (!contentType) throw notAllowed(name)
  return { content: contentType === 'application/pdf' ? file : await cleanImage(name, await file.read()), contentType }
}

const notAllowed = (file: string) => new DomainError('fileTypeNotAllowed', { file, allowed: FILE_TYPES })

async function typeOf(content: Uint8Array): Promise<ContentType | undefined> {
  const { fileTypeFromBuffer } = await import('file-type')
  const found = await fileTypeFromBuffer(content)
  return FILE_TYPES.find((type) => type === found?.mime)
}

/** Drawn anew from its pixels alone: nothing else that the file held is kept. */
async function cleanImage(name: string, content: Uint8Array): Promise<Uint8Array> {
  const { default: sharp } = await import('sharp')
  const { width, height } = await sharp(content, { limitInputPixels: false })
    .metadata()
    .catch(() => Promise.reject(notAllowed(name)))
  if (width * height > IMAGE_LIMIT_IN_PIXELS) {
    throw new DomainError('fileTooLarge', { file: name, limitInPixels: IMAGE_LIMIT_IN_PIXELS })
  }
  try {
    return await sharp(content, { limitInputPixels: IMAGE_LIMIT_IN_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE_IN_PIXELS, height: LONGEST_SIDE_IN_PIXELS, fit: 'inside', withoutEnlargement: true })
      .toBuffer()
  } catch {
    throw notAllowed(name)
  }
}
