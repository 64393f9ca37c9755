import { clientNotes as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { DONE } from '../../http/done.ts'
import { serve } from '../../http/serve.ts'
import { addClientNote } from './add-client-note.ts'
import { listClientNotes } from './list-client-notes.ts'
import { removeClientNote } from './remove-client-note.ts'
import { updateClientNote } from './update-client-note.ts'

export function clientNotesRoutes(app: FastifyInstance): void {
  serve(app, contract.listClientNotes, ({ db, actor, params, query }) => listClientNotes(db, actor, params.id, query.before))

  serve(app, contract.addClientNote, ({ db, actor, params, body }) => addClientNote(db, actor, params.id, body.text))

  serve(app, contract.updateClientNote, ({ db, actor, params, body }) => updateClientNote(db, actor, params.id, body.text))

  serve(app, contract.removeClientNote, async ({ db, actor, params }) => {
    await removeClientNote(db, actor, params.id)
    return DONE
  })
}
