import type { Bill } from '@app/contract/bills.contract'
import { StatusChip } from '../../ui/show/status-chip.tsx'

/** Its status; one that is paid and of which every package was closed waits for nothing more: it is finished (both ways, section 2). */
export function BillStatus({ bill: { status, isFinished } }: { bill: Pick<Bill, 'status' | 'isFinished'> }) {
  return <StatusChip status={isFinished ? 'finished' : status} />
}
