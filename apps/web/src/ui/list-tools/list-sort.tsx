import { NativeSelect, SegmentedControl } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import type { Column } from '../list/column.ts'
import type { List } from '../list/use-list-state.ts'
import styles from './list-sort.module.css'

/** Cards have no heads to press: the order is chosen here. */
export function ListSort<Row>({ list, columns }: { list: List; columns: readonly Column<Row>[] }) {
  const { t } = useTranslation('table')
  const sortable = columns.filter((column) => column.sortable)
  if (sortable.length === 0) return null
  const chosen = sortable.find(({ id }) => id === list.orderBy)?.id ?? ''
  return (
    <div className={styles.sort}>
      <NativeSelect
        label={t('sort.by')}
        value={chosen}
        onChange={({ currentTarget: { value } }) => list.sortBy(value, list.mode)}
        data={[
          ...(chosen ? [] : [{ value: '', label: t('sort.usual'), disabled: true }]),
          ...sortable.map(({ id, header }) => ({ value: id, label: header })),
        ]}
      />
      <SegmentedControl
        aria-label={t('sort.direction')}
        fullWidth
        disabled={!chosen}
        value={list.mode}
        onChange={(mode) => list.sortBy(chosen, mode as 'asc' | 'desc')}
        data={[
          { value: 'desc', label: t('sort.descending') },
          { value: 'asc', label: t('sort.ascending') },
        ]}
      />
    </div>
  )
}
