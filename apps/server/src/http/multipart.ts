import type { ReceivedFile } from '@app/contract'
import { DomainError, FILE_LIMIT_IN_BYTES } from '@app/domain'
import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { spendUnannounced } from '../features/rate-limits/spend-call.ts'
import { scanFile } from '../files/scan-file.ts'
import type { Scanner } from '../files/scanner.ts'
import { fewAtOnce } from './few-at-once.ts'
import { type IncomingFiles, incomingFiles, removeLeftFiles } from './incoming-files.ts'
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

declare module 'fastify' {
  interface FastifyInstance {
    /** Where files are while their call is under way. */
    incomingFolder: string
  }
}

export async function acceptMultipart(app: FastifyInstance, folder: string, scanner: Scanner | null): Promise<void> {
  app.decorate('incomingFolder', folder)
  app.decorate('scanner', scanner)
  await removeLeftFiles(folder)
  await app.register(multipart, { limits: LIMITS, throwFileSizeLimit: false })
}

type Parts = { body: unknown; files: ReceivedFile[] }
/** `release`: the files are needed no more. */
export type Content = Parts & { release: () => Promise<void> }

/** Of one person, as many as their role may: further ones wait until these are done. */
const enterUpload = fewAtOnce(4)

/** The JSON part `data` and the files beside it, whichever comes first. */
export async function readMultipart(request: FastifyRequest): Promise<Content> {
  const incoming = incomingFiles(request.server.incomingFolder)
  const leave = await enter(request)
  const release = () => incoming.remove().finally(leave)
  try {
    return { ...(await readParts(request, incoming)), release }
  } catch (error) {
    await release()
    // The parser's own errors, of a body that breaks off for example, say nothing of what they are.
    if (error instanceof Error && !('statusCode' in error) && !(error instanceof DomainError)) throw new MalformedRequest()
    throw error
  }
}

const enter = ({ actor, ip, server }: FastifyRequest): Promise<() => void> =>
  actor ? enterUpload(actor.userId, server.budgets.limitsOf(actor.role).uploadsAtOnce) : enterUpload(ip)

async function readParts(request: FastifyRequest, incoming: IncomingFiles): Promise<Parts> {
  let body: unknown
  let sizeInBytes = 0
  const files: ReceivedFile[] = []
  for await (const part of request.parts()) {
    const file = part.type === 'file' ? await takeFile(incoming, part) : null
    sizeInBytes += file?.sizeInBytes ?? 0
    if (sizeInBytes > LARGEST_UPLOAD_IN_BYTES) {
      throw new DomainError('requestTooLarge', { limitInBytes: LARGEST_UPLOAD_IN_BYTES })
    }
    if (part.fieldname === 'data') body = file ? parseJson(textOf(await file.read())) : fieldValue(part)
    else if (file) files.push(await scanned(request, file))
  }
  if (request.actor) spendUnannounced(request, request.actor, sizeInBytes)
  return { body, files }
}

async function scanned(request: FastifyRequest, file: ReceivedFile): Promise<ReceivedFile> {
  await scanFile(request, file)
  return file
}

async function takeFile(incoming: IncomingFiles, { fieldname, filename, file }: MultipartFile): Promise<ReceivedFile> {
  const name = plainName(filename)
  const taken = await incoming.take({ field: fieldname, name, stream: file })
  if (file.truncated) throw new DomainError('fileTooLarge', { file: name, limitInBytes: FILE_LIMIT_IN_BYTES })
  return taken
}

const textOf = (content: Uint8Array): string => Buffer.from(content).toString('utf8')

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
