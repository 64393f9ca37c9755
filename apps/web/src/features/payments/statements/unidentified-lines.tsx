import { bookStatementLine, listStatementLines } from '@app/contract/endpoints/payments'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../../session/may.tsx'
import { NothingFound } from '../../../ui/list/list-empty.tsx'
import { ListFooter } from '../../../ui/list/list-footer.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { PageLoading } from '../../../ui/page/page-loading.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { BookReady } from './book-ready.tsx'
import styles from './statements.module.css'
import { useUnidentified } from './statements.queries.ts'
import { askedOf, UnidentifiedFilters } from './unidentified-filters.tsx'
import { UnidentifiedItem } from './unidentified-item.tsx'
import { UnidentifiedProof } from './unidentified-proof.tsx'
import { useLineKeys } from './use-line-keys.ts'

/** Lines of banks and receipts that are booked to nobody: what is ready is booked at once, each other one is one decision. */
export function UnidentifiedLines() {
  const { t } = useTranslation('accounts')
  const list = useListState<typeof listStatementLines, 'isReady'>(listStatementLines)
  const { page, limit } = list.query
  const asked = askedOf(list)
  const { data, error, isError, refetch } = useUnidentified({ page, limit, ...asked })
  const rows = useRef<HTMLOListElement>(null)
  const [active, setActive] = useState<string | null>(null)
  const waiting = data?.data ?? []
  useLineKeys({ rows, ids: waiting.map(({ id }) => id), active, onMove: setActive })
  if (isError && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <PageLoading />
  const { total, readyCount } = data.meta
  return (
    <div className={styles.unidentified}>
      <May call={bookStatementLine}>
        <BookReady readyCount={readyCount} wanted={asked} />
      </May>
      {total > 0 || list.narrowedBy.length > 0 ? <UnidentifiedFilters list={list} /> : null}
      {total === 0 ? (
        list.narrowedBy.length > 0 ? (
          <NothingFound list={list} />
        ) : (
          <EmptyState icon={IconChecks} title={t('statements.nothingWaits')} sentence={t('statements.nothingWaitsHelp')} />
        )
      ) : (
        <>
          <p className={styles.keys}>{t('statements.keys')}</p>
          <ol ref={rows} className={styles.lines} aria-label={t('payments.views.unidentified')}>
            {waiting.map((one) => {
              const shown = { isActive: one.id === active, onActive: () => setActive(one.id) }
              return one.kind === 'line' ? (
                <UnidentifiedItem key={one.id} line={one} {...shown} />
              ) : (
                <UnidentifiedProof key={one.id} proof={one} {...shown} />
              )
            })}
          </ol>
          <ListFooter meta={{ ...data.meta, nextCursor: null }} list={list} />
        </>
      )}
    </div>
  )
}
