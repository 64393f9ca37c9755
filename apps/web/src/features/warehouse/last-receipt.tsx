import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs'
import { useTranslation } from 'react-i18next'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useFormat } from '../../ui/use-format.ts'
import { ScanSignal } from './scan-signal.tsx'
import type { StationState } from './use-receive-station.ts'

type Last = Extract<StationState, { step: 'ready' }>['last']

/** What just happened, until the next scan; before the first one, how to begin. */
export function LastReceipt({ last }: { last: Last }) {
  const { t } = useTranslation(['administrator', 'orders'])
  const format = useFormat()
  if (!last) return <EmptyState icon={IconBarcode} title={t('warehouse.ready')} sentence={t('warehouse.readyHelp')} />
  const { kind, order } = last
  const weight = format.weight(order.weights.warehouseInGrams ?? 0)
  const reasons = order.missing.map((missing) => t(`missing.${missing}`, { ns: 'orders' })).join(' · ')
  return (
    <ScanSignal
      kind={kind}
      title={t(`warehouse.done.${kind}`, { code: order.code, weight })}
      sentence={kind === 'incomplete' ? [reasons, order.missingNote].filter(Boolean).join('. ') : (order.client?.name ?? '')}
    />
  )
}
