import type { Bill } from '@app/contract/bills.contract'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useActor } from '../../../session/use-actor.ts'
import { FormDialog } from '../../../ui/dialog/form-dialog.tsx'
import { useAuthorizedNames } from '../../authorized-names/authorized-names.queries.ts'
import { PersonSelect } from '../../authorized-names/person-select.tsx'
import { useChangeInvoiceOwner } from './invoice-owner.queries.ts'

type Props = { bill: Bill; onClose: () => void }

/** The client, or one of their authorized names that may be billed; the one of now is chosen. */
export function InvoiceOwnerDialog({ bill, onClose }: Props) {
  const { t } = useTranslation('bills')
  const isClient = useActor().role === 'client'
  const changing = useChangeInvoiceOwner()
  const { data: people = [] } = useAuthorizedNames(isClient ? undefined : bill.client.id)
  const [chosen, setChosen] = useState<string | null | undefined>(undefined)
  const known = people.find(({ identification }) => identification === bill.invoiceOwner.identification)
  const value = chosen === undefined ? (known?.id ?? null) : chosen
  const send = async (event: { preventDefault: () => void }) => {
    event.preventDefault()
    await changing.mutateAsync({ id: bill.id, authorizedNameId: value })
    onClose()
  }
  return (
    <FormDialog
      title={t('invoiceOwner.title')}
      confirmLabel={t('invoiceOwner.confirm')}
      isSending={changing.isPending}
      error={changing.error}
      onSubmit={send}
      onClose={onClose}
      size={480}
    >
      <p>{t('invoiceOwner.what')}</p>
      <PersonSelect
        label={t('draft.invoiceOwner')}
        purpose="invoice"
        value={value}
        onChange={setChosen}
        {...(isClient ? {} : { client: bill.client })}
      />
    </FormDialog>
  )
}
