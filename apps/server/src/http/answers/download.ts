import { Readable } from 'node:stream'
import type { Download } from '@app/contract'
import type { FastifyReply } from 'fastify'

/** A download that is made while it is sent. */
export type StreamedDownload = Omit<Download, 'content'> & { pieces: AsyncIterable<Uint8Array> }

/** A file is always saved, never shown in the product's origin. */
export function sendDownload(reply: FastifyReply, download: Download | StreamedDownload): FastifyReply {
  return reply
    .header('content-disposition', attachment(download.name))
    .header('content-security-policy', "default-src 'none'; sandbox")
    .type(download.contentType)
    .send('pieces' in download ? Readable.from(download.pieces, { objectMode: false }) : whole(download.content))
}

const whole = (content: Uint8Array): Buffer => Buffer.from(content.buffer, content.byteOffset, content.byteLength)

/** The name twice: in ASCII for old clients and in UTF-8 (RFC 6266, RFC 5987). */
export function attachment(name: string): string {
  const ascii = name
    .normalize('NFD')
    .replaceAll(/[^\x20-\x7e]/g, '')
    .replaceAll(/["\\]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${ascii || 'file'}"; filename*=UTF-8''${encoded}`
}
