// The description and its page as they are sent: made when they are first asked for, then kept.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { VERSION } from '../../version.ts'
import { openApiDocument } from './openapi-document.ts'
import { referencePage } from './reference/reference-page.ts'

export type Publication = {
  contentType: string
  etag: string
  contentSecurityPolicy: string | null
  /** By the name of the encoding; none is `identity`. */
  contents: { identity: Buffer; gzip: Buffer; br: Buffer }
}

/** Good and quick enough for what is compressed once. */
const BROTLI_QUALITY = 6

export async function publishDescription(): Promise<{ document: Publication; page: Publication }> {
  const document = openApiDocument(VERSION)
  const { page, styleHash } = referencePage(document)
  return {
    document: await publication(JSON.stringify(document), 'application/json; charset=utf-8', null),
    page: await publication(page, 'text/html; charset=utf-8', pagePolicy(styleHash)),
  }
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
