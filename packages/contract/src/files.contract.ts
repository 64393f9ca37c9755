import { ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams } from './fields/fields.ts'

export const FILE_PURPOSES = ['invoice', 'tracking', 'photo', 'proof', 'signature'] as const

export const storedFile = z.strictObject({
  id,
  name: z.string(),
  contentType: z.string(),
  sizeInBytes: z.int(),
  purpose: z.enum(FILE_PURPOSES),
})
export type StoredFile = z.output<typeof storedFile>

/** Limits that a refusal states. */
export const FILE_LIMIT_IN_BYTES = 10 * 1024 * 1024
/** An image that unpacks to more is no photo of a package. */
export const IMAGE_LIMIT_IN_PIXELS = 64_000_000
/** Told by content, not by name. No HEIC: the place where a photo was taken could not be taken out of it. */
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp'] as const

/** A file of a record, for whoever may see that record. */
export const getFile = endpoint({
  method: 'GET',
  path: '/file/{id}',
  summary: 'Downloads a file of a record.',
  roles: ROLES,
  params: idParams,
  response: 'file',
})
