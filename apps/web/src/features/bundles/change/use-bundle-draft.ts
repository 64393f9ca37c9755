import type { Order } from '@app/contract/orders.contract'
import { useState } from 'react'
import type { Selection } from '../../../ui/list/use-selection.ts'
import { useYearlyQuota } from '../../authorized-names/yearly-quota.queries.ts'
import { useRetailParameters } from '../../retail-parameters/retail-parameters.queries.ts'
import { useCreateBundle } from '../bundles.queries.ts'
import { planBundle } from './bundle-plan.ts'
import { cedulaOf } from './consignee-cedula.ts'
import { useConsigneeConsent } from './use-consignee-consent.ts'

/** The bundle being put together: what it adds up to, what would refuse it, and the call that makes it. */
export function useBundleDraft(selection: Selection<Order>) {
  const [quotaOverrideReason, setReason] = useState('')
  const creating = useCreateBundle()
  const { data: parameters } = useRetailParameters()
  const [first] = selection.rows
  const { data: quota } = useYearlyQuota(cedulaOf(first?.consignee))
  const hasConsented = useConsigneeConsent(first)
  const plan = parameters
    ? planBundle(
        selection.rows,
        { declaredEarlierThisYearInCents: quota?.usedInCents ?? 0, hasConsented, quotaOverrideReason },
        parameters,
      )
    : null

  const create = () => {
    const orderIds = selection.rows.map(({ id }) => id)
    const reason = quotaOverrideReason.trim()
    creating.mutate(
      { orderIds, ...(reason ? { quotaOverrideReason: reason } : {}) },
      {
        onSuccess: () => {
          selection.clear()
          setReason('')
        },
      },
    )
  }
  return { plan, parameters, quotaOverrideReason, setReason, create, creating }
}
