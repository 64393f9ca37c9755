import type { PurchaseStatus } from '@app/domain'
import { useActor } from '../../session/use-actor.ts'
import { StatusChip } from '../../ui/show/status-chip.tsx'

/** Clients read that theirs was approved: where its package is by now, the package says. */
export function PurchaseChip({ status }: { status: PurchaseStatus }) {
  const { role } = useActor()
  return <StatusChip status={role === 'client' && status === 'reviewed' ? 'approved' : status} />
}
