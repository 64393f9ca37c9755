import type { PasswordInputProps } from '@mantine/core'
import { useMe } from '../../session/use-session.ts'
import { PasswordField } from './password-field.tsx'

/** The password again of whoever is signed in: the browser's own keeper of passwords reads whose it is from the field nobody sees. */
export function OwnPasswordField(props: Omit<PasswordInputProps, 'autoComplete'>) {
  const { email } = useMe()
  return (
    <>
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField autoComplete="current-password" {...props} />
    </>
  )
}
