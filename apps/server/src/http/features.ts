// Every feature that answers calls: one line each.
import type { FastifyInstance } from 'fastify'
import type { Parts } from './parts.ts'

type FeatureRoutes = (app: FastifyInstance, parts: Parts) => void

export const FEATURES: readonly FeatureRoutes[] = []
