// What messages about mails say, and about the steps of documents of the SRI.
import { titles } from '@app/contract/fields/title'
import { NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import { notificationPayload } from '@app/contract/notifications.contract'
import { z } from 'zod'

export const fiscalStepPayload = z.object({ documentId: z.uuid(), step: z.int() })

export const fiscalMailedPayload = z.object({
  documentId: z.uuid(),
  /** None: to its buyer. */
  to: z.string().nullable(),
  /** `authorised`, or which of several times it is sent again. */
  sending: z.string(),
})

export const settlementMadePayload = z.object({ settlementId: z.uuid(), associateId: z.uuid() })

export const newsMailedPayload = z.object({
  deduplicationKey: z.string(),
  userId: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  payload: notificationPayload,
  location: z.string(),
})

/** No note, code or amount: a locked screen shows what it says. */
export const newsPushedPayload = z.object({
  sessionId: z.uuid(),
  kind: z.enum(NOTIFICATION_KINDS),
  things: titles.nullable(),
  location: z.string(),
})

export type FiscalDocumentMailed = z.output<typeof fiscalMailedPayload>
export type SettlementMade = z.output<typeof settlementMadePayload>
export type NewsMailed = z.output<typeof newsMailedPayload>
export type NewsPushed = z.output<typeof newsPushedPayload>
