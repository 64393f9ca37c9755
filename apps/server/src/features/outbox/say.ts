import type { Db } from '../../db/db.ts'
import type { Message } from './messages.ts'
import { addMessages, type Waiting } from './outbox.repository.ts'

/** Writes what happened; its reader learns of it once the transaction has committed. A key that was said before is left out. */
export const say = <Payload extends Record<string, unknown>>(
  tx: Db,
  message: Message<string, Payload>,
  ...payloads: readonly NoInfer<Payload>[]
): Promise<void> =>
  sayLater(
    tx,
    message,
    payloads.map((payload) => ({ payload })),
  )

/** The same, where some wait for a time in which they may be taken back. */
export const sayLater = <Payload extends Record<string, unknown>>(
  tx: Db,
  { kind, keyOf }: Message<string, Payload>,
  told: readonly { payload: NoInfer<Payload>; waiting?: Waiting }[],
): Promise<void> =>
  addMessages(
    tx,
    told.map(({ payload, waiting }) => ({ kind, payload, ...waiting, ...(keyOf && { key: `${kind}/${keyOf(payload)}` }) })),
  )
