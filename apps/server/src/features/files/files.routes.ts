import { files as contract } from '@app/contract'
import { DomainError } from '@app/domain'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import * as files from './files.repository.ts'

export function filesRoutes(app: FastifyInstance): void {
  serve(app, contract.getFile, async ({ db, parts, params, actor }) => {
    const file = await files.getVisible(db, actor, params.id)
    const content = await parts.storage.get(file.storageKey)
    if (!content) throw new DomainError('fileNotFound')
    return { name: file.originalName, contentType: file.contentType, content }
  })
}
