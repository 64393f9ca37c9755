import { files as contract, type ReceivedFile } from '@app/contract'
import { DomainError } from '@app/domain'
import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'

type ContentType = (typeof contract.FILE_TYPES)[number]
type CheckedContent = { content: Uint8Array; contentType: ContentType }

const LONGEST_SIDE_IN_PIXELS = 2_000
/** An image that unpacks to more is not a photo of a package. */
const MOST_PIXELS = 64_000_000

/** What a file is, by its bytes and never by its name; photos lose the place and camera they were taken with. */
export async function checkedContent({ name, content }: ReceivedFile): Promise<CheckedContent> {
  if (content.byteLength > contract.FILE_LIMIT_IN_BYTES) throw new DomainError('fileTooLarge', { file: name })
  const contentType = await typeOf(content)
  if (!contentType) throw new DomainError('fileTypeNotAllowed', { file: name })
  // The image library reads no HEIC; nothing else of such a file is trusted either: it is only ever downloaded.
  if (contentType === 'application/pdf' || contentType === 'image/heic') return { content, contentType }
  return { content: await cleanImage(name, content), contentType }
}

async function typeOf(content: Uint8Array): Promise<ContentType | undefined> {
  const found = await fileTypeFromBuffer(content)
  const mime = found?.mime === 'image/heif' ? 'image/heic' : found?.mime
  return contract.FILE_TYPES.find((type) => type === mime)
}

async function cleanImage(name: string, content: Uint8Array): Promise<Uint8Array> {
  try {
    return await sharp(content, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .rotate()
      .resize({ width: LONGEST_SIDE_IN_PIXELS, height: LONGEST_SIDE_IN_PIXELS, fit: 'inside', withoutEnlargement: true })
      .toBuffer()
  } catch {
    throw new DomainError('fileTypeNotAllowed', { file: name })
  }
}
