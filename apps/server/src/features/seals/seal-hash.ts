import { createHash } from 'node:crypto'
import type { Seal } from './seals.table.ts'

/** What the first seal follows. */
export const BEFORE_THE_FIRST = ''

export type Sealed = Pick<Seal, 'number' | 'kind' | 'columns' | 'rowIds' | 'rowDigests' | 'previousHash'> & {
  sealedAt: Date
  anewBy?: Seal['anewBy']
}

/** Of all that a seal says, and of the seal before it. */
export function hashOfSeal({ number, kind, columns, rowIds, rowDigests, previousHash, sealedAt, anewBy }: Sealed): string {
  const said = [number, kind, columns, rowIds, rowDigests, sealedAt.toISOString(), previousHash, ...(anewBy ? [anewBy] : [])]
  return createHash('sha256').update(JSON.stringify(said)).digest('hex')
}
