import type { Db } from '../../db/db.ts'
import type { Message } from './messages.ts'
import { addMessages } from './outbox.repository.ts'

/** Writes what happened; its reader learns of it once the transaction has committed. A key that was said before is left out. */
export const say = <Payload extends Record<string, unknown>>(
  tx: Db,
  { kind, keyOf }: Message<string, Payload>,
  ...payloads: readonly NoInfer<Payload>[]
): Promise<void> =>
  addMessages(
    tx,
    payloads.map((payload) => ({ kind, payload, ...(keyOf && { key: `${kind}/${keyOf(payload)}` }) })),
  )
