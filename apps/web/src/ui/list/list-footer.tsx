import type { List as Listed } from '@app/contract/fields/list'
import { Pagination } from '@mantine/core'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../show/use-format.ts'
import styles from './list-footer.module.css'
import { PAGE_SIZES } from './list-state.ts'
import type { List } from './use-list-state.ts'

type Props = {
  meta: Listed<unknown>['meta']
  list: Pick<List, 'setPage' | 'setLimit'>
  /** What its rows come to. */
  totals?: ReactNode
}

export function ListFooter({ meta, list, totals }: Props) {
  const { t } = useTranslation()
  const format = useFormat()
  const { page, limit, total, totalPages } = meta
  const first = (page - 1) * limit + 1
  return (
    <footer className={styles.footer}>
      <p className="tabular">
        {t('ui.range', {
          first: format.number(first),
          last: format.number(Math.min(page * limit, total)),
          total: format.counted(total),
        })}
      </p>
      {totals}
      {total > PAGE_SIZES[0] ? (
        <label className={styles.size}>
          {t('ui.perPage')}
          <select value={limit} onChange={({ target }) => list.setLimit(Number(target.value))}>
            {[...new Set([...PAGE_SIZES, limit])].map((size) => (
              <option key={size} value={size}>
                {size}
              </option>
            ))}
          </select>
        </label>
      ) : null}
      {totalPages > 1 ? (
        <Pagination
          size="sm"
          total={totalPages}
          value={page}
          onChange={(next) => list.setPage(next)}
          getControlProps={(control) => ({ 'aria-label': t(`ui.pagination.${control}`) })}
          getItemProps={(item) => ({ 'aria-label': t('ui.goToPage', { page: item }) })}
        />
      ) : null}
    </footer>
  )
}
