import type { Order } from '@app/contract/orders.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { errorSentence } from '../../api/error-sentence.ts'
import { useResumeOrder } from '../orders/orders.queries.ts'
import { LastReceipt } from './last-receipt.tsx'
import { MatchCard } from './match-card.tsx'
import styles from './receive.module.css'
import type { ScanOutcome } from './scan-outcome.ts'
import { ScanSignal } from './scan-signal.tsx'
import { UnmatchedForm } from './unmatched-form.tsx'
import type { Station } from './use-receive-station.ts'
import { WeighForm } from './weigh-form.tsx'

/** What the station shows below the scan field: unmistakable by colour, icon and words. */
export function ScanResult({ station, onCancel }: { station: Station; onCancel: () => void }) {
  const { t } = useTranslation('administrator')
  const { state } = station
  if (state.step === 'ready') return <LastReceipt last={state.last} />
  if (state.step === 'failed')
    return <ScanSignal kind="failed" title={t('warehouse.lookUpFailed')} sentence={errorSentence(t, state.error)} />
  return <Found outcome={state.outcome} station={station} onCancel={onCancel} />
}

type FoundProps = { outcome: ScanOutcome; station: Station; onCancel: () => void }

function Found({ outcome, station, onCancel }: FoundProps) {
  const { t } = useTranslation('administrator')
  const { scan, receive, receiving, register, registering } = station
  if (outcome.kind === 'unknown')
    return (
      <>
        <ScanSignal kind="unknown" title={t('warehouse.unknown')} sentence={t('warehouse.unknownHelp', outcome)} />
        <UnmatchedForm
          key={outcome.tracking}
          isSending={registering.isPending}
          error={registering.error}
          onRegister={(description, intake) => register(outcome.tracking, description, intake)}
          onScan={scan}
          onCancel={onCancel}
        />
      </>
    )
  const { kind, order } = outcome
  const canWeigh = order.allowedActions.includes('confirmWarehouse')
  return (
    <>
      <ScanSignal
        kind={kind}
        title={t(`warehouse.${kind}`)}
        sentence={t(kind === 'duplicate' && canWeigh ? 'warehouse.weighAgainHelp' : `warehouse.${kind}Help`)}
      />
      <MatchCard order={order} />
      {order.missing.length > 0 ? <Missing order={order} station={station} /> : null}
      {canWeigh ? (
        <WeighForm
          key={order.id}
          order={order}
          isSending={receiving.isPending}
          error={receiving.error}
          takesFocus={kind === 'expected'}
          onConfirm={(intake) => receive(order, intake)}
          onScan={scan}
          onCancel={onCancel}
        />
      ) : (
        <Button size="xl" variant="default" onClick={onCancel}>
          {t('warehouse.next')}
        </Button>
      )}
    </>
  )
}

/** What was asked for, and for an answered order the way to take it up again without leaving the station. */
function Missing({ order, station }: Pick<FoundProps, 'station'> & { order: Order }) {
  const { t } = useTranslation(['administrator', 'orders'])
  const resume = useResumeOrder()
  const takeUp = () => resume.mutate(order.id, { onSuccess: () => station.scan(order.tracking ?? order.code) })
  return (
    <div className={styles.waiting}>
      <ul>
        {order.missing.map((missing) => (
          <li key={missing}>{t(`missing.${missing}`, { ns: 'orders' })}</li>
        ))}
      </ul>
      {order.missingNote ? <p>{order.missingNote}</p> : null}
      {order.allowedActions.includes('resume') ? (
        <Button size="lg" loading={resume.isPending} onClick={takeUp}>
          {t('warehouse.resume')}
        </Button>
      ) : null}
    </div>
  )
}
