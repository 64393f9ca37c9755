import type { Order, OrderDetail } from '@app/contract/orders.contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Photos } from '../../../ui/files/photos.tsx'
import type { List } from '../../../ui/list/use-list-state.ts'
import { PanelSection, RecordPanel } from '../../../ui/record/record-panel.tsx'
import { useListedRow } from '../../../ui/record/use-listed-row.ts'
import { PriceLines } from '../../../ui/show/price-lines.tsx'
import { StatusChip } from '../../../ui/show/status-chip.tsx'
import { AskAbout } from '../../conversations/ask-about.tsx'
import { RecordHistory } from '../../history/record-history.tsx'
import { useNameOf } from '../../titles/use-name-of.ts'
import { ShareTracking } from '../../tracking/share-tracking.tsx'
import { MoreCompensation } from '../compensation/more-compensation.tsx'
import { HoldNote } from '../holding/hold-note.tsx'
import { useOrder } from '../orders.queries.ts'
import { ExtraChargeNotes } from '../staff/extra-charge-notes.tsx'
import { useArrivalMoves } from './arrival-moves.ts'
import { EarningLines } from './earning-lines.tsx'
import { OrderCompensations } from './order-compensations.tsx'
import { OrderEnd } from './order-end.tsx'
import { OrderFacts } from './order-facts.tsx'
import { OrderFigures } from './order-figures.tsx'
import { OrderFiles } from './order-files.tsx'
import { OrderItems } from './order-items.tsx'
import { OrderMissing } from './order-missing.tsx'
import styles from './order-panel.module.css'

type Props = {
  list: Pick<List, 'openId' | 'close'>
  /** What this page lets the person do now, by the order's `allowedActions`. */
  actions?: (order: OrderDetail) => ReactNode
  /** What a page adds above the figures. */
  children?: (order: OrderDetail) => ReactNode
  /** Where people come for what was earned, that stands first. */
  startsWithEarning?: boolean
}

/** Everything about one package, opened by `?open=`: for clients, associates and administrators alike. */
export function OrderPanel({ list, actions, children, startsWithEarning = false }: Props) {
  const order = useOrder(list.openId)
  const row = useListedRow<Order>('orders', order.data ? null : list.openId)
  const nameOf = useNameOf()
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={order}
      row={row}
      preview={(listed) => <OrderFigures order={listed} />}
      title={nameOf}
      status={({ status, outcome }) => <StatusChip status={status} outcome={outcome} />}
      {...(actions ? { actions } : {})}
    >
      {(item) => (
        <>
          <OrderMissing order={item} />
          <HoldNote order={item} />
          <OrderEnd order={item} />
          <OrderCompensations order={item} />
          <MoreCompensation order={item} />
          {children?.(item)}
          <div className={styles.asks}>
            <ShareTracking order={item} />
            <AskAbout about={{ kind: 'order', id: item.id, name: nameOf(item) }} />
          </div>
          {startsWithEarning ? <OrderEarning order={item} /> : null}
          <OrderParts order={item} />
          {startsWithEarning ? null : <OrderEarning order={item} />}
          <OrderPast order={item} />
        </>
      )}
    </RecordPanel>
  )
}

function OrderParts({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const { price, files, items, isPriceFinal, extraCharges } = order
  const photoIds = files.filter(({ purpose }) => purpose === 'photo').map(({ id }) => id)
  return (
    <>
      <OrderFigures order={order} />
      <Photos fileIds={photoIds} />
      <PanelSection title={t('panel.package')}>
        <OrderFacts order={order} />
      </PanelSection>
      {items.length > 0 ? (
        <PanelSection title={t('panel.items')}>
          <OrderItems items={items} />
        </PanelSection>
      ) : null}
      {price ? (
        <PanelSection title={isPriceFinal ? t('panel.price') : t('panel.estimate')}>
          <PriceLines
            lines={price.lines}
            totalInCents={price.totalInCents}
            totalLabel={isPriceFinal ? t('panel.total') : t('panel.estimatedTotal')}
          />
          <ExtraChargeNotes charges={extraCharges} />
        </PanelSection>
      ) : null}
    </>
  )
}

function OrderEarning({ order: { earning } }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  if (!earning) return null
  return (
    <PanelSection title={t('panel.earning')}>
      <EarningLines earning={earning} />
    </PanelSection>
  )
}

function OrderPast({ order }: { order: OrderDetail }) {
  const { t } = useTranslation('orders')
  const moves = useArrivalMoves(order)
  return (
    <>
      <PanelSection title={t('panel.timeline')}>
        <RecordHistory recordId={order.id} of="order" entries={[...order.timeline, ...moves]} />
      </PanelSection>
      <OrderFiles files={order.files} />
    </>
  )
}
