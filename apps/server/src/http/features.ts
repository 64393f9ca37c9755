// Every feature that answers calls: one line each.
import type { FastifyInstance } from 'fastify'
import { authorizedNamesRoutes } from '../features/authorized-names/authorized-names.routes.ts'
import { companyRoutes } from '../features/company/company.routes.ts'
import { filesRoutes } from '../features/files/files.routes.ts'
import { healthRoutes } from '../features/health/health.routes.ts'
import { parametersRoutes } from '../features/parameters/parameters.routes.ts'
import { sessionsRoutes } from '../features/sessions/sessions.routes.ts'
import { usersRoutes } from '../features/users/users.routes.ts'
import type { Parts } from './parts.ts'

type FeatureRoutes = (app: FastifyInstance, parts: Parts) => void

export const FEATURES: readonly FeatureRoutes[] = [
  authorizedNamesRoutes,
  companyRoutes,
  filesRoutes,
  healthRoutes,
  parametersRoutes,
  sessionsRoutes,
  usersRoutes,
]
