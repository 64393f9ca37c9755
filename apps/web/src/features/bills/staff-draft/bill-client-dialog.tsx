import { Skeleton } from '@mantine/core'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { ErrorState } from '../../../ui/page/error-state.tsx'
import { useReturnFocus } from '../../../ui/page/use-return-focus.ts'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import type { SelectingClient } from '../../authorized-names/person-select.tsx'
import { useOrdersToBill } from '../../orders/orders-of-client.queries.ts'
import { BillClientForm } from './bill-client-form.tsx'

type Props = { client: SelectingClient; onClose: () => void }

/** Everything of one client that was weighed in Quito and is on no bill becomes one, less what staff leave out. */
export function BillClientDialog({ client, onClose }: Props) {
  const { t } = useTranslation('bills')
  useReturnFocus()
  return (
    <Dialog opened onClose={onClose} title={t('draft.title', { name: client.name })} size={640}>
      <Packages client={client} onClose={onClose} />
    </Dialog>
  )
}

function Packages({ client, onClose }: Props) {
  const { t } = useTranslation('bills')
  const orders = useOrdersToBill(client.id)
  if (orders.isPending) return <Skeleton height="16rem" role="status" aria-label={t('ui.loading')} />
  if (!orders.data) return <ErrorState error={orders.error} onRetry={() => void orders.refetch()} />
  if (orders.data.length === 0) return <EmptyState icon={IconCash} title={t('draft.nothing')} sentence={t('draft.nothingHelp')} />
  return <BillClientForm client={client} orders={orders.data} onRefused={() => void orders.refetch()} onClose={onClose} />
}
