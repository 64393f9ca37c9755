import type { ServerParts } from '@app/contract/health.contract'
import type { Problem } from '@app/domain'
import type { Config } from '../../config.ts'
import { isBucket } from '../../files/files-place.ts'

/**
 * Why this server should not be given calls. A folder is this machine's own, another server may do better; a bucket is shared, and taking
 * every server away because of it would stop also what works without files.
 */
export function whyNotReady({ database, files }: ServerParts, { files: place }: Pick<Config, 'files'>): Problem | null {
  if (database !== 'ok') return 'databaseUnavailable'
  const isFolder = place === undefined || !isBucket(place)
  return files !== 'ok' && isFolder ? 'filesUnavailable' : null
}
