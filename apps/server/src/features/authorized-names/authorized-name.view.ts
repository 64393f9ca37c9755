import type { authorizedNames as contract } from '@app/contract'
import type { AuthorizedNameInUse } from './authorized-names.repository.ts'

export const authorizedNameView = ({
  createdAt,
  updatedAt,
  consentedAt,
  ...name
}: AuthorizedNameInUse): contract.AuthorizedName => ({
  ...name,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
  consentedAt: consentedAt?.toISOString() ?? null,
})
