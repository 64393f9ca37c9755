import type { SavedView } from '@app/contract/saved-views.contract'
import type * as savedViews from './saved-views.repository.ts'

type Saved = Awaited<ReturnType<typeof savedViews.add>>

export const savedView = ({ createdAt, updatedAt, ...view }: Saved): SavedView => ({
  ...view,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
