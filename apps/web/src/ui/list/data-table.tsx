import type { List as Listed } from '@app/contract/fields/list'
import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import { onRowKeys } from '../keys/row-keys.ts'
import { useListKeys } from '../keys/use-list-keys.ts'
import { ListToolsContext } from '../list-tools/list-tools-context.ts'
import { Toolbar } from '../list-tools/toolbar.tsx'
import { useExport } from '../list-tools/use-export.ts'
import { useIsPhone } from '../page/use-is-phone.ts'
import { useRecordSteps } from '../record/use-record-steps.ts'
import { useSavedViews } from '../saved-views/use-saved-views.ts'
import { useFormat } from '../show/use-format.ts'
import type { Column } from './column.ts'
import { ListCards } from './list-cards.tsx'
import { NothingFound } from './list-empty.tsx'
import { ListFailed } from './list-failed.tsx'
import { ListFooter } from './list-footer.tsx'
import { ListRefresh } from './list-refresh.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { type ListSource, wholeQuery } from './list-source.ts'
import { ListTable } from './list-table.tsx'
import { SelectionBar, type Totals } from './selection-bar.tsx'
import { useChooseAll } from './use-choose-all.ts'
import { useListArrangement } from './use-list-arrangement.ts'
import type { List } from './use-list-state.ts'
import type { Selection } from './use-selection.ts'

export type { Column } from './column.ts'

const ListTools = lazy(async () => ({
  default: (await import('../list-tools/list-tools.tsx')).ListTools,
})) as typeof import('../list-tools/list-tools.tsx').ListTools
const SavedViewTabs = lazy(async () => ({
  default: (await import('../saved-views/saved-view-tabs.tsx')).SavedViewTabs,
})) as typeof import('../saved-views/saved-view-tabs.tsx').SavedViewTabs
const ExportProgress = lazy(async () => ({ default: (await import('../list-tools/list-export.tsx')).ExportProgress }))
const ListTotals = lazy(async () => ({
  default: (await import('../list-totals/list-totals.tsx')).ListTotals,
})) as typeof import('../list-totals/list-totals.tsx').ListTotals
const ChooseAll = lazy(async () => ({ default: (await import('./choose-all.tsx')).ChooseAll }))

type Props<Row extends { id: string }> = {
  /** What is listed, for those who cannot see it. */
  label: string
  query: UseQueryResult<Listed<Row>>
  columns: readonly Column<Row>[]
  list: List
  /** Where it comes from: with it the list has saved views, chosen columns, files, and all that match can be chosen. */
  source?: ListSource<Row>
  /** What the page says while nothing is listed: it teaches. What a search left empty says so itself. */
  empty: ReactNode
  /** Search and filters; the selection bar takes their place. */
  toolbar?: ReactNode
  /** Rows open their panel; false where there is none. */
  opens?: boolean
  selection?: Selection<Row>
  totals?: (rows: readonly Row[]) => Totals
  /** What can be done with the chosen rows; without it the page itself says what was chosen, and there is no bar. */
  selectionActions?: ReactNode
  /** What can be done with all that match by their filter alone, where they are more than can be chosen one by one. */
  matchingActions?: ReactNode
  /** One action of a row: the last cell, or the card's foot. */
  rowAction?: (row: Row) => ReactNode
}

/** A list as the server pages and sorts it; cards on a phone. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { query, list, empty, source } = props
  const isPhone = useIsPhone()
  const arrangement = useListArrangement(props.columns, list, source)
  const views = useSavedViews(
    arrangement.shown.map(({ id }) => id),
    source !== undefined && !source.isPart,
  )
  // Clients and associates keep their lists as they are: a button for views.
  const hasTabs = useActor().role === 'administrator' && source !== undefined && !source.isPart
  const exporting = useExport(source)
  const { data, meta } = query.data ?? {}
  useExistingPage(list, meta?.totalPages)

  const isWaiting = query.isPending || views.isDeciding
  const rows = isWaiting ? undefined : data
  const area = useRef<HTMLElement>(null)
  const steps = useRecordSteps({ list, rows, meta, isStale: query.isPlaceholderData, opens: props.opens ?? true })
  useListKeys({ area, list, rows, selection: props.selection, steps })
  const shown = { ...props, columns: arrangement.shown, isCompact: arrangement.isCompact }
  const tools = source ? (
    <Suspense>
      <ListTools
        {...{ list, range: source.list.range, columns: props.columns, arrangement, exporting, isPhone }}
        views={source.isPart || hasTabs ? null : views}
      />
    </Suspense>
  ) : null
  return (
    <ListToolsContext value={{ tools, narrowedBy: list.narrowedBy.length }}>
      <section ref={area} data-list aria-label={props.label} aria-busy={query.isFetching} onKeyDown={onRowKeys}>
        <Suspense>{hasTabs ? <SavedViewTabs views={views} source={source} total={meta?.total} /> : null}</Suspense>
        <Head {...props} />
        <Suspense>{exporting.state.is === 'idle' ? null : <ExportProgress exporting={exporting} />}</Suspense>
        <ListRefresh query={query} />
        {query.isError && !data ? <ListFailed error={query.error} list={list} onRetry={() => void query.refetch()} /> : null}
        {isWaiting ? <ListSkeleton columns={arrangement.shown.length} cards={isPhone} /> : null}
        {rows?.length === 0 ? list.narrowedBy.length > 0 ? <NothingFound list={list} /> : empty : null}
        {rows && rows.length > 0 ? (
          <>
            {isPhone ? <ListCards {...shown} rows={rows} /> : <ListTable {...shown} rows={rows} />}
            {meta ? <ListFooter meta={meta} list={list} totals={<Foot {...props} rows={rows} />} /> : null}
          </>
        ) : null}
      </section>
    </ListToolsContext>
  )
}

/** Its sums come after its rows. */
function Foot<Row extends { id: string }>({ source, query, rows }: Props<Row> & { rows: readonly Row[] }) {
  const { meta } = query.data ?? {}
  if (!source?.totals || !meta) return null
  return (
    <Suspense>
      <ListTotals source={{ ...source, totals: source.totals }} data={rows} meta={meta} />
    </Suspense>
  )
}

/** A page that no longer exists (its rows were moved on) leads back to the last that does. */
function useExistingPage({ page, setPage }: List, totalPages: number | undefined): void {
  const lastPage = Math.max(1, totalPages ?? page)
  const move = useRef(setPage)
  move.current = setPage
  useEffect(() => {
    if (page > lastPage) move.current(lastPage, true)
  }, [page, lastPage])
}

/** All that match are those of the filter that was shown when they were chosen. */
function useSameFilter<Row>(source: ListSource<Row> | undefined, selection: Selection<Row> | undefined): void {
  const filter = source ? JSON.stringify(wholeQuery(source)) : ''
  const leave = selection?.leaveMatching
  const before = useRef(filter)
  useEffect(() => {
    if (before.current !== filter) leave?.()
    before.current = filter
  }, [filter, leave])
}

/** The row above: search and filters, or what is chosen. */
function Head<Row extends { id: string }>(props: Props<Row>) {
  const { source, query, toolbar, selection, totals, selectionActions, matchingActions } = props
  const { t } = useTranslation('table')
  const format = useFormat()
  const head = useRef<HTMLDivElement>(null)
  const choosing = useChooseAll(source, selection)
  const chosen = selection?.rows ?? []
  const { data: shown = [], meta } = query.data ?? {}
  useSameFilter(source, selection)
  if (!selection || !selectionActions || chosen.length === 0) return toolbar ?? (source ? <Toolbar /> : null)
  const clear = () => {
    // The bar goes: the focus stays with the list.
    head.current?.parentElement?.querySelector<HTMLElement>('[data-all-rows], [data-row-stop]')?.focus({ preventScroll: true })
    choosing.cancel()
    selection.clear()
  }
  if (selection.isMatching && meta) {
    const named = t('select.matching', { count: meta.total, number: format.counted(meta.total) })
    return (
      <div ref={head} style={{ display: 'contents' }}>
        <SelectionBar totals={undefined} count={meta.total} named={named} onClear={clear}>
          <Suspense>{matchingActions}</Suspense>
        </SelectionBar>
      </div>
    )
  }
  const more =
    source && meta ? (
      <Suspense>
        <ChooseAll
          choosing={choosing}
          meta={meta}
          chosen={chosen.length}
          onMatching={matchingActions ? () => selection.chooseMatching(shown) : undefined}
        />
      </Suspense>
    ) : null
  return (
    <div ref={head} style={{ display: 'contents' }}>
      <SelectionBar totals={totals?.(chosen)} count={chosen.length} onClear={clear} more={more}>
        {/* Acts on their way hide no list, and the focus stays in its row. */}
        <Suspense>{selectionActions}</Suspense>
      </SelectionBar>
    </div>
  )
}
