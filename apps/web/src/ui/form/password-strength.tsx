import { MIN_PASSWORD_LENGTH } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { passwordStrength } from './password-problem.ts'
import styles from './password-strength.module.css'

const STEPS = [1, 2, 3, 4] as const

export function PasswordStrength({ password }: { password: string }) {
  const { t } = useTranslation()
  const strength = passwordStrength(password)
  return (
    <div className={styles.strength} data-strength={strength}>
      <div className={styles.steps} aria-hidden>
        {STEPS.map((step) => (
          <span key={step} data-reached={strength >= step} />
        ))}
      </div>
      <p role="status">
        {password === ''
          ? t('ui.strength.hint', { count: MIN_PASSWORD_LENGTH })
          : t(`ui.strength.${strength}`, { count: MIN_PASSWORD_LENGTH })}
      </p>
    </div>
  )
}
