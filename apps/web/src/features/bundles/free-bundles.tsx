import type { Bundle } from '@app/contract/bundles.contract'
import { Button, Skeleton } from '@mantine/core'
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { errorSentence } from '../../api/error-sentence.ts'
import { Chip } from '../../ui/chip.tsx'
import { ErrorState } from '../../ui/error-state.tsx'
import { showError, showUndo } from '../../ui/toast.ts'
import { useFormat } from '../../ui/use-format.ts'
import { useCreateBundle, useFreeBundles, useRemoveBundle } from './bundles.queries.ts'
import styles from './consolidation.module.css'

/** Bundles on no manifest yet. Removing one frees its packages; the toast takes that back. */
export function FreeBundles() {
  const { t } = useTranslation('administrator')
  const free = useFreeBundles({})
  const rows = free.data?.data
  return (
    <section className={styles.free} aria-labelledby="free-bundles">
      <header className={styles.freeHead}>
        <h2 id="free-bundles" className={styles.heading}>
          {t('bundles.free', { count: free.data?.meta.total ?? 0 })}
        </h2>
        <Link to="/operations/manifiestocarga">{t('bundles.toManifests')}</Link>
      </header>
      {free.isPending ? <Skeleton height="6rem" /> : null}
      {free.isError && !rows ? <ErrorState error={free.error} onRetry={() => void free.refetch()} /> : null}
      {rows?.length === 0 ? <p className={styles.quiet}>{t('bundles.noFree')}</p> : null}
      {rows && rows.length > 0 ? (
        <ul className={styles.bundles}>
          {rows.map((bundle) => (
            <FreeBundle key={bundle.id} bundle={bundle} />
          ))}
        </ul>
      ) : null}
    </section>
  )
}

function FreeBundle({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const { code, consignee, orders, weightInGrams, valueWithTaxInCents, warnings, isSpecial, category } = bundle
  return (
    <li className={styles.bundle}>
      <div className={styles.bundleHead}>
        <strong>{code}</strong>
        <Chip tone={isSpecial ? 'orange' : 'neutral'}>
          {t(isSpecial ? 'words.specialCategory' : 'words.category', { category })}
        </Chip>
      </div>
      <p>{consignee.name}</p>
      <p className={styles.quiet}>
        {t('words.packages', { count: orders.length })} · {format.weight(weightInGrams)} ·{' '}
        {t('bundles.withTax', { amount: format.money(valueWithTaxInCents) })}
      </p>
      <p className={styles.quiet}>{orders.map((order) => order.code).join(', ')}</p>
      {warnings.map((warning) => (
        <p key={warning} className={styles.warning}>
          <IconAlertTriangle aria-hidden /> {t(`bundles.warnings.${warning}`)}
        </p>
      ))}
      {bundle.allowedActions.includes('remove') ? <RemoveButton bundle={bundle} /> : null}
    </li>
  )
}

function RemoveButton({ bundle: { id, code, orders } }: { bundle: Bundle }) {
  const { t } = useTranslation('administrator')
  const removing = useRemoveBundle()
  const creating = useCreateBundle()
  const putBack = () =>
    creating.mutate({ orderIds: orders.map((order) => order.id) }, { onError: (error) => showError(errorSentence(t, error)) })
  const remove = () => removing.mutate(id, { onSuccess: () => showUndo(t('bundles.removed', { code }), putBack) })
  return (
    <Button
      variant="subtle"
      size="compact-md"
      className={styles.remove}
      leftSection={<IconTrash aria-hidden />}
      loading={removing.isPending}
      onClick={remove}
      aria-label={t('bundles.removeOf', { code })}
    >
      {t('bundles.remove')}
    </Button>
  )
}
