import { conversations as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import * as users from '../users/users.repository.ts'
import { answerClient } from './answer-client.ts'
import { viewConversation } from './conversation.view.ts'
import { openConversations } from './conversations.lists.ts'
import { readConversation } from './read-conversation.ts'
import { readOwnConversation } from './read-own-conversation.ts'
import { writeToHouse } from './write-to-house.ts'

export function conversationsRoutes(app: FastifyInstance): void {
  serve(app, contract.listOpenConversations, openConversations.answer)

  serve(app, contract.getOwnConversation, async ({ db, actor, query }) =>
    viewConversation(db, actor, await users.getClient(db, actor, actor.userId), query.before),
  )
  serve(app, contract.writeToHouse, ({ db, parts, actor, body, files }) =>
    writeToHouse(db, parts.storage, actor, { ...body, files }),
  )
  serve(app, contract.readOwnConversation, ({ db, actor, body }) => readOwnConversation(db, actor, body.upTo))

  serve(app, contract.getConversation, async ({ db, actor, params, query }) =>
    viewConversation(db, actor, await users.getClient(db, actor, params.id), query.before),
  )
  serve(app, contract.answerClient, ({ db, parts, actor, params, body, files }) =>
    answerClient(db, parts.storage, actor, params.id, { ...body, files }),
  )
  serve(app, contract.readConversation, ({ db, actor, params, body }) => readConversation(db, actor, params.id, body))
}
