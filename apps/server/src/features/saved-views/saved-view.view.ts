import type { SavedView } from '@app/contract/saved-views.contract'
import type { Actor } from '@app/domain'
import type { SavedViewInView } from './saved-views.repository.ts'

/** As this person has it: what opens a screen for its maker opens it for nobody else. */
export const savedView = (
  { userId }: Actor,
  { createdAt, updatedAt, userId: maker, isDefault, ...view }: SavedViewInView,
): SavedView => ({
  ...view,
  isDefault: isDefault && maker === userId,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
