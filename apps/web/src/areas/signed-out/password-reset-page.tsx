import { useFragment, useSearch } from '../../session/location.ts'
import { ChoosePassword } from './choose-password.tsx'
import { RequestReset } from './request-reset.tsx'

/** Asks for a link, or, where the address is one, for the new password. Links that were mailed before have their token in the query. */
export function PasswordResetPage() {
  const fragment = new URLSearchParams(useFragment().slice(1))
  const search = new URLSearchParams(useSearch())
  const token = fragment.get('token') ?? search.get('token')
  return token ? <ChoosePassword token={token} /> : <RequestReset />
}
