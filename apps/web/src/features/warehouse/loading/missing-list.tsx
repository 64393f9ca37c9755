import { Button } from '@mantine/core'
import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Weight } from '../../../ui/show/weight.tsx'
import type { Cargo } from './load-outcome.ts'
import type { CargoOfManifest } from './loading.queries.ts'
import styles from './missing-list.module.css'

/** What is still to be loaded, in the manifest's order; on paper it is all there is. */
export function MissingList({ cargo: { code }, missing }: { cargo: CargoOfManifest; missing: readonly Cargo[] }) {
  const { t } = useTranslation('warehouse')
  const section = useRef<HTMLElement>(null)
  // It stands below what a scan says, where nobody looks.
  useEffect(() => void section.current?.scrollIntoView({ block: 'nearest' }), [])
  return (
    <section ref={section} className={styles.missing} aria-labelledby="missing-bundles">
      <div className={styles.head}>
        <h2 id="missing-bundles">{t('loading.missingOf', { count: missing.length, code })}</h2>
        <Button
          className={styles.print}
          variant="default"
          size="md"
          leftSection={<IconPrinter aria-hidden />}
          onClick={() => window.print()}
        >
          {t('loading.print')}
        </Button>
      </div>
      <ul>
        {missing.map(({ id, code: bundleCode, childGuideNumber, consigneeName, weightInGrams }) => (
          <li key={id}>
            <strong>{bundleCode}</strong>
            <span>{childGuideNumber ?? ''}</span>
            <span>{consigneeName}</span>
            <Weight grams={weightInGrams} />
          </li>
        ))}
      </ul>
    </section>
  )
}
