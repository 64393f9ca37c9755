import type { ListRange } from '@app/contract/fields/list-ranges'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Column } from '../list/column.ts'
import type { ListArrangement } from '../list/use-list-arrangement.ts'
import type { List } from '../list/use-list-state.ts'
import type { SavedViews } from '../saved-views/use-saved-views.ts'
import { DaysButton, WithoutDays } from './list-days-buttons.tsx'
import type { ListMenu } from './list-menus.tsx'
import { ColumnsButton, ExportButton, SavedViewsButton } from './list-tool-buttons.tsx'
import styles from './list-tools.module.css'
import type { Export } from './use-export.ts'

const loadMenus = () => import('./list-menus.tsx')
const ListMenus = lazy(async () => ({ default: (await loadMenus()).ListMenus })) as typeof import('./list-menus.tsx').ListMenus
/** Only where the list is cards. */
const ListSort = lazy(async () => ({
  default: (await import('./list-sort.tsx')).ListSort,
})) as typeof import('./list-sort.tsx').ListSort

export type ListToolsProps<Row> = {
  list: List
  range: ListRange
  columns: readonly Column<Row>[]
  arrangement: ListArrangement<Row>
  /** None of a list within one record. */
  views: SavedViews | null
  exporting: Export
  isPhone: boolean
}

/** What can be done with the list as a whole: at the end of its row, on a phone beneath the filters. */
export function ListTools<Row>({ list, columns, ...props }: ListToolsProps<Row>) {
  const { t } = useTranslation('table')
  const { views, exporting, isPhone, range } = props
  const [wanted, setWanted] = useState<ListMenu | null>(null)
  // Menus bring an engine that places them (25 kB): it comes while the hand is on its way.
  const expect = () => void loadMenus()
  const asks = (menu: ListMenu) => ({ 'aria-haspopup': true, onClick: () => setWanted(menu) })
  const opens = (menu: ListMenu) => ({ ...asks(menu), isPhone })
  const buttons = (
    <>
      <WithoutDays list={list}>
        <DaysButton list={list} range={range} {...asks('days')} />
      </WithoutDays>
      {views ? <SavedViewsButton views={views} {...opens('views')} /> : null}
      <ColumnsButton {...opens('columns')} />
      <ExportButton exporting={exporting} {...opens('export')} />
    </>
  )
  return (
    <fieldset
      className={isPhone ? styles.tools : `${styles.tools} ${styles.icons}`}
      aria-label={t('tools')}
      onPointerEnter={expect}
      onFocus={expect}
    >
      <Suspense>{isPhone ? <ListSort list={list} columns={columns} /> : null}</Suspense>
      {wanted ? (
        <Suspense fallback={buttons}>
          <ListMenus {...props} list={list} wanted={wanted} />
        </Suspense>
      ) : (
        buttons
      )}
    </fieldset>
  )
}
