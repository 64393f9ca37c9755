import { SavedViewsMenu } from '../saved-views/saved-views-menu.tsx'
import { ColumnsMenu } from './list-columns-menu.tsx'
import { ListDaysMenu } from './list-days-menu.tsx'
import { ExportMenu } from './list-export-menu.tsx'
import type { ListToolsProps } from './list-tools.tsx'

export type ListMenu = 'days' | 'views' | 'columns' | 'export'
type Props<Row> = Omit<ListToolsProps<Row>, 'columns'> & { wanted: ListMenu }

/** The list's menus with what they open: loaded when the first of them is wanted. */
export function ListMenus<Row>({ list, range, arrangement, views, exporting, isPhone, wanted }: Props<Row>) {
  return (
    <>
      <ListDaysMenu list={list} range={range} isPhone={isPhone} isWanted={wanted === 'days'} />
      {views ? <SavedViewsMenu views={views} isPhone={isPhone} isWanted={wanted === 'views'} /> : null}
      <ColumnsMenu arrangement={arrangement} isPhone={isPhone} isWanted={wanted === 'columns'} />
      <ExportMenu exporting={exporting} isPhone={isPhone} isWanted={wanted === 'export'} />
    </>
  )
}
