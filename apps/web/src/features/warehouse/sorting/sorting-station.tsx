import type { Location } from '@app/contract/locations/locations.contract'
import { useTranslation } from 'react-i18next'
import type { Tone } from '../../scanning/scan-tones.ts'
import { ConnectedScanning } from '../scan/connected-scanning.tsx'
import { LastPlaced } from '../shelving/last-placed.tsx'
import station from '../station.module.css'
import { SortingResult } from './sorting-result.tsx'
import { useSorting } from './use-sorting.ts'

/** A package is scanned, and its shelf is read from a step away. */
export function SortingStation({ shelves, play }: { shelves: readonly Location[]; play: (tone: Tone) => void }) {
  const { t } = useTranslation('warehouse')
  const sorting = useSorting(shelves, play)
  return (
    <div className={station.station}>
      <div className={station.work}>
        <ConnectedScanning
          work={sorting}
          label={t(sorting.asked ? 'sorting.shelf' : 'sorting.package')}
          placeholder={sorting.asked ? 'A-01' : 'ORD-000123'}
          needsConnection={t('sorting.needsConnection')}
        />
        <SortingResult sorting={sorting} />
      </div>
      <div className={station.side}>
        <LastPlaced placed={sorting.sorted} onUndo={sorting.undo} />
      </div>
    </div>
  )
}
