import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useTranslation } from 'react-i18next'

type Props = Omit<PasswordInputProps, 'autoComplete'> & { autoComplete: 'current-password' | 'new-password' }

/** A password that can be shown, by the keyboard too. */
export function PasswordField(props: Props) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      required
      visibilityToggleButtonProps={{ 'aria-label': t('ui.togglePassword'), tabIndex: 0 }}
      visibilityToggleIcon={({ reveal }) => (reveal ? <IconEyeOff aria-hidden /> : <IconEye aria-hidden />)}
      // Mantine marks the frame alone: a screen reader, and what brings the focus to the first wrong field, read the field.
      aria-invalid={props.error ? true : undefined}
      {...props}
    />
  )
}
