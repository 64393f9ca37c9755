import { crc32, deflateSync } from 'node:zlib'
import { DomainError } from '@app/domain'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { checkedContent } from './checked-content.ts'
import { fileInMemory } from './file-in-memory.ts'

const text = (words: string) => new TextEncoder().encode(words)
const PDF = text('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')
const PNG_SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)

/** With the bytes that are kept. */
async function check(name: string, given: Uint8Array) {
  const { content, contentType } = await checkedContent(fileInMemory({ field: 'photo', name, content: given }))
  return { content: content instanceof Uint8Array ? content : await content.read(), contentType }
}
const photo = (side = 40) => sharp({ create: { width: side, height: side / 2, channels: 3, background: '#4486a1' } })

function pngChunk(type: string, content: Uint8Array): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(content.byteLength)
  const body = Buffer.concat([Buffer.from(type), content])
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}

/** A few bytes that unpack to a wall: how large an image is says nothing of what it weighs. */
function pngThatSays(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const chunks = [pngChunk('IHDR', header), pngChunk('IDAT', deflateSync(Buffer.alloc(8))), pngChunk('IEND', Buffer.alloc(0))]
  return Buffer.concat([PNG_SIGNATURE, ...chunks])
}

/** How the file of an iPhone begins. */
const HEIC = Buffer.concat([Uint8Array.of(0, 0, 0, 24), text('ftypheic'), Uint8Array.of(0, 0, 0, 0), text('mif1heic')])

describe('what a file is', () => {
  test.each([
    ['a program', 'invoice.pdf', text('MZ this is no PDF')],
    ['a web page', 'invoice.pdf', text('<!doctype html><script>alert(1)</script>')],
    ['a web page', 'photo.jpg', text('<html><body onload="alert(1)">')],
    ['an SVG', 'logo.svg', text('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an SVG that calls itself a photo', 'photo.png', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['plain text', 'notes.txt', text('two pairs of shoes')],
    ['an archive', 'all.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0)],
    ['a moving picture', 'photo.gif', text('GIF89a\x01\x00\x01\x00\x00\x00\x00;')],
    ['a photo whose place cannot be taken out', 'IMG_0001.HEIC', HEIC],
    ['the first bytes of a photo', 'half.png', pngThatSays(40, 40).subarray(0, 20)],
    ['a photo without a picture', 'hollow.png', pngThatSays(40, 40)],
  ])('is told by its bytes: %s called %s is refused', async (_what, name, content) => {
    const refused = await check(name, content).catch((error: unknown) => error)

    expect(refused).toBeInstanceOf(DomainError)
    expect(refused).toMatchObject({
      code: 'fileTypeNotAllowed',
      details: { file: name, allowed: ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] },
    })
  })

  test('is no matter of its name', async () => {
    expect(await check('invoice.txt', PDF)).toEqual({ content: PDF, contentType: 'application/pdf' })
    expect(await check('photo.pdf', await photo().png().toBuffer())).toMatchObject({ contentType: 'image/png' })
  })

  test('is something', async () => {
    await expect(check('empty.pdf', new Uint8Array())).rejects.toMatchObject({
      code: 'fileEmpty',
      details: { file: 'empty.pdf' },
    })
  })

  test('may weigh 10 MB', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(PDF)

    await expect(check('large.pdf', large)).rejects.toMatchObject({
      code: 'fileTooLarge',
      details: { file: 'large.pdf', limitInBytes: 10_485_760 },
    })
    await expect(check('large.pdf', large.subarray(0, -1))).resolves.toHaveProperty('content')
  })

  test('may unpack to 64 million pixels: a small file that says it holds more is refused unread', async () => {
    await expect(check('wall.png', pngThatSays(60_000, 60_000))).rejects.toMatchObject({
      code: 'fileTooLarge',
      details: { file: 'wall.png', limitInPixels: 64_000_000 },
    })
  })
})

describe('a photo', () => {
  const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '0/1 10/1 0/1' } }

  test.each(['jpeg', 'png', 'webp'] as const)('in %s loses place and camera', async (format) => {
    const taken = await photo()
      .toFormat(format)
      .withExif(exif)
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><GPSLatitude>0,10S</GPSLatitude></x:xmpmeta>')
      .toBuffer()
    expect(await sharp(taken).metadata()).toMatchObject({ exif: expect.any(Buffer), xmp: expect.any(Buffer) })

    const { content, contentType } = await check('a', taken)

    expect(contentType).toBe(`image/${format}`)
    const metadata = await sharp(content).metadata()
    expect(metadata).toMatchObject({ format, width: 40, height: 20 })
    expect(metadata).not.toHaveProperty('exif')
    expect(metadata).not.toHaveProperty('xmp')
    for (const said of ['Camera', 'GPSLatitude']) expect(Buffer.from(content).includes(said)).toBe(false)
  })

  test('stands upright, as it was held', async () => {
    const taken = await photo().jpeg().withMetadata({ orientation: 6 }).toBuffer()
    expect(await sharp(taken).metadata()).toMatchObject({ width: 40, orientation: 6 })

    const { content } = await check('a.jpg', taken)

    expect(await sharp(content).metadata()).toMatchObject({ width: 20, height: 40 })
    expect(await sharp(content).metadata()).not.toHaveProperty('orientation')
  })

  test('is made to fit when it is large', async () => {
    const { content } = await check('a.webp', await photo(3_000).webp().toBuffer())

    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 2_000, height: 1_000 })
  })

  test('is not made larger when it is small', async () => {
    const { content } = await check('a.png', await photo(20).png().toBuffer())

    expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 20, height: 10 })
  })
})
