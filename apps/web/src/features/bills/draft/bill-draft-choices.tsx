import type { Order } from '@app/contract/orders.contract'
import { useTranslation } from 'react-i18next'
import { PersonSelect, type SelectingClient } from '../../authorized-names/person-select.tsx'
import { BalanceSwitch } from './balance-switch.tsx'
import { BillDraftPrice } from './bill-draft-price.tsx'
import type { DraftChoices } from './draft-choices.ts'
import { useDraftMoney } from './use-draft-money.ts'

type Props = {
  orders: readonly Order[]
  choices: DraftChoices
  onChange: (choices: DraftChoices) => void
  /** The client whom staff bill; none: the signed-in one. */
  client?: SelectingClient
}

/** What a new bill comes to, whether it takes the client's balance, who collects and in whose name it is made out. */
export function BillDraftChoices({ orders, choices, onChange, client }: Props) {
  const { t } = useTranslation('bills')
  const money = useDraftMoney(orders, client?.id)
  const { useBalance, pickupAuthorizedNameId, invoiceOwnerAuthorizedNameId } = choices
  const whose = client ? { client } : {}
  return (
    <>
      <BillDraftPrice orders={orders} money={money} useBalance={useBalance} />
      <BalanceSwitch
        balanceInCents={money?.balanceInCents ?? 0}
        isUsed={useBalance}
        onChange={(isUsed) => onChange({ ...choices, useBalance: isUsed })}
      />
      <PersonSelect
        label={t('draft.pickup')}
        description={t('draft.pickupHelp')}
        purpose="pickup"
        value={pickupAuthorizedNameId}
        onChange={(id) => onChange({ ...choices, pickupAuthorizedNameId: id })}
        {...whose}
      />
      <PersonSelect
        label={t('draft.invoiceOwner')}
        purpose="invoice"
        value={invoiceOwnerAuthorizedNameId}
        onChange={(id) => onChange({ ...choices, invoiceOwnerAuthorizedNameId: id })}
        {...whose}
      />
    </>
  )
}
