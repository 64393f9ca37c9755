import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { BesidePanel } from '../dialog/beside-panel.tsx'
import { SidePanel } from '../dialog/side-panel.tsx'
import { useSearchParams } from '../edit/use-search-params.ts'
import { ErrorState } from '../page/error-state.tsx'
import { useEscape } from '../page/use-escape.ts'
import { useIsPhone } from '../page/use-is-phone.ts'
import styles from './record-panel.module.css'
import { RecordSteps } from './record-steps.tsx'
import { useHasRoomBeside } from './use-has-room-beside.ts'
import { usePanelFocus } from './use-panel-focus.ts'
import { usePanelKeys } from './use-panel-keys.ts'

type Props<Item, Row> = {
  /** Whether a record is open (`list.openId !== null`). */
  opened: boolean
  onClose: () => void
  query: UseQueryResult<Item>
  /** What its list says of it, while the record itself is on its way. */
  row?: Row | undefined
  /** What of it is shown until then, beneath its number and status. */
  preview?: (row: NoInfer<Row>) => ReactNode
  /** Its number. */
  title: (item: Item | NoInfer<Row>) => string
  status?: (item: Item | NoInfer<Row>) => ReactNode
  /** What can be done now, the likeliest first. */
  actions?: (item: Item) => ReactNode
  children: (item: Item) => ReactNode
}

const CLASSES = { header: styles.header, body: styles.body, title: styles.title, content: styles.content }

/** A record: beside its list where there is room, else over it from the right, a page of its own on a phone. Its address is the list's with `?open=`. */
export function RecordPanel<Item, Row = Item>({ opened, onClose, ...given }: Props<Item, Row>) {
  const isPhone = useIsPhone()
  const isBeside = useHasRoomBeside()
  const [search] = useSearchParams()
  const openId = opened ? search.get('open') : null
  const { shownId, props } = useLastOpened({ shownId: openId, props: given }, opened)
  useEscape(opened, styles.content, onClose)
  usePanelKeys(opened)
  usePanelFocus(opened, openId)
  const shared = { onClose, title: <Title {...props} />, tools: <RecordSteps openId={openId} />, classNames: CLASSES }
  const contents = (
    <Fragment key={shownId}>
      <Contents {...props} />
    </Fragment>
  )
  if (isBeside) return opened ? <BesidePanel {...shared}>{contents}</BesidePanel> : null
  return (
    <SidePanel
      {...shared}
      opened={opened}
      isRecord
      returnFocus={false}
      closeOnEscape={false}
      position="right"
      size={isPhone ? '100%' : '36rem'}
      overlayOpacity={0.2}
      transitionProps={{ duration: 160 }}
    >
      {contents}
    </SidePanel>
  )
}

/** What is open; while it slides away, what was. */
function useLastOpened<Shown>(shown: Shown, opened: boolean): Shown {
  const last = useRef(shown)
  useEffect(() => {
    if (opened) last.current = shown
  })
  return opened ? shown : last.current
}

type PartProps<Item, Row> = Omit<Props<Item, Row>, 'opened' | 'onClose'>

function Title<Item, Row>({ query, row, title, status }: PartProps<Item, Row>) {
  const { t } = useTranslation()
  const item = query.data ?? (query.isPending ? row : undefined)
  if (!item) return t(query.isError ? 'ui.couldNotLoad' : 'ui.loading')
  return (
    <>
      <span>{title(item)}</span>
      <Suspense>{status?.(item)}</Suspense>
    </>
  )
}

function Contents<Item, Row>({ query, row, preview, actions, children }: PartProps<Item, Row>) {
  const item = query.data
  return (
    <>
      {query.isError && !item ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending && row ? preview?.(row) : null}
      {query.isPending ? <PanelSkeleton /> : null}
      {item ? (
        // What of it waits for its words is waited for in the panel: without this the list would be hidden meanwhile.
        <Suspense fallback={<PanelSkeleton />}>
          {actions ? (
            <div className={styles.actions} data-record-actions>
              {actions(item)}
            </div>
          ) : null}
          {children(item)}
        </Suspense>
      ) : null}
    </>
  )
}

function PanelSkeleton() {
  return (
    <div className={styles.section} aria-hidden>
      <Skeleton height={36} width="40%" />
      <Skeleton height={72} />
      <Skeleton height={160} />
    </div>
  )
}

/** A part of a record, with its heading. */
export function PanelSection({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <header className={styles.sectionHeader}>
        <h3>{title}</h3>
        {action}
      </header>
      {children}
    </section>
  )
}
