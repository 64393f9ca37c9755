import { FILE_LIMIT_IN_BYTES, FILE_TYPES } from '@app/domain'

/** By name, where the browser does not know the type: telephones' pictures. */
const KNOWN_ENDINGS = /\.(pdf|jpe?g|png|webp)$/i

export type FileProblem = 'fileTooLarge' | 'fileTypeNotAllowed' | 'fileEmpty'

/** What the server would refuse, said before anything is sent; it looks at the content itself. */
export function problemOfFile({ name, size, type }: Pick<File, 'name' | 'size' | 'type'>): FileProblem | null {
  if (size === 0) return 'fileEmpty'
  if (size > FILE_LIMIT_IN_BYTES) return 'fileTooLarge'
  const known = type === '' ? KNOWN_ENDINGS.test(name) : FILE_TYPES.some((allowed) => allowed === type)
  return known ? null : 'fileTypeNotAllowed'
}
