import type { Bundle } from '@app/contract/bundles.contract'
import { useMemo, useState } from 'react'
import { useLeaveGuard } from '../../../ui/edit/leave-guard.ts'
import { useHeldRecord } from '../../../ui/edit/use-held-record.ts'
import { useYearlyQuota } from '../../authorized-names/yearly-quota.queries.ts'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { useUpdateBundle } from '../bundles.queries.ts'
import { planBundle } from './bundle-plan.ts'
import { cedulaOf } from './consignee-cedula.ts'
import { useBundleCandidates } from './use-bundle-candidates.ts'
import { useConsigneeConsent } from './use-consignee-consent.ts'

export type BundleChange = ReturnType<typeof useBundleChange>

/** A bundle being changed: what is chosen now, what that adds up to, and the call that keeps it. */
export function useBundleChange(bundle: Bundle, onClose: () => void) {
  const before = useMemo(() => new Set(bundle.orders.map(({ id }) => id)), [bundle.orders])
  const [chosenIds, setChosen] = useState<ReadonlySet<string>>(before)
  const [reason, setReason] = useState('')
  const candidates = useBundleCandidates(bundle)
  const { data: parameters } = useRetailParameters()
  const { data: quota } = useYearlyQuota(cedulaOf(bundle.consignee))
  const saving = useUpdateBundle()

  const chosen = candidates.orders.filter(({ id }) => chosenIds.has(id))
  const isChanged = chosenIds.symmetricDifference(before).size > 0 || reason !== ''
  const hasConsented = useConsigneeConsent(chosen[0])
  const known = {
    declaredEarlierThisYearInCents: Math.max(0, (quota?.usedInCents ?? 0) - bundle.valueWithTaxInCents),
    hasConsented,
    quotaOverrideReason: reason,
    bundleId: bundle.id,
  }
  const plan = parameters ? planBundle(chosen, known, parameters) : null
  const closing = useLeaveGuard(isChanged && !saving.isPending && !saving.isSuccess)
  useHeldRecord(bundle, isChanged, onClose)

  const toggle = (id: string) => setChosen((now) => now.symmetricDifference(new Set([id])))
  const save = () => {
    const quotaOverrideReason = reason.trim()
    const body = { orderIds: chosen.map(({ id }) => id), ...(quotaOverrideReason ? { quotaOverrideReason } : {}) }
    saving.mutate({ id: bundle.id, body }, { onSuccess: onClose })
  }
  return { candidates, chosen, chosenIds, toggle, plan, parameters, reason, setReason, isChanged, closing, saving, save }
}
