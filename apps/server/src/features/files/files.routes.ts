import { files as contract } from '@app/contract'
import { DomainError } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { recordSeen } from '../events/seen-events.ts'
import * as files from './files.repository.ts'

export function filesRoutes(app: FastifyInstance): void {
  serve(app, contract.getFile, async ({ db, parts, params, actor }) => {
    const file = await files.getVisible(db, actor, params.id)
    if (file.purpose !== 'photo' && file.ownerId !== actor.userId) await recordSeen(db, actor, readingOf(file))
    const content = await parts.storage.get(file.storageKey)
    if (!content) throw new DomainError('fileNotFound')
    return { name: file.originalName, contentType: file.contentType, content }
  })
}

/** On record with the record that the file is of, or its owner's account. */
function readingOf({ recordKind, recordId, ownerId, uploadedById, purpose, originalName }: files.StoredFileRow) {
  const changes = { purpose, file: originalName }
  if (recordKind && recordId) return { aggregate: recordKind, aggregateId: recordId, action: 'seeFile', changes }
  return { aggregate: 'user' as const, aggregateId: ownerId ?? uploadedById ?? NOBODY, action: 'seeFile', changes }
}
const NOBODY = '00000000-0000-0000-0000-000000000000'
