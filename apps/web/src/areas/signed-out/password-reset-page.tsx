import { useSearch } from '../../session/location.ts'
import { ChoosePassword } from './choose-password.tsx'
import { RequestReset } from './request-reset.tsx'

/** Asks for a link, or, where the address is one, for the new password. */
export function PasswordResetPage() {
  const token = new URLSearchParams(useSearch()).get('token')
  return token ? <ChoosePassword token={token} /> : <RequestReset />
}
