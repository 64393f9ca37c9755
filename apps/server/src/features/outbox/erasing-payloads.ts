// What messages about what is removed say.
import { LANGUAGES } from '@app/domain'
import { z } from 'zod'

export const closedAccountPayload = z.object({
  userId: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  language: z.enum(LANGUAGES),
  code: z.string(),
  customsForYears: z.int(),
  booksForYears: z.int(),
})

export const erasedFilesPayload = z.object({ storageKeys: z.array(z.string()).min(1) })

export type AccountClosed = z.output<typeof closedAccountPayload>
export type FilesErased = z.output<typeof erasedFilesPayload>
