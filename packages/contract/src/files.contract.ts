import { FILE_PURPOSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams } from './fields/fields.ts'

export const storedFile = z.strictObject({
  id,
  name: z.string(),
  contentType: z.string(),
  sizeInBytes: z.int(),
  purpose: z.enum(FILE_PURPOSES),
})
export type StoredFile = z.output<typeof storedFile>

export const getFile = endpoint({
  method: 'GET',
  path: '/file/{id}',
  summary: 'Downloads a file of a record.',
  description: 'A file of a record, for whoever may see that record.',
  roles: ROLES,
  params: idParams,
  response: 'file',
})
