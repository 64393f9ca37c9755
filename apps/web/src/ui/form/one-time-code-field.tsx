import { TextInput, type TextInputProps } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import styles from './one-time-code-field.module.css'

type Props = Omit<TextInputProps, 'label' | 'type'> & { isRecovery: boolean }

/** Six digits of an application, which a telephone may fill in by itself, or a recovery code. */
export function OneTimeCodeField({ isRecovery, ...props }: Props) {
  const { t } = useTranslation()
  return (
    <TextInput
      required
      label={t(isRecovery ? 'ui.code.recovery' : 'ui.code.label')}
      placeholder={isRecovery ? 'abcde-fghij' : '000 000'}
      classNames={{ input: styles.code }}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      inputMode={isRecovery ? 'text' : 'numeric'}
      autoCapitalize="none"
      spellCheck={false}
      {...props}
    />
  )
}
