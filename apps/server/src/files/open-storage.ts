import { openDiskStorage } from './disk-storage.ts'
import type { FileStorage } from './file-storage.ts'
import { type FilesPlace, isBucket } from './files-place.ts'

/** The storage that FILES_URL names; this folder when it names none. */
export async function openStorage(place: FilesPlace | undefined, folder: string): Promise<FileStorage> {
  if (!place) return openDiskStorage(folder)
  if (!isBucket(place)) return openDiskStorage(place.folder)
  // Whoever keeps files on disk does not wait for it to load.
  const { openS3Storage } = await import('./s3-storage.ts')
  return openS3Storage(place)
}
