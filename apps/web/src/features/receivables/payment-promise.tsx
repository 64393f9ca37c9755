import { setPaymentPromise } from '@app/contract/endpoints/receivables/receivables'
import type { Receivable } from '@app/contract/receivables/receivables.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../session/may.tsx'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { Chip, type Tone } from '../../ui/show/chip.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './receivables.module.css'
import { useRemovePaymentPromise } from './receivables.queries.ts'

const PromiseDialog = lazy(async () => ({ default: (await import('./payment-promise-dialog.tsx')).PaymentPromiseDialog }))

type Promised = NonNullable<Receivable['promise']>
const TONES: Record<Promised['state'], Tone> = { open: 'blue', broken: 'red', kept: 'green' }

/** Whether it still holds. */
export function PromiseChip({ promise: { state } }: { promise: Promised }) {
  const { t } = useTranslation('accounts')
  return <Chip tone={TONES[state]}>{t(`receivables.promise.states.${state}`)}</Chip>
}

/** What the client said that they would pay; it is written down, changed and taken back here. */
export function PaymentPromise({ owed }: { owed: Receivable }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const [isAsked, setAsked] = useState(false)
  const removing = useRemovePaymentPromise()
  const { promise, client } = owed
  return (
    <PanelSection
      title={t('receivables.promise.title')}
      action={
        <May call={setPaymentPromise}>
          <span className={styles.acts}>
            {promise ? (
              <Button variant="subtle" size="compact-sm" loading={removing.isPending} onClick={() => removing.mutate(client.id)}>
                {t('receivables.promise.remove')}
              </Button>
            ) : null}
            <Button variant="default" size="compact-sm" onClick={() => setAsked(true)}>
              {t(promise ? 'receivables.promise.change' : 'receivables.promise.add')}
            </Button>
          </span>
        </May>
      }
    >
      {promise ? (
        <>
          <p className={styles.promised}>
            {t('receivables.promise.says', { amount: format.money(promise.amountInCents), day: format.day(promise.promisedOn) })}{' '}
            <PromiseChip promise={promise} />
          </p>
          {promise.note ? <p className={styles.quiet}>{promise.note}</p> : null}
        </>
      ) : (
        <p className={styles.quiet}>{t('receivables.promise.none')}</p>
      )}
      <Suspense>{isAsked ? <PromiseDialog owed={owed} onClose={() => setAsked(false)} /> : null}</Suspense>
    </PanelSection>
  )
}
