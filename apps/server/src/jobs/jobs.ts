import type { FastifyBaseLogger } from 'fastify'
import type { Config } from '../config.ts'
import type { WaitingMessage } from '../features/outbox/waiting-messages.repository.ts'
import { sendPasswordReset } from '../features/sessions/send-password-reset.ts'
import type { Post } from '../mail/send-mail.ts'

export type JobParts = Post & { config: Config; log: FastifyBaseLogger }
type Job = (parts: JobParts, message: WaitingMessage) => Promise<void>

/** What is done after a transaction has committed, by the kind of its outbox message: one line each. Every job may run twice. */
export const JOBS: Readonly<Record<string, Job>> = {
  passwordResetRequested: sendPasswordReset,
}
