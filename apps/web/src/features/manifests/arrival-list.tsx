import type { Bundle } from '@app/contract/bundles.contract'
import { confirmBundleArrival } from '@app/contract/endpoints/bundles'
import { Button } from '@mantine/core'
import IconPlaneArrival from '@tabler/icons-react/dist/esm/icons/IconPlaneArrival.mjs'
import { useTranslation } from 'react-i18next'
import { May } from '../../session/may.tsx'
import { useMay } from '../../session/use-may.ts'
import { useSelection } from '../../ui/list/use-selection.ts'
import { useFormat } from '../../ui/show/use-format.ts'
import { useConfirmBundleArrival } from '../bundles/bundles.queries.ts'
import styles from './arrival-list.module.css'
import choice from './bundle-choice.module.css'
import card from './manifest-card.module.css'

/** Bundles on their way: some or all are confirmed, and what did not come stays listed as missing. */
export function ArrivalList({ bundles, hasSomeArrived }: { bundles: readonly Bundle[]; hasSomeArrived: boolean }) {
  const { t } = useTranslation('administrator')
  const selection = useSelection<Bundle>()
  const confirming = useConfirmBundleArrival()
  const may = useMay()(confirmBundleArrival)
  if (bundles.length === 0) return null
  const count = selection.rows.length
  const confirm = () =>
    confirming.mutate(
      selection.rows.map(({ id }) => id),
      { onSuccess: selection.clear },
    )
  return (
    <section className={card.card} aria-labelledby="arrival">
      <header className={card.cardHead}>
        <h2 id="arrival" className={card.heading}>
          {t(hasSomeArrived ? 'manifests.missing' : 'manifests.onTheWay', { count: bundles.length })}
        </h2>
        <May call={confirmBundleArrival}>
          <label className={choice.all}>
            <input type="checkbox" checked={count === bundles.length} onChange={() => selection.toggleAll(bundles)} />
            {t('manifests.chooseAll')}
          </label>
        </May>
      </header>
      <ul className={styles.arrivals}>
        {bundles.map((bundle) => (
          <Arrival
            key={bundle.id}
            bundle={bundle}
            isChosen={selection.has(bundle.id)}
            isFixed={!may}
            onToggle={() => selection.toggle(bundle)}
          />
        ))}
      </ul>
      <May call={confirmBundleArrival}>
        <Button
          size="lg"
          className={card.act}
          leftSection={<IconPlaneArrival aria-hidden />}
          disabled={count === 0}
          loading={confirming.isPending}
          onClick={confirm}
        >
          {count === 0 ? t('manifests.chooseArrived') : t('manifests.confirmArrival', { count })}
        </Button>
      </May>
    </section>
  )
}

type ArrivalProps = { bundle: Bundle; isChosen: boolean; isFixed: boolean; onToggle: () => void }

function Arrival({ bundle, isChosen, isFixed, onToggle }: ArrivalProps) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const { code, childGuideNumber, consignee, orders, weightInGrams } = bundle
  return (
    <li>
      <label className={choice.arrival} data-chosen={isChosen}>
        <input type="checkbox" checked={isChosen} disabled={isFixed} onChange={onToggle} />
        <span className={styles.arrivalName}>
          <strong>{childGuideNumber ?? code}</strong>
          <span className={card.quiet}>
            {code} · {consignee.name} · {t('words.packages', { count: orders.length })}
          </span>
        </span>
        <span className="tabular">{format.weight(weightInGrams)}</span>
      </label>
    </li>
  )
}
