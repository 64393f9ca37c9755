import type { PasswordInputProps } from '@mantine/core'
import { useMe } from '../../session/use-session.ts'
import { PasswordField } from './password-field.tsx'

/** The actor's own password again: the browser's password manager reads the account from the hidden field. */
export function OwnPasswordField(props: Omit<PasswordInputProps, 'autoComplete'>) {
  const { email } = useMe()
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField autoComplete="current-password" {...props} />
    </>
  )
}
