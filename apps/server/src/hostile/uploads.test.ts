// Files that somebody sends to harm whoever keeps or opens them, through every call that takes files.
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../features/api-description/published-contract.ts'
import { currentServer, signedInAs } from '../testing/world.ts'
import { bytes, SCRIPT } from './file-makers.ts'
import { HOSTILE_FILES, HOSTILE_NAMES, type HostileFile, type Outcome } from './hostile-files.ts'
import { UPLOADS, type UploadCall, upload, uploadCall } from './upload-calls.ts'

const REFUSALS: Readonly<Record<Exclude<Outcome, 'stored'>, number>> = {
  fileTypeNotAllowed: 415,
  fileTooLarge: 413,
  fileEmpty: 422,
}
const KEPT_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp']
const ENDINGS: Readonly<Record<string, RegExp>> = {
  'application/pdf': /\.pdf$/i,
  'image/jpeg': /\.jpe?g$/i,
  'image/png': /\.png$/i,
  'image/webp': /\.webp$/i,
}
const LIMIT_IN_BYTES = 10 * 1024 * 1024
const LONGEST_NAME = 160
const MOST_MEMORY_IN_BYTES = 400 * 1024 * 1024
const PATIENCE_IN_MILLISECONDS = 300_000
const PDF = bytes('%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF')

/** Made once: some are packed from 100 MB. */
const contents = new Map<HostileFile, Promise<Uint8Array>>()
function contentOf(file: HostileFile): Promise<Uint8Array> {
  const content = contents.get(file) ?? Promise.resolve(file.make())
  contents.set(file, content)
  return content
}

type Kept = { id: string; storage_key: string }

/** The file that was kept last: the calls answer it in as many ways as there are. */
async function lastKept(): Promise<Kept | undefined> {
  const { db } = await currentServer()
  return (await db.execute<Kept>(sql`select id, storage_key from files order by id desc limit 1`)).rows[0]
}

type Download = { name: string; contentType: string; content: Buffer }

/** Given out to be saved, and in no way to be run. */
async function safelyDownloaded(id: string): Promise<Download> {
  const response = await signedInAs('administrator').fetch(`/api/file/${id}`)
  const disposition = response.headers.get('content-disposition') ?? ''
  const content = Buffer.from(await response.arrayBuffer())

  expect(response.status).toBe(200)
  expect(disposition).toMatch(/^attachment; filename="[^"\\\p{Cc}]+"; filename\*=UTF-8''[\w!#$&+.^`|~%-]+$/u)
  expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox")
  expect(response.headers.get('set-cookie')).toBeNull()
  const contentType = response.headers.get('content-type') ?? ''
  expect(KEPT_TYPES).toContain(contentType)
  expect(content.byteLength).toBeLessThanOrEqual(LIMIT_IN_BYTES)
  const name = decodeURIComponent(/filename\*=UTF-8''(.+)$/.exec(disposition)?.[1] ?? '')
  expect(name).toMatch(ENDINGS[contentType] ?? /never/)
  expect(name.length).toBeLessThanOrEqual(LONGEST_NAME)
  expect(name).not.toMatch(/[\p{Cc}/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/u)
  return { name, contentType, content }
}

/** Written by hand: what these read they do not keep (sheet-files.test.ts, certificate-files.test.ts, hostile-mails.test.ts). */
const KEEPING_NOTHING = [
  ...['POST /order/reading', 'POST /manifest/{id}/guides/preview'],
  ...['POST /statement', 'POST /statement/preview'],
  ...['POST /fiscal-settings/certificate', 'POST /fiscal-settings/certificate/preview'],
]

test('every call that takes files is tried', () => {
  const takingFiles = endpoints().flatMap(({ endpoint: { multipart, method, path } }) => (multipart ? [`${method} ${path}`] : []))

  expect([...UPLOADS, ...KEEPING_NOTHING].toSorted()).toEqual(takingFiles.toSorted())
  expect(HOSTILE_FILES.length + HOSTILE_NAMES.length).toBeGreaterThanOrEqual(60)
})

describe.each(UPLOADS)('%s', (name) => {
  let call: UploadCall
  const again = async () => {
    call = await uploadCall(name)
  }
  beforeAll(again, PATIENCE_IN_MILLISECONDS)

  test.each(HOSTILE_FILES)('$what called $name: $outcome', async (file) => {
    const { name: fileName, outcome } = file
    const before = await lastKept()
    const response = await upload(call, { name: fileName, content: await contentOf(file) })
    const kept = await lastKept()

    if (outcome !== 'stored') {
      expect(await response.json()).toMatchObject({ statusCode: REFUSALS[outcome], code: outcome })
      expect(kept).toEqual(before)
      return
    }
    expect(response.status, await response.text()).toBe(200)
    expect(kept).not.toEqual(before)
    const { content, contentType } = await safelyDownloaded(kept?.id ?? '')
    if (contentType !== 'application/pdf') {
      expect(content.includes(SCRIPT)).toBe(false)
      const { width, height } = await sharp(content).metadata()
      expect(Math.max(width, height)).toBeLessThanOrEqual(2_000)
    }
    await again()
  })
})

describe('a file called', () => {
  test.each(HOSTILE_NAMES.map((name) => [name.slice(0, 60), name]))(
    '%j is kept under a name that harms nobody',
    async (_shown, name) => {
      const before = await lastKept()
      const call = await uploadCall('POST /order/admin/create/dont-match')
      const response = await upload(call, { name, content: PDF })

      if (response.status !== 200) {
        expect(response.status).toBeLessThan(500)
        expect(await response.json()).toMatchObject({ statusCode: response.status, code: expect.stringMatching(/^\w+$/) })
        expect(await lastKept()).toEqual(before)
        return
      }
      const kept = await lastKept()
      expect(kept?.storage_key).toMatch(/^[\da-f]{2}\/[\da-f-]{36}$/)
      await safelyDownloaded(kept?.id ?? '')
    },
  )
})

test('bombs do not grow in memory, many at once neither', { timeout: PATIENCE_IN_MILLISECONDS }, async () => {
  const bombs = await Promise.all(HOSTILE_FILES.filter(({ what }) => /wall|unpack|street/.test(what)).map(contentOf))
  const call = await uploadCall('POST /order/create')
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)

  const statuses = await Promise.all(bombs.map(async (content) => (await upload(call, { name: 'foto.png', content })).status))
  clearInterval(watch)

  expect(statuses.every((status) => status < 500)).toBe(true)
  console.log(`${bombs.length} bombs at once: ${Math.round((most - before) / 1024 / 1024)} MiB more at most`)
  expect(most - before).toBeLessThan(MOST_MEMORY_IN_BYTES)
})
