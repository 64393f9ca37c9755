import { listClientOrders } from '@app/contract/endpoints/orders'
import { addressOf, HOME_PATH } from '@app/contract/paths'
import { ORDER_STATUSES } from '@app/domain'
import { Button } from '@mantine/core'
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { LatePanel } from '../../ui/list/late-panel.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { Page } from '../../ui/page/page.tsx'
import { CasilleroStrip } from '../company/casillero-strip.tsx'
import { MiamiAddress } from '../company/miami-address.tsx'
import { useClientOrders } from '../orders/orders.queries.ts'
import { FirstSteps } from './first-steps.tsx'
import { NeedsMe } from './needs-me.tsx'
import { OnTheWay } from './on-the-way.tsx'
import { OpenRequests } from './open-requests.tsx'
import styles from './shopping-home.module.css'
import { useClientTasks } from './use-client-tasks.tsx'

const ClientOrderPanel = lazy(async () => ({ default: (await import('../orders/own/client-order-panel.tsx')).ClientOrderPanel }))

/** Whatever became of it: even a removed one was a first. */
const EVER = { status: [...ORDER_STATUSES], limit: 1 }

/** The client's home: what waits for them, and what they asked for. */
export function ShoppingHome() {
  const { t } = useTranslation(['client', 'orders'])
  const list = useListState(listClientOrders)
  const tasks = useClientTasks(list.open)
  const ever = useClientOrders(EVER)
  const isNew = ever.data?.meta.total === 0
  const isPending = tasks.isPending || ever.isPending
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
        <div className={styles.work}>
          <CasilleroStrip />
          {/* Whoever has no order yet may still have a price to answer. */}
          <NeedsMe {...tasks} isPending={isPending} isQuiet={isNew} />
          {isPending ? null : <OnTheWay onOpen={list.open} />}
          {/* Asked for at once, shown once nothing above can push it down any more. */}
          <div className={isPending ? styles.later : undefined}>{isNew ? <FirstSteps /> : <OpenRequests list={list} />}</div>
        </div>
        <div className={isPending ? styles.laterBelow : undefined}>
          <MiamiAddress />
        </div>
      </div>
      <LatePanel list={list}>{(open) => <ClientOrderPanel list={open} />}</LatePanel>
    </Page>
  )
}
