import type { JobParts } from '../../jobs/job-parts.ts'
import type { FilesErased } from '../outbox/erasing-payloads.ts'
import type { Said } from '../outbox/messages.ts'

/** Removes the bytes of files that no row shows any more. */
export async function onFilesErased({ storage }: Pick<JobParts, 'storage'>, { payload }: Said<FilesErased>): Promise<void> {
  for (const key of payload.storageKeys) await storage.remove(key)
}
