import type { OrderDetail } from '@app/contract/orders.contract'
import { sum } from '@app/domain'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { Facts } from '../../../ui/show/facts.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { useAccount } from '../../accounts/accounts.queries.ts'
import { useCreateBill } from '../bills.queries.ts'
import { BalanceSwitch } from '../draft/balance-switch.tsx'

type Props = { order: OrderDetail; onClose: () => void }

/** The bill of a package that ended: its extra charges, and what was bought where it went back to its store. */
export function BillClosedDialog({ order, onClose }: Props) {
  const { t } = useTranslation('bills')
  const creating = useCreateBill()
  const { id, code, client, outcome, purchase, extraCharges } = order
  const { data: account } = useAccount(client ? { clientId: client.id } : {}, client !== null)
  const [useBalance, setUseBalance] = useState(true)
  const body = { orderIds: [id], pickupAuthorizedNameId: null, invoiceOwnerAuthorizedNameId: null, useBalance }
  const chargesInCents = sum(extraCharges.map(({ amountInCents }) => amountInCents))
  return (
    <FormDialog
      title={t('closed.title', { code })}
      confirmLabel={t('closed.confirm')}
      isSending={creating.isPending}
      error={creating.error}
      onSubmit={(event) => {
        event?.preventDefault()
        return creating.mutateAsync(body).then(onClose)
      }}
      onClose={onClose}
    >
      <p>{t('closed.what')}</p>
      {extraCharges.length > 0 ? (
        <Facts facts={[{ label: t('closed.charges'), value: <Money cents={chargesInCents} /> }]} />
      ) : null}
      <BalanceSwitch
        balanceInCents={account ? account.debtInCents - account.creditInCents : 0}
        isUsed={useBalance}
        onChange={setUseBalance}
      />
      {outcome === 'returned' && purchase ? <p>{t('closed.bought')}</p> : null}
    </FormDialog>
  )
}
