import type { Enrolment } from '@app/contract/second-factor.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { keepFocus } from '../../ui/form/keep-focus.ts'
import { OneTimeCodeField } from '../../ui/form/one-time-code-field.tsx'
import { useContractForm } from '../../ui/form/use-contract-form.ts'
import { QrCode } from '../../ui/show/qr-code.tsx'
import { CopyText } from './copy-text.tsx'
import styles from './second-factor.module.css'
import { useConfirmSecondFactor } from './second-factor.queries.ts'

type Props = { enrolment: Enrolment; onConfirmed: (codes: readonly string[]) => void; onCancel?: (() => void) | undefined }

/** To be scanned, or typed where no camera is; the first code shows that it arrived. */
export function EnrolmentCode({ enrolment: { secret, address, qrCode }, onConfirmed, onCancel }: Props) {
  const { t } = useTranslation('second-factor')
  const confirm = useConfirmSecondFactor()
  const form = useContractForm(async () => (await import('./second-factor.schemas.ts')).codeForm, {
    defaultValues: { code: '' },
  })
  const submit = form.handleSubmit((body) =>
    confirm.mutateAsync(body).then(({ recoveryCodes }) => onConfirmed(recoveryCodes), form.refuse),
  )
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div className={styles.scan}>
        <QrCode {...qrCode} className={styles.qrCode} label={t('enrol.qrCode')} />
        <ol className={styles.steps}>
          <li>{t('enrol.scan')}</li>
          <li>
            {t('enrol.type')}
            <CopyText label={t('enrol.secret')} value={inFours(secret)} copies={secret} />
            <a href={address} className={styles.here}>
              {t('enrol.openHere')}
            </a>
          </li>
          <li>
            {t('enrol.enter')}
            <OneTimeCodeField isRecovery={false} {...form.register('code')} error={form.errorOf('code')} mt="0.5rem" />
          </li>
        </ol>
      </div>
      <div className={styles.actions}>
        {onCancel ? (
          <Button variant="default" onMouseDown={keepFocus} onClick={onCancel}>
            {t('ui.cancel')}
          </Button>
        ) : null}
        <Button type="submit" loading={confirm.isPending}>
          {t('enrol.turnOn')}
        </Button>
      </div>
    </form>
  )
}

const inFours = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret
