import { type Dashboard, dashboard } from '@app/contract/dashboard.contract'
import { emptyOf } from './empty-of.ts'

/** A desktop on which nothing waits. */
export const aDashboard = (): Dashboard => emptyOf(dashboard)
