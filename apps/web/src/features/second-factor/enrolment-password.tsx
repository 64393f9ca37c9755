import type { Enrolment } from '@app/contract/second-factor.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keepFocus } from '../../ui/form/keep-focus.ts'
import { OwnPasswordField } from '../../ui/form/own-password-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import styles from './second-factor.module.css'
import { useBeginSecondFactor } from './second-factor.queries.ts'

type Props = { onBegun: (enrolment: Enrolment) => void; onCancel?: (() => void) | undefined }

export function EnrolmentPassword({ onBegun, onCancel }: Props) {
  const { t } = useTranslation('second-factor')
  const begin = useBeginSecondFactor()
  const form = useContractForm(async () => (await import('./second-factor.schemas.ts')).passwordForm, {
    defaultValues: { password: '' },
  })
  const submit = form.handleSubmit((body) => begin.mutateAsync(body).then(onBegun, form.refuse))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.sentence}>{t('enrol.passwordSentence')}</p>
      <OwnPasswordField label={t('password')} {...form.register('password')} error={form.errorOf('password')} autoFocus />
      <div className={styles.actions}>
        {onCancel ? (
          <Button variant="default" onMouseDown={keepFocus} onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        ) : null}
        <Button type="submit" loading={begin.isPending}>
          {t('enrol.go')}
        </Button>
      </div>
    </form>
  )
}
