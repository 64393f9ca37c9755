import type { Message, Said } from './messages.ts'
import type { OutboxMessageRow } from './outbox.table.ts'

/** A row of the outbox as the message that it is. @throws ZodError where its payload is of another shape. */
export const saidAs = <Payload>(
  { schema }: Pick<Message<string, Payload>, 'schema'>,
  { id, key, createdAt, attempts, payload }: OutboxMessageRow,
): Said<Payload> => ({ id, key, createdAt, attempts, payload: schema.parse(payload) })
