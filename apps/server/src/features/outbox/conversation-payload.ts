// What the message about a message of a conversation says.
import { CONVERSATION_SUBJECTS, ROLES } from '@app/domain'
import { z } from 'zod'

export const messageWrittenPayload = z.object({
  messageId: z.uuid(),
  clientId: z.uuid(),
  /** Who looks after the client. */
  associateId: z.uuid().nullable(),
  isFromHouse: z.boolean(),
  /** Whether the client is told by mail too: alike ones within ten minutes are one. */
  isMailed: z.boolean(),
  about: z.object({ kind: z.enum(CONVERSATION_SUBJECTS), id: z.uuid() }).nullable(),
  begins: z.string(),
  doer: z.object({ userId: z.uuid().nullable(), role: z.enum(ROLES) }),
})
