import type { Order } from '@app/contract/orders.contract'
import IconCash from '@tabler/icons-react/dist/esm/icons/IconCash.mjs'
import { useTranslation } from 'react-i18next'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { useFormat } from '../../../ui/show/use-format.ts'
import { RunButton } from '../../runs/run-button.tsx'

/** A bill for each client of the chosen orders that were weighed in Quito, with whatever else waits of theirs: as in *Por facturar*. */
export function BillTheirClients({ selection }: { selection: Selection<Order> }) {
  const { t } = useTranslation('orders')
  const format = useFormat()
  const toBill = selection.rows.filter(({ status, bill }) => status === 'inWarehouseUIO' && bill === null)
  const ids = [...new Set(toBill.flatMap(({ client }) => client?.id ?? []))]
  return (
    <RunButton
      act="billClients"
      wanted={{ ids }}
      icon={<IconCash aria-hidden />}
      variant="default"
      isOffered={ids.length > 0}
      onStarted={selection.clear}
    >
      {t('change.billClients', { count: ids.length, number: format.number(ids.length) })}
    </RunButton>
  )
}
