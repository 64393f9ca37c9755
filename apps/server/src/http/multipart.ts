import type { ReceivedFile } from '@app/contract'
import { DomainError, FILE_LIMIT_IN_BYTES } from '@app/domain'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { MalformedRequest, parseJson } from './json.ts'

/** 20 packages with an invoice, a tracking file and photos each. */
const MOST_FILES = 100
const LARGEST_UPLOAD_IN_BYTES = 100 * 1024 * 1024

const LIMITS = {
  fileSize: FILE_LIMIT_IN_BYTES,
  fieldSize: 1024 * 1024,
  fieldNameSize: 100,
  files: MOST_FILES,
  fields: 1,
  headerPairs: 20,
}

export async function acceptMultipart(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
}

type Content = { body: unknown; files: ReceivedFile[] }

/** The JSON part `data` and the files beside it, whichever comes first. */
export async function readMultipart(request: FastifyRequest): Promise<Content> {
  try {
    return await readParts(request)
  } catch (error) {
    // The parser's own errors, of a body that breaks off for example, say nothing of what they are.
    if (error instanceof Error && !('statusCode' in error) && !(error instanceof DomainError)) throw new MalformedRequest()
    throw error
  }
}

async function readParts(request: FastifyRequest): Promise<Content> {
  let body: unknown
  let sizeInBytes = 0
  const files: ReceivedFile[] = []
  for await (const part of request.parts()) {
    const content = part.type === 'file' ? await readFile(part) : null
    sizeInBytes += content?.byteLength ?? 0
    if (sizeInBytes > LARGEST_UPLOAD_IN_BYTES) {
      throw new DomainError('requestTooLarge', { limitInBytes: LARGEST_UPLOAD_IN_BYTES })
    }
    if (part.fieldname === 'data') body = content ? parseJson(content.toString('utf8')) : fieldValue(part)
    else if (content && part.type === 'file') files.push({ field: part.fieldname, name: plainName(part.filename), content })
  }
  return { body, files }
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const content = await part.toBuffer()
  if (part.file.truncated) {
    throw new DomainError('fileTooLarge', { file: plainName(part.filename), limitInBytes: FILE_LIMIT_IN_BYTES })
  }
  return content
}

/** A part that says it is JSON was parsed by the plugin, without our checks. */
function fieldValue({ value, valueTruncated }: { value?: unknown; valueTruncated?: boolean }): unknown {
  if (valueTruncated) throw new DomainError('requestTooLarge')
  return parseJson(typeof value === 'string' ? value : JSON.stringify(value))
}

/** Control characters, and those that turn the direction of what is written: an ending would seem to be another. */
const UNSEEN = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu
const HALF_A_CHARACTER = /^[\udc00-\udfff]/

/** A name as people see it: no folders, nothing that is not seen, not endless. */
const plainName = (given: string | undefined): string =>
  (given ?? '').split(/[\\/]/).at(-1)?.replaceAll(UNSEEN, '').trim().slice(-150).replace(HALF_A_CHARACTER, '') || 'file'
