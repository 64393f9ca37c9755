import { files as contract } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { recordSeen } from '../events/seen-events.ts'
import * as files from './files.repository.ts'

export function filesRoutes(app: FastifyInstance): void {
  serve(app, contract.getFile, async ({ db, parts, params, actor }) => {
    const file = await files.getVisible(db, actor, params.id)
    if (file.purpose !== 'photo' && file.ownerId !== actor.userId) await recordSeen(db, actor, readingOf(file, actor))
    const content = await parts.storage.get(file.storageKey)
    if (!content) throw new DomainError('fileNotFound')
    return { name: file.originalName, contentType: file.contentType, content }
  })
}

/** On record with the record that the file is of; else with its owner's account, or the reader's. */
function readingOf({ recordKind, recordId, ownerId, purpose, originalName }: files.StoredFileRow, { userId }: Actor) {
  const reading = { action: 'seeFile', changes: { purpose, file: originalName } } as const
  if (recordKind && recordId) return { ...reading, aggregate: recordKind, aggregateId: recordId }
  return { ...reading, aggregate: 'user', aggregateId: ownerId ?? userId } as const
}
