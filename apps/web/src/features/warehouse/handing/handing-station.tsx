import type { Bill } from '@app/contract/bills.contract'
import { Button } from '@mantine/core'
import IconUserCheck from '@tabler/icons-react/dist/esm/icons/IconUserCheck.mjs'
import { lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { useOrdersToHandOver } from '../../orders/orders-of-client.queries.ts'
import type { Tone } from '../../scanning/scan-tones.ts'
import { type Readings, useScanner } from '../../scanning/use-scanner.ts'
import { ScanField } from '../scan/scan-field.tsx'
import { ScanSignal } from '../scan/scan-signal.tsx'
import station from '../station.module.css'
import { HandingCard } from './handing-card.tsx'
import type { Waiting } from './package-outcome.ts'
import { PackageResult } from './package-result.tsx'
import { useHanding } from './use-handing.ts'

const DeliverDialog = lazy(() =>
  import('../../bills/counter/deliver-dialog.tsx').then((module) => ({ default: module.DeliverDialog })),
)

type Props = { bill: Bill; play: (tone: Tone) => void; onLeave: () => void; onDelivered: () => void }

/** The packages of a paid bill come to the counter one by one; once all lie there, they are handed over. */
export function HandingStation({ bill, ...rest }: Props) {
  const orders = useOrdersToHandOver(bill)
  if (orders.data) return <Counter bill={bill} waiting={orders.data} {...rest} />
  return orders.isError ? <ErrorState error={orders.error} onRetry={() => void orders.refetch()} /> : <PageLoading />
}

function Counter({
  bill,
  waiting,
  play,
  onLeave,
  onDelivered,
}: Props & { waiting: readonly (Waiting & { description: string })[] }) {
  const { t } = useTranslation('warehouse')
  const field = useRef<HTMLInputElement>(null)
  const handing = useHanding(waiting, play)
  const { outcome, isDelivering, isConnected, swallowed, areAllThere } = handing
  useEffect(() => {
    if (isDelivering) return
    const next = document.querySelector<HTMLElement>('[data-next]')
    if (next) next.focus()
    else if (outcome.step !== 'failed') field.current?.focus({ preventScroll: true })
  }, [outcome, isDelivering])
  return (
    <div className={station.station}>
      <div className={station.work}>
        {/* A scanned document belongs to the form of the delivery. */}
        {isDelivering ? null : <Ears onScan={handing.hear} />}
        <ScanField
          label={t('handing.package')}
          placeholder="ORD-000123"
          field={field}
          isLooking={handing.isBusy}
          onScan={(text) => handing.hear([text])}
        />
        {isConnected ? null : <ScanSignal kind="failed" title={t('queue.offline')} sentence={t('handing.needsConnection')} />}
        {swallowed > 0 && isConnected ? (
          <ScanSignal key={swallowed} kind="swallowed" title={t('swallowed')} sentence={t('swallowedHelp')} />
        ) : null}
        <PackageResult handing={handing} />
        <div className={station.buttons}>
          {areAllThere ? (
            <Button size="xl" data-next leftSection={<IconUserCheck aria-hidden />} onClick={handing.deliver}>
              {t('handing.deliver')}
            </Button>
          ) : null}
          <Button size="lg" variant="default" onClick={onLeave}>
            {t('handing.leave')}
          </Button>
        </div>
      </div>
      <div className={station.side}>
        <HandingCard bill={bill} waiting={waiting} there={handing.there} />
      </div>
      {isDelivering ? (
        <Suspense>
          <DeliverDialog bill={bill} isWhole onClose={handing.goOn} onDone={onDelivered} />
        </Suspense>
      ) : null}
    </div>
  )
}

function Ears({ onScan }: { onScan: (readings: Readings) => void }) {
  useScanner(onScan)
  return null
}
