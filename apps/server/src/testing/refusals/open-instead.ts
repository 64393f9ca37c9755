// What a refusal says is open instead, beside what its record offers the same person (both ways, section 8).
import {
  accounts,
  bills,
  bundles,
  dropshipping,
  type Endpoint,
  earnings,
  incidents,
  manifests,
  orders,
  paymentProofs,
  purchases,
  type Refusal,
} from '@app/contract'
import type { Problem, Role } from '@app/domain'

type Shown = { id: string; allowedActions: readonly string[] }
type Ask = (endpoint: Endpoint, sent: object) => Promise<Response>
type Read = (ask: Ask, id: string) => Promise<Shown | undefined>

const whole =
  (endpoint: Endpoint): Read =>
  async (ask, id) => {
    const response = await ask(endpoint, { params: { id } })
    return response.ok ? ((await response.json()) as Shown) : undefined
  }
const listed =
  (endpoint: Endpoint): Read =>
  async (ask, id) => {
    const response = await ask(endpoint, { query: { limit: 100 } })
    const { data } = response.ok ? ((await response.json()) as { data: Shown[] }) : { data: [] }
    return data.find((one) => one.id === id)
  }

/** The record whose id a refusal of this code names first. */
const RECORD_OF: Partial<Record<Problem, Read>> = {
  orderActionNotAllowed: whole(orders.getOrder),
  orderNotAllowedToDelete: whole(orders.getOrder),
  bundleActionNotAllowed: whole(bundles.getBundle),
  bundleOnAnotherManifest: whole(bundles.getBundle),
  manifestActionNotAllowed: whole(manifests.getManifest),
  billActionNotAllowed: whole(bills.getBill),
  purchaseActionNotAllowed: whole(purchases.getPurchase),
  dropshippingActionNotAllowed: whole(dropshipping.getDropshipping),
  quoteExpired: whole(dropshipping.getDropshipping),
  incidentActionNotAllowed: listed(incidents.listIncidents),
  refundActionNotAllowed: whole(accounts.getRefund),
  settlementActionNotAllowed: whole(earnings.getSettlement),
  paymentProofActionNotAllowed: listed(paymentProofs.listPaymentProofs),
  approvalActionNotAllowed: whole(accounts.getApproval),
  approvalOfOneself: whole(accounts.getApproval),
  approvalOfAnother: whole(accounts.getApproval),
  approvalOutdated: whole(accounts.getApproval),
  approvalWaits: whole(accounts.getApproval),
}

/** @returns null, or what the refusal names beside what its record offers this person. */
export async function misleads(
  { code, details }: Pick<Refusal, 'code' | 'details'>,
  role: Role,
  ask: Ask,
): Promise<object | null> {
  const [id] = details?.ids ?? []
  const record = id === undefined ? undefined : await RECORD_OF[code as Problem]?.(ask, id)
  if (!record) return null
  const named = new Set(details?.next?.filter(({ who }) => who.includes(role)).map(({ action }) => action))
  const isSame = named.symmetricDifference(new Set(record.allowedActions)).size === 0
  return isSame ? null : { code, because: details?.because, named: [...named], offered: record.allowedActions }
}
