import { PasswordInput, TextInput, type TextInputProps } from '@mantine/core'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

type FieldProps = { name: string; value: string; error: string | undefined; onBlur: () => void }

type TextProps = {
  label: string
  field: FieldProps
  onChange: (value: string) => void
  description?: ReactNode
} & Pick<TextInputProps, 'type' | 'autoComplete' | 'inputMode' | 'autoCapitalize' | 'list' | 'autoFocus' | 'max'>

export function TextField({ field, onChange, ...rest }: TextProps) {
  return <TextInput {...field} {...rest} required onChange={({ currentTarget }) => onChange(currentTarget.value)} />
}

type PasswordProps = Pick<TextProps, 'label' | 'field' | 'onChange' | 'description'> & {
  autoComplete: 'current-password' | 'new-password'
}

export function PasswordField({ field, onChange, ...rest }: PasswordProps) {
  const { t } = useTranslation('signed-out')
  return (
    <PasswordInput
      {...field}
      {...rest}
      required
      visibilityToggleButtonProps={{ 'aria-label': t('togglePassword'), tabIndex: 0 }}
      visibilityToggleIcon={({ reveal }) => (reveal ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />)}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
    />
  )
}
