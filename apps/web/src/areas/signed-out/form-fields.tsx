import { TextInput, type TextInputProps } from '@mantine/core'
import type { ReactNode } from 'react'
import { PasswordField } from '../../ui/form/password-field.tsx'

type FieldProps = { name: string; value: string; error: string | undefined; onBlur: () => void }

type TextProps = {
  label: string
  field: FieldProps
  onChange: (value: string) => void
  description?: ReactNode
} & Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'list' | 'autoFocus'>

export function TextField({ field, onChange, ...rest }: TextProps) {
  return <TextInput {...field} {...rest} required onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}

type SecretProps = Pick<TextProps, 'label' | 'field' | 'onChange' | 'description'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function SecretField({ field, onChange, ...rest }: SecretProps) {
  return <PasswordField {...field} {...rest} onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}
