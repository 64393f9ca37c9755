import { confirmBundleArrival, createBundle } from '@app/contract/endpoints/bundles'
import { deliverOrders } from '@app/contract/endpoints/deliveries'
import { loadBundles } from '@app/contract/endpoints/loading/loading'
import { createLocations, shelveOrders } from '@app/contract/endpoints/locations/locations'
import { confirmWarehouse, createUnmatched } from '@app/contract/endpoints/order-actions'
import { DUTY_OF_WAREHOUSE } from '@app/domain'
import { Button, Group } from '@mantine/core'
import IconVolume from '@tabler/icons-react/dist/esm/icons/IconVolume.mjs'
import IconVolumeOff from '@tabler/icons-react/dist/esm/icons/IconVolumeOff.mjs'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useOpenViews } from '../../session/use-may.ts'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { Page } from '../../ui/page/page.tsx'
import { PageLoading } from '../../ui/page/page-loading.tsx'
import { useView, ViewTabs } from '../../ui/page/view-tabs.tsx'
import { LabelFormatButton } from '../label-format/label-format-button.tsx'
import { useLocations } from '../locations/locations.queries.ts'
import { StationCards } from '../scanning/station-cards.ts'
import { useSound } from '../scanning/use-sound.ts'
import { useUnmatchedCount } from './match/matching.queries.ts'
import styles from './receive-page.module.css'
import { ScannerCheckButton } from './scanner-check/scanner-check-button.tsx'
import { Station } from './station.tsx'
import { StationCardsButton } from './station-cards-button.tsx'
import { useStationJobs } from './use-station-jobs.ts'

const UnmatchedList = lazy(() => import('./match/unmatched-list.tsx').then((module) => ({ default: module.UnmatchedList })))
const HandingPlace = lazy(() => import('./handing/handing-place.tsx').then((module) => ({ default: module.HandingPlace })))
const AssemblingPlace = lazy(() =>
  import('./assembling/assembling-place.tsx').then((module) => ({ default: module.AssemblingPlace })),
)
const LoadingPlace = lazy(() => import('./loading/loading-place.tsx').then((module) => ({ default: module.LoadingPlace })))

const ShelvingPlace = lazy(() => import('./shelving/shelving-place.tsx').then((module) => ({ default: module.ShelvingPlace })))
const SortingPlace = lazy(() => import('./sorting/sorting-place.tsx').then((module) => ({ default: module.SortingPlace })))
const LocationsCatalogue = lazy(() =>
  import('../locations/locations-catalogue.tsx').then((module) => ({ default: module.LocationsCatalogue })),
)

/** Quito's alone, whose duty the call takes with Miami's. */
const sortedInQuito = { duties: [DUTY_OF_WAREHOUSE.UIO] }

/** What is done at each. */
const CALLS = {
  receive: confirmWarehouse,
  assemble: createBundle,
  load: loadBundles,
  arrivals: confirmBundleArrival,
  shelve: shelveOrders,
  sort: sortedInQuito,
  deliver: deliverOrders,
  unmatched: createUnmatched,
  shelves: createLocations,
}
/** A house without shelves sees nothing of them. */
const OF_SHELVES: readonly string[] = ['shelve', 'sort', 'shelves']

/** Both doors of the house: packages come in at Miami's, bundles at Quito's; and what came for nobody. */
export function ReceivePage() {
  const { t } = useTranslation('warehouse')
  const [search] = useSearchParams()
  const shelves = useLocations().data
  // Until it is known, an address of theirs shows no other station.
  const hasShelves = shelves ? shelves.length > 0 : OF_SHELVES.includes(search.get('view') ?? '')
  const open = useOpenViews(CALLS).filter((name) => hasShelves || !OF_SHELVES.includes(name))
  const [first = 'receive'] = open
  const view = useView(open, first)
  const { isMuted, mute, play } = useSound()
  const isCard = useStationJobs(open, play)
  const unmatched = useUnmatchedCount()
  return (
    <Page
      title={t('title')}
      sentence={t(`sentence.${view}`)}
      action={
        <Group gap="xs">
          <StationCardsButton />
          <ScannerCheckButton />
          <LabelFormatButton className={styles.sound} />
          <Button
            variant="default"
            className={styles.sound}
            aria-pressed={!isMuted}
            leftSection={isMuted ? <IconVolumeOff aria-hidden /> : <IconVolume aria-hidden />}
            onClick={() => mute(!isMuted)}
          >
            {t(isMuted ? 'soundOff' : 'soundOn')}
          </Button>
        </Group>
      }
    >
      <ViewTabs
        label={t('title')}
        views={Object.fromEntries(open.map((name) => [name, t(`views.${name}`)]))}
        first={first}
        counts={{ unmatched: unmatched.data }}
      />
      <StationCards value={isCard}>
        <Suspense fallback={<PageLoading />}>
          {view === 'receive' ? <Station key="MIA" place="MIA" play={play} /> : null}
          {view === 'assemble' ? <AssemblingPlace play={play} /> : null}
          {view === 'load' ? <LoadingPlace play={play} /> : null}
          {view === 'arrivals' ? <Station key="UIO" place="UIO" play={play} /> : null}
          {view === 'deliver' ? <HandingPlace play={play} /> : null}
          {view === 'shelve' ? <ShelvingPlace play={play} /> : null}
          {view === 'sort' ? <SortingPlace play={play} /> : null}
          {view === 'shelves' ? <LocationsCatalogue /> : null}
          {view === 'unmatched' ? <UnmatchedList /> : null}
        </Suspense>
      </StationCards>
    </Page>
  )
}
