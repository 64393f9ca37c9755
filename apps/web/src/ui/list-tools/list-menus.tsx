import { ColumnsMenu } from './list-columns-menu.tsx'
import { ExportMenu } from './list-export-menu.tsx'
import type { ListToolsProps } from './list-tools.tsx'
import { SavedViewsMenu } from './saved-views-menu.tsx'

export type ListMenu = 'views' | 'columns' | 'export'
type Props<Row> = Pick<ListToolsProps<Row>, 'arrangement' | 'views' | 'exporting' | 'isPhone'> & { wanted: ListMenu }

/** The list's menus with what they open: loaded when the first of them is wanted. */
export function ListMenus<Row>({ arrangement, views, exporting, isPhone, wanted }: Props<Row>) {
  return (
    <>
      <SavedViewsMenu views={views} isPhone={isPhone} isWanted={wanted === 'views'} />
      <ColumnsMenu arrangement={arrangement} isPhone={isPhone} isWanted={wanted === 'columns'} />
      <ExportMenu exporting={exporting} isPhone={isPhone} isWanted={wanted === 'export'} />
    </>
  )
}
