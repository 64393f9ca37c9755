import type { Purchase, PurchaseDetail } from '@app/contract/purchases.contract'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../session/use-actor.ts'
import type { List } from '../../ui/list/use-list-state.ts'
import { PanelSection, RecordPanel } from '../../ui/record/record-panel.tsx'
import { useListedRow } from '../../ui/record/use-listed-row.ts'
import { AskAbout } from '../conversations/ask-about.tsx'
import { RecordHistory } from '../history/record-history.tsx'
import { OrderFiles } from '../orders/show/order-files.tsx'
import { useNameOf } from '../titles/use-name-of.ts'
import { AllowPartial } from './allow-partial.tsx'
import { PurchaseProposals } from './decide/purchase-proposals.tsx'
import { PurchaseLanded } from './landed/purchase-landed.tsx'
import { PurchaseChip } from './purchase-chip.tsx'
import { PurchaseFacts } from './purchase-facts.tsx'
import { PurchaseInvoice } from './purchase-invoice.tsx'
import { PurchaseItems } from './purchase-items.tsx'
import { PurchaseNext } from './purchase-next.tsx'
import { PurchasePrice } from './purchase-price.tsx'
import { PurchaseProofs, ReceiptsOfPurchase } from './purchase-proofs.tsx'
import { usePurchase } from './purchases.queries.ts'

type Props = {
  list: Pick<List, 'openId' | 'close'>
  /** What this person may do now, by the purchase's `allowedActions`. */
  actions: (purchase: PurchaseDetail) => ReactNode
}

/** Everything about one assisted purchase, opened by `?open=`: for clients, associates and administrators alike. */
export function PurchasePanel({ list, actions }: Props) {
  const purchase = usePurchase(list.openId)
  const row = useListedRow<Purchase>('purchases', purchase.data ? null : list.openId)
  const nameOf = useNameOf()
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={purchase}
      row={row}
      title={nameOf}
      status={({ status }) => <PurchaseChip status={status} />}
      actions={actions}
    >
      {(item) => <PurchaseParts key={item.id} purchase={item} />}
    </RecordPanel>
  )
}

function PurchaseParts({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const { role } = useActor()
  const nameOf = useNameOf()
  return (
    <>
      <PurchaseNext purchase={purchase} />
      <AskAbout about={{ kind: 'purchase', id: purchase.id, name: nameOf(purchase) }} />
      <PanelSection title={t('panel.products')}>
        <PurchaseItems items={purchase.items} />
        <AllowPartial purchase={purchase} />
      </PanelSection>
      <PurchasePrice purchase={purchase} />
      <PurchaseLanded purchase={purchase} />
      {role === 'client' ? <PurchaseProofs purchase={purchase} /> : null}
      {role === 'administrator' ? <ReceiptsOfPurchase id={purchase.id} /> : null}
      <PurchaseInvoice purchase={purchase} />
      <PanelSection title={t('panel.data')}>
        <PurchaseFacts purchase={purchase} />
      </PanelSection>
      <PurchaseProposals reviews={purchase.reviews} />
      <PanelSection title={t('panel.timeline')}>
        <RecordHistory recordId={purchase.id} of="purchase" entries={purchase.timeline} />
      </PanelSection>
      <OrderFiles files={purchase.files} />
    </>
  )
}
