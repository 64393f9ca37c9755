import type { Drawer } from '@app/contract/drawers/drawers.contract'
import { createDrawer, updateDrawer } from '@app/contract/endpoints/drawers/drawers'
import { Button, Skeleton } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { May } from '../../session/may.tsx'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { DrawerDialog } from './drawer-dialog.tsx'
import styles from './drawers.module.css'
import { useDrawers, useUpdateDrawer } from './drawers.queries.ts'

const CloseDrawerDialog = lazy(async () => ({ default: (await import('./close-drawer-dialog.tsx')).CloseDrawerDialog }))

type Asked = { act: 'new' } | { act: 'rename'; drawer: Drawer } | { act: 'close'; sessionId: string }

/** The drawers of the house: made, renamed, turned off, and closed where their holder did not. */
export function AllDrawers() {
  const { t } = useTranslation('accounts')
  const [asked, setAsked] = useState<Asked | null>(null)
  const drawers = useDrawers()
  const done = () => setAsked(null)
  if (drawers.isError) return <ErrorState error={drawers.error} onRetry={() => void drawers.refetch()} />
  if (!drawers.data) return <Skeleton height="12rem" />
  return (
    <>
      <div className={styles.acts}>
        <May call={createDrawer}>
          <Button onClick={() => setAsked({ act: 'new' })}>{t('drawers.new')}</Button>
        </May>
      </div>
      {drawers.data.length === 0 ? <p className={styles.quiet}>{t('drawers.noDrawers')}</p> : null}
      <ul className={styles.lines} aria-label={t('drawers.views.drawers')}>
        {drawers.data.map((drawer) => (
          <Row key={drawer.id} drawer={drawer} onAsk={setAsked} />
        ))}
      </ul>
      {asked?.act === 'new' ? <DrawerDialog onClose={done} /> : null}
      {asked?.act === 'rename' ? <DrawerDialog drawer={asked.drawer} onClose={done} /> : null}
      <Suspense>{asked?.act === 'close' ? <CloseDrawerDialog sessionId={asked.sessionId} onClose={done} /> : null}</Suspense>
    </>
  )
}

function Row({ drawer, onAsk }: { drawer: Drawer; onAsk: (asked: Asked) => void }) {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const updating = useUpdateDrawer()
  const { id, name, place, isOn, session } = drawer
  const state = session
    ? t('drawers.heldBy', { name: session.holder.name, at: format.instant(session.openedAt) })
    : t(isOn ? 'drawers.free' : 'drawers.isOff')
  const turn = () => updating.mutate({ id, body: { name, place, isOn: !isOn } })
  return (
    <li data-undone={!isOn}>
      <div>
        <strong>{name}</strong>
        {place ? <p>{place}</p> : null}
        <small className={styles.quiet}>{state}</small>
      </div>
      <May call={updateDrawer}>
        <div className={styles.acts}>
          <Button variant="default" size="compact-sm" onClick={() => onAsk({ act: 'rename', drawer })}>
            {t('drawers.rename')}
          </Button>
          {session ? (
            <Button variant="default" size="compact-sm" onClick={() => onAsk({ act: 'close', sessionId: session.id })}>
              {t('drawers.close.action')}
            </Button>
          ) : (
            <Button variant="default" size="compact-sm" loading={updating.isPending} onClick={turn}>
              {t(isOn ? 'drawers.turnOff' : 'drawers.turnOn')}
            </Button>
          )}
        </div>
      </May>
    </li>
  )
}
