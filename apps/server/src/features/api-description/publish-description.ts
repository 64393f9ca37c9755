// The description and its page as they are sent: compressed when they are first asked for, then kept.
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { ApiDescription } from './describe-api.ts'

export type Publication = {
  contentType: string
  etag: string
  contentSecurityPolicy: string | null
  /** By the name of the encoding; none is `identity`. */
  contents: { identity: Buffer; gzip: Buffer; br: Buffer }
}

/** Beside what was built. */
const WRITTEN = join(import.meta.dirname, 'api-description.json')

/** Good and quick enough for what is compressed once. */
const BROTLI_QUALITY = 6

export async function publishDescription(): Promise<{ document: Publication; page: Publication }> {
  const { document, page, styleHash } = await describedApi()
  return {
    document: await publication(document, 'application/json; charset=utf-8', null),
    page: await publication(page, 'text/html; charset=utf-8', pagePolicy(styleHash)),
  }
}

async function describedApi(): Promise<ApiDescription> {
  if (existsSync(WRITTEN)) return JSON.parse(await readFile(WRITTEN, 'utf8')) as ApiDescription
  const { describeApi } = await import('./describe-api.ts')
  return describeApi()
}

/** No script at all: the product's session token lives in the same origin. */
const pagePolicy = (styleHash: string): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

async function publication(text: string, contentType: string, contentSecurityPolicy: string | null): Promise<Publication> {
  const identity = Buffer.from(text)
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY }
  const [gzipped, br] = await Promise.all([promisify(gzip)(identity), promisify(brotliCompress)(identity, { params })])
  const etag = `"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  return { contentType, etag, contentSecurityPolicy, contents: { identity, gzip: gzipped, br } }
}
