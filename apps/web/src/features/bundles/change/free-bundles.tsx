import type { Bundle } from '@app/contract/bundles.contract'
import { ADMINISTRATOR_PATHS } from '@app/contract/paths'
import { Skeleton } from '@mantine/core'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { Link } from '../../../ui/edit/link.tsx'
import { ListFooter } from '../../../ui/list/list-footer.tsx'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { Chip } from '../../../ui/show/chip.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { useFreeBundles } from '../bundles.queries.ts'
import card from '../consolidation-card.module.css'
import { useBundleAddress } from '../use-bundle-address.ts'
import { BundleWarnings } from './bundle-warnings.tsx'
import { ChangeBundleButton } from './change-bundle-button.tsx'
import styles from './free-bundles.module.css'
import { RemoveBundleButton } from './remove-bundle-button.tsx'

const CARDS_A_PAGE = 25
const COUNT_ALONE = { limit: '1' }

/** Bundles on no manifest yet. Removing one frees its packages; the toast takes that back. */
export function FreeBundles() {
  const { t } = useTranslation(['administrator', 'bundles'])
  const { role } = useActor()
  // The page above has the address to itself.
  const [{ q, page, limit }, ask] = useState({ q: '', page: 1, limit: CARDS_A_PAGE })
  const free = useFreeBundles({ page: String(page), limit: String(limit), ...(q ? { q } : {}) })
  const all = useFreeBundles(COUNT_ALONE)
  const rows = free.data?.data
  const list = {
    q,
    setSearch: (text: string) => ask({ q: text, page: 1, limit }),
    setPage: (next: number) => ask({ q, page: next, limit }),
    setLimit: (next: number) => ask({ q, page: 1, limit: next }),
  }
  return (
    <section className={styles.free} aria-labelledby="free-bundles">
      <header className={styles.freeHead}>
        <h2 id="free-bundles" className={card.heading}>
          {t('bundles.free', { count: all.data?.meta.total ?? 0 })}
        </h2>
        {role === 'administrator' ? <Link to={ADMINISTRATOR_PATHS.manifests}>{t('bundles.toManifests')}</Link> : null}
      </header>
      {(all.data?.meta.total ?? 0) > CARDS_A_PAGE ? <SearchField list={list} placeholder={t('bundles:search')} /> : null}
      {free.isPending ? <Skeleton height="6rem" /> : null}
      {free.isError && !rows ? <ErrorState error={free.error} onRetry={() => void free.refetch()} /> : null}
      {rows?.length === 0 ? (
        <p className={card.quiet}>{q ? t('common:ui.noneFoundFor', { text: q }) : t('bundles.noFree')}</p>
      ) : null}
      {rows && rows.length > 0 ? (
        <ul className={styles.bundles}>
          {rows.map((bundle) => (
            <FreeBundle key={bundle.id} bundle={bundle} />
          ))}
        </ul>
      ) : null}
      {free.data && free.data.meta.totalPages > 1 ? <ListFooter meta={free.data.meta} list={list} /> : null}
    </section>
  )
}

function FreeBundle({ bundle }: { bundle: Bundle }) {
  const { t } = useTranslation('administrator')
  const format = useFormat()
  const addressOf = useBundleAddress()
  const { id, code, consignee, orders, weightInGrams, valueWithTaxInCents, isSpecial, category } = bundle
  return (
    <li className={styles.bundle}>
      <div className={styles.bundleHead}>
        <Link to={addressOf(id)}>{code}</Link>
        <Chip tone={isSpecial ? 'orange' : 'neutral'}>
          {t(isSpecial ? 'words.specialCategory' : 'words.category', { category })}
        </Chip>
      </div>
      <p>{consignee.name}</p>
      <p className={card.quiet}>
        {t('words.packages', { count: orders.length })} · {format.weight(weightInGrams)} ·{' '}
        {t('bundles.withTax', { amount: format.money(valueWithTaxInCents) })}
      </p>
      <p className={card.quiet}>{orders.map((order) => order.code).join(', ')}</p>
      <BundleWarnings bundle={bundle} />
      <div className={styles.bundleActions}>
        {bundle.allowedActions.includes('edit') ? <ChangeBundleButton bundle={bundle} isCompact /> : null}
        {bundle.allowedActions.includes('remove') ? <RemoveBundleButton bundle={bundle} isCompact /> : null}
      </div>
    </li>
  )
}
