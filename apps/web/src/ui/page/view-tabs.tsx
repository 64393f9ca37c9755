import { use, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../edit/link.tsx'
import { useSearchParams } from '../edit/use-search-params.ts'
import { useFormat } from '../show/use-format.ts'
import { TabsSlotContext } from './tabs-slot.ts'
import styles from './view-tabs.module.css'

type Props<View extends string> = {
  /** What the views are views of, for those who cannot see them. */
  label: string
  views: Readonly<Record<View, string>>
  /** The one that an address without `?view=` shows. */
  first: NoInfer<View>
  counts?: Partial<Record<View, number | undefined>>
  /** What the address says that belongs to all views. */
  keeps?: Readonly<Record<string, string>>
}

/** Enough of the tab before to see that there is one. */
const LEFT_OF_CHOSEN = 48

/** The view that the address names. */
export function useView<View extends string>(views: readonly View[], first: NoInfer<View>): View {
  const [search] = useSearchParams()
  return viewNamedBy(search, views, first)
}

export function viewNamedBy<View extends string>(search: URLSearchParams, views: readonly View[], first: NoInfer<View>): View {
  const named = search.get('view')
  return views.find((view) => view === named) ?? first
}

/** The views of a list, each with how many it holds; saved ones come after them. They are links: back, reload and sharing work. */
export function ViewTabs<View extends string>({ label, views, first, counts = {}, keeps = {} }: Props<View>) {
  const page = use(TabsSlotContext)
  const names = Object.keys(views) as View[]
  const current = useView(names, first)
  const shown = page?.shownSaved ?? current
  const tabs = useRef<HTMLElement>(null)
  useEffect(() => {
    const nav = tabs.current
    const chosen = nav?.querySelector<HTMLElement>(`[data-view="${shown}"]`)
    if (!nav || !chosen) return
    // On a phone the chosen one may stand outside of what is seen; each count that arrives moves those after it.
    const growing = new ResizeObserver(() => nav.scrollTo({ left: chosen.offsetLeft - LEFT_OF_CHOSEN }))
    for (const tab of nav.querySelectorAll('a')) growing.observe(tab)
    return () => growing.disconnect()
  }, [shown])
  return (
    <nav ref={tabs} className={styles.tabs} aria-label={label}>
      {names.map((view) => {
        const count = counts[view]
        return (
          <Link
            key={view}
            data-view={view}
            to={`?${new URLSearchParams({ ...keeps, ...(view === first ? {} : { view }) })}`}
            aria-current={view === shown ? 'page' : undefined}
          >
            {views[view]}
            {count === undefined ? null : <TabCount count={count} />}
          </Link>
        )
      })}
      <span ref={page?.setSlot} className={styles.slot} />
    </nav>
  )
}

/** It comes after the page is shown: of words that are still to be loaded, the page would be hidden once more. */
export function TabCount({ count }: { count: number }) {
  const { t } = useTranslation()
  const format = useFormat()
  return (
    <span className={styles.count}>
      <span className="visually-hidden">{t('ui.viewHolds')}</span>
      {format.number(count)}
    </span>
  )
}
