import { Children, isValidElement, type ReactNode, use } from 'react'
import { useIsPhone } from '../page/use-is-phone.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { ListToolsContext } from './list-tools-context.ts'
import { SearchField } from './search-field.tsx'
import styles from './toolbar.module.css'

type Props = {
  children?: ReactNode
  /** What can be done here, whatever is listed: at hand on a phone too. */
  act?: ReactNode
}

/** One row above a list: search, filters, what else narrows or exports it. On a phone all but the search and the act are in a sheet. */
export function Toolbar({ children, act }: Props) {
  const list = use(ListToolsContext)
  const isPhone = useIsPhone()
  const parts = Children.toArray(children)
  const filters = parts.filter((part) => !isSearch(part))
  if (!isPhone || (filters.length === 0 && !list?.tools))
    return (
      <div className={styles.toolbar} data-filters>
        {children}
        {act}
        {list?.tools}
      </div>
    )
  const search = (
    <div className={styles.toolbar} data-filters>
      {parts.filter(isSearch)}
      <FilterSheet narrowedBy={list?.narrowedBy ?? 0}>
        {filters}
        {list?.tools}
      </FilterSheet>
    </div>
  )
  if (!act) return search
  return (
    <>
      {search}
      <div className={styles.act}>{act}</div>
    </>
  )
}

const isSearch = (part: ReactNode): boolean => isValidElement(part) && part.type === SearchField
