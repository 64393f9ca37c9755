import { Children, isValidElement, lazy, type ReactNode, Suspense, use } from 'react'
import { AddFilter } from '../list-filters/add-filter.tsx'
import { FilterChips } from '../list-filters/filter-chips.tsx'
import { hasField, type ListFilters } from '../list-filters/list-filter.ts'
import { useIsPhone } from '../page/use-is-phone.ts'
import { FilterSheet } from './filter-sheet.tsx'
import { ListToolsContext } from './list-tools-context.ts'
import { SearchField } from './search-field.tsx'
import styles from './toolbar.module.css'

const FilterFields = lazy(async () => ({ default: (await import('../list-filters/filter-fields.tsx')).FilterFields }))

type Props = {
  children?: ReactNode
  /** What can be done here, whatever is listed: at hand on a phone too. */
  act?: ReactNode
  /** What the list can be narrowed by: behind one button, what is in force as chips beneath. */
  filters?: ListFilters
}

/** One row above a list: search, filters, what else narrows or exports it. On a phone all but the search and the act are in a sheet. */
export function Toolbar({ children, act, filters }: Props) {
  const list = use(ListToolsContext)
  const isPhone = useIsPhone()
  const parts = Children.toArray(children)
  const others = parts.filter((part) => !isSearch(part))
  const chips = filters ? <FilterChips filters={filters} /> : null
  if (!isPhone || (others.length === 0 && !filters && !list?.tools))
    return (
      <>
        <div className={styles.toolbar} data-filters>
          {children}
          {filters?.offered.some(hasField) ? <AddFilter filters={filters} /> : null}
          {act}
          {list?.tools}
        </div>
        {chips}
      </>
    )
  return (
    <>
      <div className={styles.toolbar} data-filters>
        {parts.filter(isSearch)}
        <FilterSheet narrowedBy={list?.narrowedBy ?? 0}>
          {others}
          <Suspense>{filters ? <FilterFields filters={filters} /> : null}</Suspense>
          {list?.tools}
        </FilterSheet>
      </div>
      {chips}
      {act ? <div className={styles.act}>{act}</div> : null}
    </>
  )
}

const isSearch = (part: ReactNode): boolean => isValidElement(part) && part.type === SearchField
