import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import { mailNews } from '../features/notifications/mail-news.ts'
import { notifyOfOrder } from '../features/notifications/notify-of-order.ts'
import { notifyOfPurchase } from '../features/notifications/notify-of-purchase.ts'
import { notifyPerson } from '../features/notifications/notify-person.ts'
import { notifyStaff } from '../features/notifications/notify-staff.ts'
import type { OutboxMessageRow } from '../features/outbox/outbox.table.ts'
import { sendAdministratorInvitation } from '../features/sessions/send-administrator-invitation.ts'
import { sendPasswordReset } from '../features/sessions/send-password-reset.ts'
import { sendUserInvitation } from '../features/sessions/send-user-invitation.ts'
import { mailSignInChanged } from '../features/sessions/tell-sign-in-changed.ts'
import type { Post } from '../mail/send-mail.ts'
import type { Metrics } from '../metrics/open-metrics.ts'

export type JobParts = Post & { config: Config; log: FastifyBaseLogger; jobEnded?: Metrics['jobEnded'] | undefined }
type Job = (parts: JobParts, message: OutboxMessageRow) => Promise<void>

/** What is done after a transaction has committed, by the kind of its outbox message: one line each. Every job may run twice. */
export const JOBS: Readonly<Record<string, Job>> = {
  administratorInvited: sendAdministratorInvitation,
  newsMailed: mailNews,
  orderMoved: notifyOfOrder,
  passwordResetRequested: sendPasswordReset,
  personTold: notifyPerson,
  purchaseMoved: notifyOfPurchase,
  signInChanged: mailSignInChanged,
  staffTold: notifyStaff,
  userInvited: sendUserInvitation,
}
