import { bundleSuggestion as contract } from '@app/contract'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import { suggestBundles } from './suggest-bundles.ts'

export function bundleSuggestionsRoutes(app: FastifyInstance): void {
  serve(app, contract.suggestBundles, ({ db, query, actor }) => suggestBundles(db, actor, query))
}
