import type { List } from '@app/contract/fields/list'
import { listSavedViews } from '@app/contract/saved-views.contract'
import { answers } from './server.ts'

/** The only page of a list, unless `changed` says that there are more. */
export const aPage = <Row>(rows: readonly Row[], changed: Partial<List<Row>['meta']> = {}): List<Row> => ({
  data: [...rows],
  meta: { page: 1, limit: 50, total: rows.length, totalPages: 1, nextCursor: null, ...changed },
})

/** What every list with tools asks for first. */
export const hasNoSavedViews = (): void => answers(listSavedViews, [])
