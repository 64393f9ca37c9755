import { listClientOrders } from '@app/contract/endpoints/orders'
import type { ClientHome } from '@app/contract/fields/client-home'
import { addressOf, HOME_PATH } from '@app/contract/paths'
import { Button, Skeleton } from '@mantine/core'
import IconPackage from '@tabler/icons-react/dist/esm/icons/IconPackage.mjs'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import i18next from 'i18next'
import { lazy, startTransition, useLayoutEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import { LatePanel } from '../../ui/list/late-panel.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { ErrorState } from '../../ui/page/error-state.tsx'
import { Page } from '../../ui/page/page.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { AskCompany } from '../company/ask-company.tsx'
import { CasilleroStrip } from '../company/casillero-strip.tsx'
import { MiamiAddressCard } from '../company/miami-address-card.tsx'
import { useClientHome } from './client-home.queries.ts'
import { FirstSteps } from './first-steps.tsx'
import { Hero } from './hero.tsx'
import { NeedsMe } from './needs-me.tsx'
import { OnTheWay } from './on-the-way.tsx'
import styles from './shopping-home.module.css'

const ClientOrderPanel = lazy(async () => ({ default: (await import('../orders/own/client-order-panel.tsx')).ClientOrderPanel }))

/** The client's home: what can be collected or comes next, what waits for them, and where everything is. */
export function ShoppingHome() {
  const { t } = useTranslation('client')
  const list = useListState(listClientOrders)
  const home = useClientHome()
  const address = home.data?.miamiAddress
  const isWhole = useWholeOnceSeen(home.data !== undefined)
  const isRestLate = home.isPending || (home.data !== undefined && !isWhole)
  return (
    <Page
      title={t('shopping.title')}
      sentence={t('shopping.sentence')}
      action={
        <Button component={Link} to={addressOf(HOME_PATH, { new: '1' })} leftSection={<IconPlus aria-hidden />}>
          {t('shopping.newOrder')}
        </Button>
      }
    >
      <div className={styles.columns}>
        <div className={styles.work} aria-busy={home.isPending}>
          <CasilleroStrip address={address} />
          {home.isPending ? <Skeleton height={280} /> : null}
          {home.isError && !home.data ? <ErrorState error={home.error} onRetry={() => void home.refetch()} /> : null}
          {home.data ? <Work home={home.data} isWhole={isWhole} onOpen={list.open} /> : null}
        </div>
        {/* On a phone it is beneath what comes. */}
        <div className={isRestLate ? `${styles.beside} ${styles.laterBelow}` : styles.beside}>
          {address || home.isPending ? <MiamiAddressCard address={isWhole ? address : undefined} /> : null}
          <AskCompany />
        </div>
      </div>
      <LatePanel list={list}>{(open) => <ClientOrderPanel list={open} />}</LatePanel>
    </Page>
  )
}

/**
 * What waits for the client is drawn first. Once a frame with it was (the mark is what npm run web:home waits for) comes what lies beneath, and
 * whoever comes back to their home finds it whole.
 */
function useWholeOnceSeen(isThere: boolean): boolean {
  const [isWhole, setWhole] = useState(() => performance.getEntriesByName('useful').length > 0)
  // Before that frame, so that it is the one: an effect would wait for it, and for all others.
  useLayoutEffect(() => {
    if (!isThere || isWhole) return
    let timer = 0
    const frame = requestAnimationFrame(() => {
      timer = window.setTimeout(() => {
        performance.mark('useful')
        startTransition(() => setWhole(true))
        // Whatever is opened from here is said with them.
        void i18next.loadNamespaces('orders')
      })
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [isThere, isWhole])
  return isWhole
}

type WorkProps = { home: ClientHome; isWhole: boolean; onOpen: (orderId: string) => void }

function Work({ home, isWhole, onOpen }: WorkProps) {
  const { hero, tasks, more, places, hasOrdered } = home
  return (
    <>
      {hero ? <Hero hero={hero} onOpen={onOpen} /> : null}
      {/* Whoever has no order yet may still have a price to answer. */}
      {hasOrdered || tasks.length > 0 ? <NeedsMe tasks={tasks} more={more} onOpen={onOpen} /> : null}
      {places.length > 0 && isWhole ? <OnTheWay places={places} onOpen={onOpen} /> : null}
      {places.length === 0 && hasOrdered ? <NothingOnTheWay /> : null}
      {hasOrdered ? null : <FirstSteps />}
    </>
  )
}

function NothingOnTheWay() {
  const { t } = useTranslation('client')
  return (
    <EmptyState
      icon={IconPackage}
      title={t('shopping.emptyTitle')}
      sentence={t('shopping.emptySentence')}
      action={
        <Button component={Link} to={addressOf(HOME_PATH, { new: '1' })} variant="default">
          {t('shopping.newOrder')}
        </Button>
      }
    />
  )
}
