import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { files as contract, type ReceivedFile } from '@app/contract'
import { DomainError } from '@app/domain'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openDiskStorage } from '../../files/disk-storage.ts'
import { givenOrderRow } from '../../testing/given-order-row.ts'
import { temporaryFolder } from '../../testing/temporary-folder.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { checkedContent } from './checked-content.ts'
import { fileViews } from './file.view.ts'
import { type FileToStore, storeFile } from './store-file.ts'

const NOBODY = '01890000-0000-7000-8000-000000000000'
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')

const file = (name: string, content: Uint8Array): ReceivedFile => ({ field: 'invoice', name, content })
const photo = (side = 40) => sharp({ create: { width: side, height: side / 2, channels: 3, background: '#4486a1' } })

async function givenFile(client: Person, orderId: string, what: Partial<FileToStore> = {}) {
  const { db, storage } = await currentServer()
  const actor = { userId: client.id, role: client.role }
  const record = { kind: 'order', id: orderId } as const
  const toStore = { file: file('factura año.pdf', PDF), purpose: 'invoice', record, ownerId: client.id, ...what } as const
  return db.transaction((tx) => storeFile(tx, storage, actor, toStore))
}

const download = (person: Person, id: string) => signedInAs(person).call(contract.getFile, { params: { id } })

describe('a file', () => {
  test('comes back as it was given, to be saved and never shown', async () => {
    const client = await given.client()
    const { id } = await givenFile(client, await givenOrderRow(client))

    expect(await download(client, id)).toEqual({ name: 'factura año.pdf', contentType: 'application/pdf', content: PDF })
    const { headers } = await signedInAs(client).fetch(`/api/file/${id}`)
    expect(headers.get('content-disposition')).toMatch(/^attachment; /)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  })

  test('is told of with its size and purpose', async () => {
    const client = await given.client()
    const stored = await givenFile(client, await givenOrderRow(client))

    expect(fileViews([stored])).toEqual([
      { id: stored.id, name: 'factura año.pdf', contentType: 'application/pdf', sizeInBytes: PDF.byteLength, purpose: 'invoice' },
    ])
  })

  test('of an order is for its client, its associate and administrators', async () => {
    const [client, associate] = [await given.client(), await given.associate()]
    const { id } = await givenFile(client, await givenOrderRow(client, { associate }))

    await expect(download(client, id)).resolves.toHaveProperty('name')
    await expect(download(associate, id)).resolves.toHaveProperty('name')
    await expect(download(await given.administrator(), id)).resolves.toHaveProperty('name')
  })

  test('of somebody else is not found, like one that does not exist', async () => {
    const client = await given.client()
    const { id } = await givenFile(client, await givenOrderRow(client, { associate: await given.associate() }))
    const refused = { status: 404, code: 'fileNotFound' }

    await expect(download(await given.client(), id)).rejects.toMatchObject(refused)
    await expect(download(await given.associate(), id)).rejects.toMatchObject(refused)
    await expect(download(client, NOBODY)).rejects.toMatchObject(refused)
  })

  test('follows its order to another client, whoever gave it', async () => {
    const [before, after] = [await given.client(), await given.client()]
    const { id } = await givenFile(before, await givenOrderRow(after), { ownerId: before.id })

    await expect(download(before, id)).rejects.toMatchObject({ code: 'fileNotFound' })
    await expect(download(after, id)).resolves.toHaveProperty('name')
  })

  test('of another kind of record is its owner’s', async () => {
    const [owner, other] = [await given.client(), await given.client()]
    const { id } = await givenFile(owner, NOBODY, { record: { kind: 'bill', id: NOBODY }, purpose: 'proof' })

    await expect(download(owner, id)).resolves.toHaveProperty('name')
    await expect(download(other, id)).rejects.toMatchObject({ code: 'fileNotFound' })
  })

  test('whose bytes are gone is not found', async () => {
    const client = await given.client()
    const { storage } = await currentServer()
    const { id, storageKey } = await givenFile(client, await givenOrderRow(client))

    await storage.remove(storageKey)

    await expect(download(client, id)).rejects.toMatchObject({ status: 404, code: 'fileNotFound' })
  })
})

describe('what a file is', () => {
  test.each([
    ['a program', 'invoice.pdf', new TextEncoder().encode('MZ this is no PDF')],
    ['a web page', 'photo.jpg', new TextEncoder().encode('<!doctype html><script>alert(1)</script>')],
    ['an SVG', 'logo.svg', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['an archive', 'all.zip', Uint8Array.of(0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0)],
    ['nothing', 'empty.pdf', new Uint8Array()],
    [
      'half a photo',
      'half.png',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0),
    ],
  ])('is told by its bytes: %s is refused', async (_what, name, content) => {
    const refused = await checkedContent(file(name, content)).catch((error: unknown) => error)

    expect(refused).toBeInstanceOf(DomainError)
    expect(refused).toMatchObject({ code: 'fileTypeNotAllowed', details: { file: name } })
  })

  test('may be called anything', async () => {
    expect(await checkedContent(file('invoice.txt', PDF))).toMatchObject({ contentType: 'application/pdf' })
  })

  test('may weigh 10 MB', async () => {
    const large = new Uint8Array(10 * 1024 * 1024 + 1)
    large.set(PDF)

    await expect(checkedContent(file('large.pdf', large))).rejects.toMatchObject({
      code: 'fileTooLarge',
      details: { file: 'large.pdf' },
    })
    await expect(checkedContent(file('large.pdf', large.subarray(0, -1)))).resolves.toHaveProperty('content')
  })

  test('a photo loses place and camera, and stands upright', async () => {
    const exif = { IFD0: { Make: 'Camera' }, IFD3: { GPSLatitude: '0/1 10/1 0/1' } }
    const taken = await photo().jpeg().withMetadata({ orientation: 6, exif }).toBuffer()
    expect(await sharp(taken).metadata()).toMatchObject({ width: 40, orientation: 6, exif: expect.any(Buffer) })

    const { content, contentType } = await checkedContent(file('a.jpg', taken))

    expect(contentType).toBe('image/jpeg')
    expect(await sharp(content).metadata()).toMatchObject({ width: 20, height: 40 })
    expect(await sharp(content).metadata()).not.toHaveProperty('exif')
  })

  test('a large photo is made to fit', async () => {
    const { content } = await checkedContent(file('a.webp', await photo(3_000).webp().toBuffer()))

    expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width: 2_000, height: 1_000 })
  })
})

describe('the storage on disk', () => {
  test('keeps, gives and removes', async () => {
    const storage = openDiskStorage(await temporaryFolder())

    await storage.put('ab/one', PDF)
    expect(await storage.get('ab/one')).toEqual(Buffer.from(PDF))
    await storage.remove('ab/one')

    expect(await storage.get('ab/one')).toBeNull()
    await expect(storage.remove('ab/one')).resolves.toBeUndefined()
  })

  test('leaves nothing unfinished behind', async () => {
    const folder = await temporaryFolder()
    await openDiskStorage(folder).put('ab/one', PDF)

    expect(await readdir(join(folder, 'ab'))).toEqual(['one'])
  })

  test.each(['../one', '/etc/passwd', 'ab/../../one', ''])('does not leave its folder for %j', async (key) => {
    const storage = openDiskStorage(await temporaryFolder())

    expect(() => storage.get(key)).toThrow(RangeError)
  })
})
