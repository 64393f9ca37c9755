import { createHash, createHmac } from 'node:crypto'
import type { ReceivedFile } from '@app/contract'
import type { Actor } from '@app/domain'
import type { RepeatableRequest } from './idempotency.repository.ts'

/** What a call asks for, parsed. */
type Asked = { method: string; path: string; query: unknown; body: unknown; files: readonly ReceivedFile[] }

/** Whoever calls without a session: what they may repeat is told apart by the key alone. */
const NOBODY = 'public'

/**
 * How a request is recognised. Only a digest of the key is kept, and the key itself makes the digest of the request: a copy of the
 * database does not let anybody try out the passwords that requests carried.
 */
export function repeatableRequest(key: string, actor: Actor | null, { method, path, ...content }: Asked): RepeatableRequest {
  const files = content.files.map((file) => [file.field, file.name, file.sha256])
  const requestHash = createHmac('sha256', key)
    .update(JSON.stringify([content.query, content.body, files], inOrder))
    .digest('base64url')
  return { principal: actor?.userId ?? NOBODY, key: sha256(key), method, path, requestHash }
}

const sha256 = (content: string): string => createHash('sha256').update(content).digest('base64url')

/** Fields mean the same in whatever order they come. */
function inOrder(_field: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
}
