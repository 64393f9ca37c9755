import type { DrawerSession } from '@app/contract/drawers/drawers.contract'
import { Button, Skeleton } from '@mantine/core'
import IconCashRegister from '@tabler/icons-react/dist/esm/icons/IconCashRegister.mjs'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { Note } from '../../ui/show/note.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { DrawerLines } from './drawer-lines.tsx'
import styles from './drawers.module.css'
import { useMyDrawer } from './drawers.queries.ts'

const OpenDrawerDialog = lazy(async () => ({ default: (await import('./open-drawer-dialog.tsx')).OpenDrawerDialog }))
const MovementDialog = lazy(async () => ({ default: (await import('./movement-dialog.tsx')).MovementDialog }))
const ToBankDialog = lazy(async () => ({ default: (await import('./to-bank-dialog.tsx')).ToBankDialog }))
const CloseDrawerDialog = lazy(async () => ({ default: (await import('./close-drawer-dialog.tsx')).CloseDrawerDialog }))

type Asked = 'open' | 'in' | 'out' | 'toBank' | 'close'

/** The drawer that one holds, and what is in it now; or how to open one. */
export function MyDrawer() {
  const { t } = useTranslation('accounts')
  const [asked, setAsked] = useState<Asked | null>(null)
  const mine = useMyDrawer()
  const close = () => setAsked(null)
  if (mine.isError) return <ErrorState error={mine.error} onRetry={() => void mine.refetch()} />
  if (!mine.data) return <Skeleton height="16rem" />
  const { session } = mine.data
  return (
    <>
      {session ? (
        <OpenSession session={session} onAsk={setAsked} />
      ) : (
        <EmptyState
          icon={IconCashRegister}
          title={t('drawers.none')}
          sentence={t('drawers.noneHelp')}
          action={<Button onClick={() => setAsked('open')}>{t('drawers.open.action')}</Button>}
        />
      )}
      <Suspense>
        {asked === 'open' ? <OpenDrawerDialog onClose={close} /> : null}
        {session && (asked === 'in' || asked === 'out') ? (
          <MovementDialog session={session} kind={asked} onClose={close} />
        ) : null}
        {session && asked === 'toBank' ? <ToBankDialog session={session} onClose={close} /> : null}
        {session && asked === 'close' ? <CloseDrawerDialog sessionId={session.id} onClose={close} /> : null}
      </Suspense>
    </>
  )
}

function OpenSession({ session, onAsk }: { session: DrawerSession; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const { drawer, openedAt, inItInCents, isOfEarlierDay, lines } = session
  return (
    <section aria-label={drawer.name}>
      {isOfEarlierDay ? (
        <Note
          tone="red"
          title={t('drawers.earlier')}
          action={<Button onClick={() => onAsk('close')}>{t('drawers.close.action')}</Button>}
        >
          <p>{t('drawers.earlierHelp', { day: format.day(session.businessDay) })}</p>
        </Note>
      ) : null}
      <div className={styles.head}>
        <div className={styles.inIt}>
          <h2>{[drawer.name, drawer.place].filter(Boolean).join(' · ')}</h2>
          <p className={styles.quiet}>{t('drawers.since', { at: format.instant(openedAt) })}</p>
          <p>
            <span className={styles.quiet}>{t('drawers.inIt')}</span>
            <strong className="tabular">{format.money(inItInCents)}</strong>
          </p>
        </div>
        <div className={styles.acts}>
          {isOfEarlierDay ? null : (
            <>
              {(['in', 'out', 'toBank'] as const).map((kind) => (
                <Button key={kind} variant="default" onClick={() => onAsk(kind)}>
                  {t(`drawers.kinds.${kind}`)}
                </Button>
              ))}
              <Button onClick={() => onAsk('close')}>{t('drawers.close.action')}</Button>
            </>
          )}
        </div>
      </div>
      <DrawerLines lines={lines} />
    </section>
  )
}
