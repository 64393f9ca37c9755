import { useTranslation } from 'react-i18next'
import type { Column } from './column.ts'
import { ColumnsMenu } from './list-columns-menu.tsx'
import { ExportMenu } from './list-export.tsx'
import { ListSort } from './list-sort.tsx'
import styles from './list-tools.module.css'
import { SavedViewsMenu } from './saved-views-menu.tsx'
import type { Export } from './use-export.ts'
import type { ListArrangement } from './use-list-arrangement.ts'
import type { List } from './use-list-state.ts'
import type { SavedViews } from './use-saved-views.ts'

type Props<Row> = {
  list: List
  columns: readonly Column<Row>[]
  arrangement: ListArrangement<Row>
  views: SavedViews
  exporting: Export
  isPhone: boolean
}

/** What can be done with the list as a whole: at the end of its row, on a phone beneath the filters. */
export function ListTools<Row>({ list, columns, arrangement, views, exporting, isPhone }: Props<Row>) {
  const { t } = useTranslation('table')
  return (
    <fieldset className={isPhone ? styles.tools : `${styles.tools} ${styles.icons}`} aria-label={t('tools')}>
      {isPhone ? <ListSort list={list} columns={columns} /> : null}
      <SavedViewsMenu views={views} isPhone={isPhone} />
      <ColumnsMenu arrangement={arrangement} isPhone={isPhone} />
      <ExportMenu exporting={exporting} isPhone={isPhone} />
    </fieldset>
  )
}
