import { updateManifest } from '@app/contract/endpoints/manifests'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { airWaybillCheckDigit } from '@app/domain'
import { useTranslation } from 'react-i18next'
import { useMay } from '../../session/use-may.ts'
import { ExpectedDayField } from './expected/expected-day.tsx'
import styles from './manifest-fields.module.css'
import type { ManifestChange, ManifestUpdate } from './manifests.queries.ts'
import { SavedField } from './saved-field.tsx'

type Props = { manifest: ManifestDetail; update: ManifestUpdate }

/** What the flight is: each field keeps itself. */
export function ManifestFields({ manifest, update }: Props) {
  const { t } = useTranslation('administrator')
  const save = (change: ManifestChange) => update.mutateAsync(() => change)
  const { id, guideNumber, airline, flight, departureDate } = manifest
  const readOnly = !useMay()(updateManifest)
  const lastDigit = airWaybillCheckDigit(guideNumber ?? '')
  return (
    <div className={styles.fields}>
      <SavedField
        record={manifest}
        readOnly={readOnly}
        id={`guide-${id}`}
        label={t('manifests.guideNumber')}
        placeholder="729-12345675"
        maxLength={40}
        value={guideNumber ?? ''}
        description={lastDigit === null ? undefined : t('manifests.lastDigit', { digit: lastDigit })}
        onSave={(typed) => save({ guideNumber: typed || null })}
      />
      <SavedField
        record={manifest}
        readOnly={readOnly}
        id={`airline-${id}`}
        label={t('manifests.airline')}
        maxLength={80}
        value={airline}
        onSave={(typed) => save({ airline: typed })}
      />
      <SavedField
        record={manifest}
        readOnly={readOnly}
        id={`flight-${id}`}
        label={t('manifests.flight')}
        maxLength={20}
        value={flight}
        onSave={(typed) => save({ flight: typed })}
      />
      <SavedField
        record={manifest}
        readOnly={readOnly}
        id={`departure-${id}`}
        type="date"
        label={t('manifests.departureDate')}
        value={departureDate ?? ''}
        onSave={(typed) => save({ departureDate: typed || null })}
      />
      <ExpectedDayField manifest={manifest} />
    </div>
  )
}
