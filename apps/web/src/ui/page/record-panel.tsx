import { Skeleton } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SidePanel } from '../dialog/side-panel.tsx'
import { ErrorState } from './error-state.tsx'
import styles from './record-panel.module.css'
import { useEscape } from './use-escape.ts'
import { useIsPhone } from './use-is-phone.ts'

type Props<Item> = {
  /** Whether a record is open (`list.openId !== null`). */
  opened: boolean
  onClose: () => void
  query: UseQueryResult<Item>
  /** Its number. */
  title: (item: Item) => string
  status?: (item: Item) => ReactNode
  /** What can be done now, the likeliest first. */
  actions?: (item: Item) => ReactNode
  children: (item: Item) => ReactNode
}

/** A record: slides in from the right, a page of its own on a phone; its address is the list's with `?open=`. */
export function RecordPanel<Item>({ opened, onClose, query, title, status, actions, children }: Props<Item>) {
  const { t } = useTranslation()
  const isPhone = useIsPhone()
  const item = query.data
  useEscape(opened, styles.content, onClose)
  return (
    <SidePanel
      opened={opened}
      onClose={onClose}
      closeOnEscape={false}
      position="right"
      size={isPhone ? '100%' : '36rem'}
      overlayOpacity={0.2}
      transitionProps={{ duration: 160 }}
      classNames={{ header: styles.header, body: styles.body, title: styles.title, content: styles.content }}
      title={
        item ? (
          <>
            <span>{title(item)}</span>
            {status?.(item)}
          </>
        ) : (
          t(query.isError ? 'ui.couldNotLoad' : 'ui.loading')
        )
      }
    >
      {query.isError && !item ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <PanelSkeleton /> : null}
      {item ? (
        <>
          {actions ? <div className={styles.actions}>{actions(item)}</div> : null}
          {children(item)}
        </>
      ) : null}
    </SidePanel>
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
