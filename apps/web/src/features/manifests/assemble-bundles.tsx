import type { Bundle } from '@app/contract/bundles.contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { sum } from '@app/domain'
import { Button, Skeleton } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { showRefusal } from '../../api/show-refusal.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { useFreeBundles } from '../bundles/bundles.queries.ts'
import styles from './assemble-bundles.module.css'
import choice from './bundle-choice.module.css'
import card from './manifest-card.module.css'
import { withBundles } from './manifest-change.ts'
import type { ManifestUpdate } from './manifests.queries.ts'
import { useStoredIds } from './stored-ids.ts'

/** Free bundles to put on the manifest; what is ticked is remembered until it is put. */
export function AssembleBundles({ update }: { update: ManifestUpdate }) {
  const { t } = useTranslation('administrator')
  const free = useFreeBundles({})
  const { ids, add, remove, clear } = useStoredIds('assambleBundles')
  const rows = free.data?.data
  const chosen = rows?.filter(({ id }) => ids.includes(id)) ?? []
  const put = () =>
    update.mutate(withBundles(chosen.map(({ id }) => ({ bundleId: id, childGuideNumber: null }))), {
      onSuccess: clear,
      onError: (error) => showRefusal(error),
    })
  return (
    <section id="free-bundles" className={card.assemble} aria-labelledby="assemble" tabIndex={-1}>
      <h2 id="assemble" className={card.heading}>
        {t('bundles.free', { count: free.data?.meta.total ?? 0 })}
      </h2>
      {free.isPending ? <Skeleton height="8rem" /> : null}
      {free.isError && !rows ? <ErrorState error={free.error} onRetry={() => void free.refetch()} /> : null}
      {rows?.length === 0 ? (
        <p className={card.quiet}>
          {t('manifests.noFree')} <Link to={ADMINISTRATOR_PATHS.consolidation}>{t('manifests.toConsolidation')}</Link>
        </p>
      ) : null}
      <ul className={styles.freeList}>
        {rows?.map((bundle) => (
          <FreeBundle
            key={bundle.id}
            bundle={bundle}
            isChosen={ids.includes(bundle.id)}
            onToggle={(isChosen) => (isChosen ? add : remove)(bundle.id)}
          />
        ))}
      </ul>
      {chosen.length > 0 ? <ChosenFoot chosen={chosen} isSending={update.isPending} onPut={put} /> : null}
    </section>
  )
}

type FreeBundleProps = { bundle: Bundle; isChosen: boolean; onToggle: (isChosen: boolean) => void }

function FreeBundle({ bundle, isChosen, onToggle }: FreeBundleProps) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const { code, consignee, orders, weightInGrams, valueWithTaxInCents } = bundle
  return (
    <li>
      <label className={choice.freeBundle} data-chosen={isChosen}>
        <input type="checkbox" checked={isChosen} onChange={({ currentTarget }) => onToggle(currentTarget.checked)} />
        <span>
          <strong>{code}</strong> {consignee.name}
          <span className={styles.freeFigures}>
            {t('words.packages', { count: orders.length })} · {format.weight(weightInGrams)} · {format.money(valueWithTaxInCents)}
          </span>
        </span>
      </label>
    </li>
  )
}

type FootProps = { chosen: readonly Bundle[]; isSending: boolean; onPut: () => void }

function ChosenFoot({ chosen, isSending, onPut }: FootProps) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  return (
    <div className={styles.assembleFoot}>
      <p className={card.quiet}>
        {format.weight(sum(chosen.map(({ weightInGrams }) => weightInGrams)))} ·{' '}
        {format.money(sum(chosen.map(({ valueWithTaxInCents }) => valueWithTaxInCents)))}
      </p>
      <Button fullWidth leftSection={<IconPlus aria-hidden />} loading={isSending} onClick={onPut}>
        {t('manifests.put', { count: chosen.length })}
      </Button>
    </div>
  )
}
