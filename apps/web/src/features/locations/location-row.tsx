import type { Location } from '@app/contract/locations/locations.contract'
import { ADMINISTRATOR_PATHS, addressOf } from '@app/contract/paths'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { Refusal } from '../../ui/say/refusal.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './locations.module.css'
import { useLocationLabels, useUpdateLocation } from './locations.queries.ts'

/** A shelf, what lies there, and its acts. */
export function LocationRow({ location, onEdit }: { location: Location; onEdit: () => void }) {
  const { t } = useTranslation('warehouse')
  const format = useFormat()
  const updating = useUpdateLocation()
  const label = useLocationLabels()
  const { id, code, zone, warehouse, walkingOrder, isActive, orderCount } = location
  const turn = () => updating.mutate({ id, body: { zone, walkingOrder, isActive: !isActive } })
  const holds = t('shelves.holds', { count: orderCount, number: format.number(orderCount) })
  return (
    <li className={styles.row} data-retired={!isActive || undefined}>
      <span className={styles.code}>{code}</span>
      <span className={styles.zone}>
        {[zone, isActive ? '' : t('shelves.retired')].filter(Boolean).join(' · ')}
        {updating.isError ? (
          <span className={styles.failure} role="alert">
            <Refusal error={updating.error} />
          </span>
        ) : null}
      </span>
      <span className={styles.holds}>
        {orderCount > 0 ? <Link to={addressOf(ADMINISTRATOR_PATHS.orders, { q: code })}>{holds}</Link> : holds}
      </span>
      <span className={styles.acts}>
        <Button
          variant="subtle"
          size="compact-sm"
          aria-label={t('shelves.labelOf', { code })}
          loading={label.isPending}
          onClick={() => label.mutate({ warehouse, chosen: [id] })}
        >
          {t('label.short')}
        </Button>
        <Button variant="subtle" size="compact-sm" aria-label={t('shelves.edit', { code })} onClick={onEdit}>
          {t('shelves.change')}
        </Button>
        <Button
          variant="subtle"
          size="compact-sm"
          color={isActive ? 'gray' : undefined}
          aria-label={t(isActive ? 'shelves.retireOf' : 'shelves.useOf', { code })}
          loading={updating.isPending}
          onClick={turn}
        >
          {t(isActive ? 'shelves.retire' : 'shelves.use')}
        </Button>
      </span>
    </li>
  )
}
