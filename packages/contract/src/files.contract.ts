import { ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams } from './fields.ts'

export const FILE_PURPOSES = ['invoice', 'tracking', 'photo', 'proof', 'signature'] as const

export const storedFile = z.strictObject({
  id,
  name: z.string(),
  contentType: z.string(),
  sizeInBytes: z.int(),
  purpose: z.enum(FILE_PURPOSES),
})
export type StoredFile = z.output<typeof storedFile>

/** Limits that a refusal states: by content, not by name. */
export const FILE_LIMIT_IN_BYTES = 10 * 1024 * 1024
export const FILE_TYPES = ['application/pdf', 'image/jpeg', 'image/png', 'image/webp', 'image/heic'] as const

/** A file of a record, for whoever may see that record. */
export const getFile = endpoint({ method: 'GET', path: '/file/{id}', roles: ROLES, params: idParams, response: 'file' })
