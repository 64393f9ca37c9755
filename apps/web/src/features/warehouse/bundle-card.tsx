import { Button } from '@mantine/core'
import IconPlaneArrival from '@tabler/icons-react/dist/esm/icons/IconPlaneArrival.mjs'
import { useTranslation } from 'react-i18next'
import { StatusChip } from '../../ui/show/status-chip.tsx'
import { Weight } from '../../ui/show/weight.tsx'
import type { StationBundle } from '../scan-queue/station-package.ts'
import styles from './bundle-card.module.css'
import { Fact } from './match/match-card.tsx'
import form from './station.module.css'
import card from './station-card.module.css'
import { StationRefusal } from './station-refusal.tsx'
import type { Station } from './use-station.ts'

type Props = { bundle: StationBundle; station: Station; onCancel: () => void }

/** A bundle at Quito's door: scanned once more, or confirmed with Enter, it has arrived. */
export function BundleCard({ bundle, station, onCancel }: Props) {
  const { t } = useTranslation('warehouse')
  const { code, childGuideNumber, consigneeName, weightInGrams, manifestCode, packages, status } = bundle
  return (
    <section className={card.match} aria-label={t('arrival.title')}>
      <div className={card.chips}>
        <StatusChip status={status} />
      </div>
      <p className={card.client}>{consigneeName}</p>
      <dl className={card.facts}>
        <Fact name={t('arrival.guide')} value={childGuideNumber ?? '—'} />
        <Fact name={t('arrival.bundle')} value={code} />
        <Fact name={t('arrival.manifest')} value={manifestCode ?? '—'} />
        <Fact name={t('arrival.weight')} value={<Weight grams={weightInGrams} />} />
      </dl>
      <ul className={styles.inside} aria-label={t('arrival.inside', { count: packages.length })}>
        {packages.map((one) => (
          <li key={one.code}>
            <strong>{one.code}</strong> {one.clientName} <span className={card.quiet}>{one.description}</span>
          </li>
        ))}
      </ul>
      <StationRefusal station={station} />
      <div className={form.buttons}>
        {status === 'sended' ? (
          <Button
            size="xl"
            loading={station.isBusy}
            leftSection={<IconPlaneArrival aria-hidden />}
            onClick={() => void station.arrive(bundle)}
            data-next
          >
            {t('arrival.confirm')}
          </Button>
        ) : null}
        <Button size="xl" variant="default" onClick={onCancel}>
          {t(status === 'sended' ? 'cancel' : 'next')}
        </Button>
      </div>
    </section>
  )
}
