import { chmod, copyFile, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { describe, expect, onTestFinished, test } from 'vitest'
import { incomingFiles } from '../http/incoming-files.ts'
import { startBucket } from '../testing/bucket.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import type { FileStorage } from './file-storage.ts'
import { openStorage } from './open-storage.ts'
import { openS3Storage } from './s3-storage.ts'

type Opened = { storage: FileStorage; breakDown: () => Promise<void> }

async function onDisk(): Promise<Opened> {
  const folder = await temporaryFolder()
  const breakDown = async () => {
    await rm(folder, { recursive: true })
    await writeFile(folder, 'no folder any more')
  }
  return { storage: await openStorage({ folder }, '/nowhere'), breakDown }
}

async function inABucket(): Promise<Opened> {
  const { place, stop } = await startBucket(await temporaryFolder())
  let isStopped = false
  const breakDown = async () => {
    if (!isStopped) await stop()
    isStopped = true
  }
  onTestFinished(breakDown)
  return { storage: await openStorage(place, '/nowhere'), breakDown }
}

const KEY = 'ab/01890000-0000-7000-8000-0000000000ab'
const BYTES = Uint8Array.from({ length: 70_000 }, (_, index) => (index * 31) % 256)
const UNAVAILABLE = { code: 'filesUnavailable', status: 503, cause: expect.any(Error) }

describe.each([
  ['on disk', onDisk],
  ['in a bucket', inABucket],
])('a file storage %s', (_where, open) => {
  test('gives back every byte, and nothing once it is removed', async () => {
    const { storage } = await open()

    await storage.put(KEY, BYTES)
    expect(Buffer.compare((await storage.get(KEY)) ?? new Uint8Array(), BYTES)).toBe(0)
    await storage.remove(KEY)

    expect(await storage.get(KEY)).toBeNull()
  })

  test('keeps an empty file as one', async () => {
    const { storage } = await open()

    await storage.put(KEY, new Uint8Array())

    expect(await storage.get(KEY)).toHaveLength(0)
  })

  test('has nothing under a key that was never put, and removes it all the same', async () => {
    const { storage } = await open()
    await storage.put(KEY, BYTES)

    expect(await storage.get('ab/other')).toBeNull()
    expect(await storage.get('cd/other')).toBeNull()
    await expect(storage.remove('cd/other')).resolves.toBeUndefined()
  })

  test('keeps what was put last under one key, whole', async () => {
    const { storage } = await open()

    await storage.put(KEY, BYTES)
    await storage.put(KEY, Uint8Array.of(1, 2, 3))
    await storage.put(KEY, Uint8Array.of(1, 2, 3))

    expect([...((await storage.get(KEY)) ?? [])]).toEqual([1, 2, 3])
  })

  test('takes the same key from several at once', async () => {
    const { storage } = await open()
    const versions = [1, 2, 3, 4].map((version) => new Uint8Array(50_000).fill(version))

    await Promise.all(versions.map((version) => storage.put(KEY, version)))

    const kept = (await storage.get(KEY)) ?? new Uint8Array()
    expect(kept).toHaveLength(50_000)
    expect(new Set(kept).size).toBe(1)
  })

  test.each(['../one', '/etc/passwd', 'ab/../../one', 'ab//one', 'ab/factura año.pdf', 'ab/one?versionId=1', ''])(
    'takes %j for no key',
    async (key) => {
      const { storage } = await open()

      await expect(storage.put(key, BYTES)).rejects.toThrow(RangeError)
      await expect(storage.get(key)).rejects.toThrow(RangeError)
      await expect(storage.remove(key)).rejects.toThrow(RangeError)
    },
  )

  test('that is gone says that files are unavailable, and why for the log', async () => {
    const { storage, breakDown } = await open()
    await storage.put(KEY, BYTES)
    await breakDown()

    await expect(storage.put('ab/other', BYTES)).rejects.toMatchObject(UNAVAILABLE)
    await expect(storage.get(KEY)).rejects.toMatchObject(UNAVAILABLE)
    await expect(storage.remove(KEY)).rejects.toMatchObject(UNAVAILABLE)
  })
})

test('on disk nothing unfinished is left behind', async () => {
  const folder = await temporaryFolder()
  const storage = await openStorage(undefined, folder)
  await storage.put('ab/one', BYTES)
  await storage.put('ab/two/three', BYTES)

  await expect(storage.put('ab/two', BYTES)).rejects.toMatchObject(UNAVAILABLE)

  expect(await readdir(join(folder, 'ab'))).toEqual(['one', 'two'])
})

test('on disk files and folders are their server’s alone', async () => {
  const folder = join(await temporaryFolder(), 'files')
  const storage = await openStorage(undefined, folder)
  const incoming = join(await temporaryFolder(), 'incoming')
  const stream = Readable.from([Buffer.from(BYTES)])
  const file = await incomingFiles(incoming).take({ field: 'photo', name: 'foto.jpg', stream })
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8)

  await storage.put('ab/one', BYTES)
  await storage.put('ab/two', file)

  const [own = ''] = await readdir(incoming)
  const folders = [folder, join(folder, 'ab'), join(incoming, own)]
  expect(await Promise.all(folders.map(modeOf))).toEqual(['700', '700', '700'])
  const files = [join(folder, 'ab/one'), join(folder, 'ab/two'), join(incoming, own, '1')]
  expect(await Promise.all(files.map(modeOf))).toEqual(['600', '600', '600'])
})

describe('a bucket', () => {
  test('keeps our files behind its prefix, each under its key', async () => {
    const directory = await temporaryFolder()
    const { place, stop } = await startBucket(directory)
    onTestFinished(stop)

    await openS3Storage({ ...place, prefix: 'uploads/2026' }).put('ab/one', BYTES)

    expect(await openS3Storage({ ...place, prefix: 'uploads/2026' }).get('ab/one')).toHaveLength(70_000)
    expect(await openS3Storage({ ...place, prefix: '' }).get('uploads/2026/ab/one')).toHaveLength(70_000)
    expect(await openS3Storage({ ...place, prefix: '' }).get('ab/one')).toBeNull()
  })

  test('that is not there, or that the key may not use, holds no missing files: it is unavailable', async () => {
    const { place, stop } = await startBucket(await temporaryFolder())
    onTestFinished(stop)
    const causeOf = (changes: object) =>
      openS3Storage({ ...place, ...changes })
        .get('ab/one')
        .catch(({ code, cause }) => [code, cause.message])

    expect(await causeOf({ bucket: 'nothing' })).toEqual(['filesUnavailable', 'GET was answered with 404 NoSuchBucket'])
    expect(await causeOf({ accessKeyId: 'else' })).toEqual(['filesUnavailable', 'GET was answered with 403 InvalidAccessKeyId'])
  })

  test('that stumbles is asked again; what it then says counts', async () => {
    const asked: string[] = []
    const server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url} ${request.headers['x-amz-content-sha256']}`)
      response.writeHead(asked.length < 3 ? 503 : 200).end('abc')
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => void server.close())
    const { port } = server.address() as { port: number }
    const credentials = { accessKeyId: 'puente', secretAccessKey: 'secret' }
    const place = { endpoint: `http://127.0.0.1:${port}`, region: 'us-east-1', bucket: 'files', prefix: '', ...credentials }

    await openS3Storage(place).put('ab/one', new TextEncoder().encode('abc'))

    // SHA-256 of abc (FIPS 180-2, appendix B.1).
    const expected = 'PUT /files/ab/one ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'
    expect(asked).toEqual([expected, expected, expected])
  })
})

test('on disk no other account of the machine reads a file, wherever it was copied from', async () => {
  const [folder, elsewhere] = [await temporaryFolder(), join(await temporaryFolder(), 'upload')]
  await chmod(folder, 0o755)
  await writeFile(elsewhere, BYTES, { mode: 0o644 })
  const storage = await openStorage({ folder }, '/nowhere')
  await storage.check()
  const copied = {
    sizeInBytes: BYTES.byteLength,
    read: () => readFile(elsewhere),
    copyTo: (path: string) => copyFile(elsewhere, path),
  }
  await storage.put('ab/copied', copied)
  await storage.put('cd/written', BYTES)

  const modes = await Promise.all(
    ['', 'ab', 'cd', 'ab/copied', 'cd/written'].map(async (path) => ((await stat(join(folder, path))).mode & 0o777).toString(8)),
  )
  expect(modes).toEqual(['700', '700', '700', '600', '600'])
})
