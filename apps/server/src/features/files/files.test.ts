import { files as contract } from '@app/contract'
import { describe, expect, test } from 'vitest'
import { givenOrderRow } from '../../testing/given/given-order-row.repository.ts'
import { currentServer, given, type Person, signedInAs } from '../../testing/world.ts'
import { fileViews } from './file.view.ts'
import { fileInMemory } from './file-in-memory.ts'
import { type FileToStore, storeFile } from './store-file.ts'

const NOBODY = '01890000-0000-7000-8000-000000000000'
const PDF = new TextEncoder().encode('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')

const file = (name: string, content: Uint8Array) => fileInMemory({ field: 'invoice', name, content })

async function givenFile(client: Person, orderId: string, what: Partial<FileToStore> = {}) {
  const { db, storage } = await currentServer()
  const actor = { userId: client.id, role: client.role }
  const record = { kind: 'order', id: orderId } as const
  const toStore = { file: file('factura año.pdf', PDF), purpose: 'invoice', record, ownerId: client.id, ...what } as const
  return db.transaction((tx) => storeFile(tx, storage, actor, toStore))
}

const someClient = () => given.client()
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

  test.each([
    ['factura.hta', 'factura.hta.pdf'],
    ['factura', 'factura.pdf'],
    ['FACTURA.PDF', 'FACTURA.PDF'],
    ['foto.png', 'foto.png.pdf'],
  ])('called %s is saved by what it holds: nobody runs it by opening it', async (given, saved) => {
    const owner = await someClient()
    const { id } = await givenFile(owner, await givenOrderRow(owner), { file: file(given, PDF) })

    expect(await download(owner, id)).toMatchObject({ name: saved, contentType: 'application/pdf' })
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

  test('whose bytes are gone is not found', async () => {
    const client = await given.client()
    const { storage } = await currentServer()
    const { id, storageKey } = await givenFile(client, await givenOrderRow(client))

    await storage.remove(storageKey)

    await expect(download(client, id)).rejects.toMatchObject({ status: 404, code: 'fileNotFound' })
  })
})
