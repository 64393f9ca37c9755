import { setExpectedDate } from '@app/contract/endpoints/manifests'
import { explainDelay } from '@app/contract/endpoints/order-actions'
import type { ManifestDetail } from '@app/contract/manifests.contract'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../../session/may.tsx'
import { useMay } from '../../../session/use-may.ts'
import { SavedField } from '../saved-field.tsx'
import styles from './expected-day.module.css'
import { useSetExpectedDate } from './expected-day.queries.ts'

const ExplainDelayDialog = lazy(async () => ({
  default: (await import('../../orders/staff/explain-delay-dialog.tsx')).ExplainDelayDialog,
}))

/** When staff expect the flight in Quito, where they know better than the rule. */
export function ExpectedDayField({ manifest }: { manifest: ManifestDetail }) {
  const { t } = useTranslation('administrator')
  const setting = useSetExpectedDate(manifest.id)
  return (
    <SavedField
      record={manifest}
      readOnly={!useMay()(setExpectedDate)}
      id={`expected-${manifest.id}`}
      type="date"
      label={t('manifests.expectedDate')}
      value={manifest.expectedDate ?? ''}
      onSave={(typed) => setting.mutateAsync(typed || null)}
    />
  )
}

/** Of a manifest in the air: its day, and why its packages are late, for all of them at once. */
export function ExpectedDay({ manifest }: { manifest: ManifestDetail }) {
  const { t } = useTranslation('administrator')
  const [isExplaining, setExplaining] = useState(false)
  return (
    <div className={styles.day}>
      <ExpectedDayField manifest={manifest} />
      <May call={explainDelay}>
        <Button variant="default" onClick={() => setExplaining(true)}>
          {t('manifests.explainDelay')}
        </Button>
      </May>
      <Suspense>
        {isExplaining ? (
          <ExplainDelayDialog of={{ manifestId: manifest.id }} name={manifest.code} onClose={() => setExplaining(false)} />
        ) : null}
      </Suspense>
    </div>
  )
}
