import { Button } from '@mantine/core'
import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useUpdateIncomplete } from '../orders/orders.queries.ts'
import type { StationPackage } from '../scan-queue/station-package.ts'
import styles from './found-package.module.css'
import { LabelButton } from './label-button.tsx'
import { MatchCard } from './match/match-card.tsx'
import { ScanSignal } from './scan/scan-signal.tsx'
import type { Station } from './use-station.ts'
import { WeighForm } from './weigh-form.tsx'

const IncidentDialog = lazy(() => import('./incident-dialog.tsx').then((module) => ({ default: module.IncidentDialog })))

type Props = {
  kind: 'expected' | 'duplicate' | 'waiting'
  order: StationPackage
  age: ReactNode
  station: Station
  onCancel: () => void
}

/** A package of somebody's, with what can be done with it here. */
export function FoundPackage({ kind, order, age, station, onCancel }: Props) {
  const { t } = useTranslation('warehouse')
  const [isReporting, setReporting] = useState(false)
  const canWeigh = order.allowedActions.includes('confirmWarehouse')
  const help = kind === 'duplicate' && canWeigh ? 'weighAgainHelp' : `${kind}Help`
  return (
    <>
      <ScanSignal
        kind={kind}
        title={t(kind)}
        sentence={
          <>
            {t(help)} {age}
          </>
        }
      />
      <MatchCard order={order}>
        <div className={styles.tools}>
          {kind === 'duplicate' ? <LabelButton orderId={order.id} code={order.code} label={t('label.again')} size="md" /> : null}
          {order.allowedActions.includes('openIncident') ? (
            <Button variant="subtle" size="md" leftSection={<IconAlertCircle aria-hidden />} onClick={() => setReporting(true)}>
              {t('incident.report')}
            </Button>
          ) : null}
        </div>
      </MatchCard>
      {order.missing.length > 0 ? <Missing order={order} station={station} /> : null}
      {canWeigh ? (
        <WeighForm key={order.id} order={order} station={station} takesFocus={kind !== 'duplicate'} onCancel={onCancel} />
      ) : (
        <Button size="xl" variant="default" onClick={onCancel}>
          {t('next')}
        </Button>
      )}
      {isReporting ? (
        <Suspense>
          <IncidentDialog order={order} onClose={() => setReporting(false)} />
        </Suspense>
      ) : null}
    </>
  )
}

/** What was asked for, and for an answered order the way to take it up again without leaving the station. */
function Missing({ order, station }: { order: StationPackage; station: Station }) {
  const { t } = useTranslation(['warehouse', 'orders'])
  const resume = useUpdateIncomplete('resumed')
  const takeUp = () =>
    resume.mutate({ orderId: order.id, resume: true }, { onSuccess: () => void station.look([order.tracking ?? order.code]) })
  return (
    <div className={styles.waiting}>
      <ul>
        {order.missing.map((missing) => (
          <li key={missing}>{t(`missing.${missing}`)}</li>
        ))}
      </ul>
      {order.missingNote ? <p>{order.missingNote}</p> : null}
      {order.allowedActions.includes('resume') ? (
        <Button size="lg" loading={resume.isPending} onClick={takeUp}>
          {t('resume')}
        </Button>
      ) : null}
    </div>
  )
}
