import type { SecondFactor } from '@app/contract/second-factor.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '../../ui/show/chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './second-factor.module.css'

const RenewCodesDialog = lazy(async () => ({ default: (await import('./renew-codes-dialog.tsx')).RenewCodesDialog }))
const TurnOffDialog = lazy(async () => ({ default: (await import('./turn-off-dialog.tsx')).TurnOffDialog }))

const FEW_CODES = 3

/** It is on: since when, how many recovery codes are left, and what can be done about it. */
export function SecondFactorState({ factor }: { factor: SecondFactor }) {
  const { t } = useTranslation('second-factor')
  const format = useFormat()
  const [dialog, setDialog] = useState<'renew' | 'turnOff' | null>(null)
  const close = () => setDialog(null)
  const { confirmedAt, passkeys, recoveryCodesLeft, isRequired } = factor
  const mayTurnOff = confirmedAt !== null && (!isRequired || passkeys > 0)
  return (
    <>
      <div className={styles.state}>
        <Chip tone="green">{t('on.chip')}</Chip>
        {confirmedAt ? <span>{t('on.since', { when: format.instant(confirmedAt) })}</span> : null}
      </div>
      <p className={styles.sentence}>
        <span className={recoveryCodesLeft <= FEW_CODES ? styles.few : undefined}>
          {t('on.codesLeft', { count: recoveryCodesLeft })}
        </span>{' '}
        {isRequired ? t('on.required') : null}
      </p>
      <div className={styles.actions}>
        {mayTurnOff ? (
          <Button variant="default" onClick={() => setDialog('turnOff')}>
            {t('off.open')}
          </Button>
        ) : null}
        <Button variant="default" onClick={() => setDialog('renew')}>
          {t('renew.open')}
        </Button>
      </div>
      <Suspense>
        {dialog === 'renew' ? <RenewCodesDialog factor={factor} onClose={close} /> : null}
        {dialog === 'turnOff' ? <TurnOffDialog factor={factor} onClose={close} /> : null}
      </Suspense>
    </>
  )
}
