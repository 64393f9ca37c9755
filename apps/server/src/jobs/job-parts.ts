import type { FileStorage } from '../files/file-storage.ts'
import type { Post } from '../mail/send-mail.ts'
import type { Metrics } from '../metrics/metrics.ts'

/** What every reader of messages is built from. */
export type JobParts = Post & { storage: FileStorage; jobEnded?: Metrics['jobEnded'] | undefined }
