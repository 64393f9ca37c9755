import type { Location } from '@app/contract/locations/locations.contract'
import { DUTY_OF_WAREHOUSE, hasDuty, PLACES, plainCode, type Warehouse } from '@app/domain'
import { Button, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import IconStack2 from '@tabler/icons-react/dist/esm/icons/IconStack2.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { LocationRow } from './location-row.tsx'
import styles from './locations.module.css'
import { useLocationLabels, useLocations } from './locations.queries.ts'

const LocationDialog = lazy(async () => ({ default: (await import('./location-dialog.tsx')).LocationDialog }))
const NewLocationsDialog = lazy(async () => ({ default: (await import('./new-locations-dialog.tsx')).NewLocationsDialog }))

/** The shelves of the warehouses that are this person's matter, in walking order. */
export function LocationsCatalogue() {
  const { t } = useTranslation('warehouse')
  const actor = useActor()
  const locations = useLocations()
  const labels = useLocationLabels()
  const warehouses = PLACES.filter((place) => hasDuty(actor, [DUTY_OF_WAREHOUSE[place]]))
  const [chosen, setChosen] = useState<Warehouse | null>(null)
  const [sought, setSought] = useState('')
  const [edited, setEdited] = useState<Location | 'new' | null>(null)
  const warehouse = chosen ?? warehouses[0] ?? 'MIA'
  const all = locations.data?.filter((location) => location.warehouse === warehouse)
  const shown = all?.filter((location) => isSought(location, sought))
  const isNarrowed = sought.trim() !== ''
  const printed = shown?.filter(({ isActive }) => isNarrowed || isActive) ?? []
  const add = (
    <Button leftSection={<IconPlus aria-hidden />} onClick={() => setEdited('new')}>
      {t('shelves.add')}
    </Button>
  )
  return (
    <section className={styles.card} aria-label={t('shelves.title')}>
      <header className={styles.header}>
        <p className={styles.quiet}>{t('shelves.sentence')}</p>
        {all && all.length > 0 ? (
          <div className={styles.tools}>
            <Button
              variant="default"
              leftSection={<IconPrinter aria-hidden />}
              disabled={printed.length === 0}
              loading={labels.isPending}
              onClick={() => labels.mutate({ warehouse, chosen: isNarrowed ? printed.map(({ id }) => id) : null })}
            >
              {t('label.all', { count: printed.length })}
            </Button>
            {add}
          </div>
        ) : null}
      </header>
      {warehouses.length > 1 ? (
        <SegmentedControl
          className={styles.choice}
          aria-label={t('shelves.warehouse')}
          data={warehouses.map((place) => ({ value: place, label: t(`shelves.warehouses.${place}`) }))}
          value={warehouse}
          onChange={(place) => setChosen(place as Warehouse)}
        />
      ) : null}
      {locations.isPending ? <Skeleton height="12rem" /> : null}
      {locations.isError && !locations.data ? (
        <ErrorState error={locations.error} onRetry={() => void locations.refetch()} />
      ) : null}
      {all?.length === 0 ? (
        <EmptyState icon={IconStack2} title={t('shelves.empty')} sentence={t('shelves.emptyHelp')} action={add} />
      ) : null}
      {all && shown && all.length > 0 ? (
        <>
          <TextInput
            className={styles.choice}
            type="search"
            aria-label={t('shelves.seek')}
            placeholder={t('shelves.seek')}
            value={sought}
            onChange={({ currentTarget }) => setSought(currentTarget.value)}
          />
          {shown.length === 0 ? <p className={styles.quiet}>{t('shelves.noneFound', { sought })}</p> : null}
          <ul className={styles.list} aria-label={t('shelves.title')}>
            {shown.map((location) => (
              <LocationRow key={location.id} location={location} onEdit={() => setEdited(location)} />
            ))}
          </ul>
        </>
      ) : null}
      <Suspense>
        {edited === 'new' ? (
          <NewLocationsDialog warehouses={warehouses} first={warehouse} onClose={() => setEdited(null)} />
        ) : null}
        {edited && edited !== 'new' ? <LocationDialog location={edited} onClose={() => setEdited(null)} /> : null}
      </Suspense>
    </section>
  )
}

/** By its code, whatever its signs, or by its zone. */
const isSought = ({ code, zone }: Location, sought: string): boolean =>
  plainCode(code).includes(plainCode(sought)) || zone.toLowerCase().includes(sought.trim().toLowerCase())
