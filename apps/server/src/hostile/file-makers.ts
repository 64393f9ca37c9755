// Files made byte by byte, as an attacker makes them.
import { crc32, deflateSync, gzipSync } from 'node:zlib'
import { zipSync } from 'fflate'
import sharp from 'sharp'

export const SCRIPT = '<script>fetch("/api/auth/me")</script>'
export const bytes = (...parts: (string | Uint8Array | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part as Uint8Array))))

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const BITS_OF_GREY = 1

export function pngChunk(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.byteLength)
  const body = bytes(type, content)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A black wall of so many pixels: a bit each, packed. Without `isFilled` the header alone says how large it is. */
export function pngWall(width: number, height: number, { isFilled = true, more = [] as Buffer[] } = {}): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([BITS_OF_GREY, 0, 0, 0, 0], 8)
  const pixels = Buffer.alloc(isFilled ? height * (1 + Math.ceil(width / 8)) : 8)
  const chunks = [pngChunk('IHDR', header), ...more, pngChunk('IDAT', deflateSync(pixels)), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([Buffer.from(PNG_SIGNATURE), ...chunks])
}

export const photo = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#4486a1' } })

/** A page of one stream that unpacks to so much. */
export function pdfBomb(unpackedInBytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(unpackedInBytes))
  const head = `%PDF-1.7\n1 0 obj <</Length ${packed.byteLength} /Filter /FlateDecode>> stream\n`
  return bytes(head, packed, '\nendstream endobj\n%%EOF')
}

export const pdfWith = (objects: string): Buffer =>
  bytes(
    `%PDF-1.7\n1 0 obj <</Type /Catalog /Pages 2 0 R ${objects}>> endobj\n2 0 obj <</Type /Pages /Kids [] /Count 0>> endobj\n%%EOF`,
  )

export const zipOf = (files: Record<string, Uint8Array>): Uint8Array => zipSync(files, { level: 9 })

/** As large as it says when it is unpacked, and again packed inside. */
export const nestedGzip = (unpackedInBytes: number): Buffer => gzipSync(gzipSync(Buffer.alloc(unpackedInBytes)))

/** What a JPEG says of its size, and nothing more. */
export function jpegThatSays(side: number): Buffer {
  const size = [side >> 8, side & 255, side >> 8, side & 255]
  return bytes(
    [0xff, 0xd8, 0xff, 0xe0, 0, 16],
    'JFIF\0',
    [1, 1, 0, 0, 1, 0, 1, 0, 0],
    [0xff, 0xc0, 0, 11, 8, ...size, 1, 1, 0x11, 0],
    [0xff, 0xd9],
  )
}

/** Says of itself that it moves; its picture is the first one. */
export const animatedPng = (): Buffer => pngWall(8, 8, { more: [pngChunk('acTL', Uint8Array.of(0, 0, 0, 2, 0, 0, 0, 0))] })
