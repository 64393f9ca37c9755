import type { ManifestDetail } from '@app/contract/manifests.contract'
import { MANIFEST_COSTS, type ManifestCost } from '@app/domain'
import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/show/use-format.ts'
import card from '../manifest-card.module.css'
import styles from './manifest-costs.module.css'

const CostsDialog = lazy(async () => ({ default: (await import('./manifest-costs-dialog.tsx')).ManifestCostsDialog }))

/** What the flight cost, as far as its invoices have come; for those who read money. */
export function ManifestCosts({ manifest }: { manifest: ManifestDetail }) {
  const { t } = useTranslation('administrator')
  const [isWriting, setWriting] = useState(false)
  const { costs, allowedActions } = manifest
  if (!costs) return null
  const lacks = MANIFEST_COSTS.some((name) => costs[name].amountInCents === null)
  return (
    <section className={`${card.card} ${styles.costsCard}`} aria-labelledby="costs">
      <div className={card.cardHead}>
        <h2 id="costs" className={card.heading}>
          {t('manifests.costs.title')}
        </h2>
        {allowedActions.includes('setCosts') ? (
          <Button variant="default" onClick={() => setWriting(true)}>
            {t('manifests.costs.write')}
          </Button>
        ) : null}
      </div>
      <dl className={styles.costs}>
        {MANIFEST_COSTS.map((name) => (
          <Cost key={name} name={name} {...costs[name]} />
        ))}
      </dl>
      {lacks ? <p className={card.quiet}>{t('manifests.costs.lacks')}</p> : null}
      <Suspense>
        {isWriting ? <CostsDialog manifest={manifest} costs={costs} onClose={() => setWriting(false)} /> : null}
      </Suspense>
    </section>
  )
}

type Known = NonNullable<ManifestDetail['costs']>[ManifestCost]

function Cost({ name, amountInCents, note }: Known & { name: ManifestCost }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  return (
    <div>
      <dt>{t(`manifests.costs.of.${name}`)}</dt>
      <dd>
        {amountInCents === null ? '—' : format.money(amountInCents)}
        {note ? <span className={styles.note}>{note}</span> : null}
      </dd>
    </div>
  )
}
