import type { ManifestDetail } from '@app/contract/manifests.contract'
import { useTranslation } from 'react-i18next'
import { Day } from '../../ui/show/day.tsx'
import { RecordTimeline } from '../audit/record-timeline.tsx'
import { ArrivalList } from './arrival-list.tsx'
import { ManifestCosts } from './costs/manifest-costs.tsx'
import { ExpectedDay } from './expected/expected-day.tsx'
import styles from './manifest-card.module.css'
import { ManifestHead } from './manifest-head.tsx'
import { WeighBundle } from './weigh/weigh-bundle.tsx'

/** A manifest that left: what is still on its way, what has to be weighed, what is done. */
export function ShippedManifest({ manifest }: { manifest: ManifestDetail }) {
  const { t } = useTranslation(['administrator', 'ends'])
  const { bundles, airline, flight, departureDate, timeline } = manifest
  const onTheWay = bundles.filter(({ status }) => status === 'sended')
  const here = bundles.filter(({ status }) => status !== 'sended')
  const toWeigh = here.filter(({ status }) => status === 'arrived')
  const closed = here.filter(({ status }) => status === 'removed')
  const weighed = here.filter(({ status }) => status !== 'arrived' && status !== 'removed')
  return (
    <>
      <ManifestHead manifest={manifest} />
      <p className={styles.quiet}>
        {[airline, flight].filter(Boolean).join(' · ')} {departureDate ? <Day day={departureDate} /> : null}
      </p>
      {manifest.allowedActions.includes('setExpectedDate') ? <ExpectedDay manifest={manifest} /> : null}
      <ManifestCosts manifest={manifest} />
      <ArrivalList bundles={onTheWay} hasSomeArrived={here.length > 0} />
      {toWeigh.length > 0 ? <h2 className={styles.heading}>{t('manifests.toWeigh', { count: toWeigh.length })}</h2> : null}
      {toWeigh.map((bundle) => (
        <WeighBundle key={bundle.id} bundle={bundle} />
      ))}
      {weighed.length > 0 ? <h2 className={styles.heading}>{t('manifests.weighed', { count: weighed.length })}</h2> : null}
      {weighed.map((bundle) => (
        <WeighBundle key={bundle.id} bundle={bundle} />
      ))}
      {closed.length > 0 ? <h2 className={styles.heading}>{t('ends:closedOnTheWay', { count: closed.length })}</h2> : null}
      {closed.map((bundle) => (
        <WeighBundle key={bundle.id} bundle={bundle} />
      ))}
      <section className={styles.card} aria-labelledby="timeline">
        <h2 id="timeline" className={styles.heading}>
          {t('manifests.timeline')}
        </h2>
        <RecordTimeline recordId={manifest.id} entries={timeline} />
      </section>
    </>
  )
}
