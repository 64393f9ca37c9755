import type { EditableRecord } from '@app/contract/endpoint'
import { listAuthorizedNames } from '@app/contract/endpoints/authorized-names'
import { getBill } from '@app/contract/endpoints/bills'
import { getBundle } from '@app/contract/endpoints/bundles'
import { listCharges } from '@app/contract/endpoints/charges'
import { getCompany } from '@app/contract/endpoints/company'
import { getDropshipping } from '@app/contract/endpoints/dropshipping'
import { getFiscalRegistration } from '@app/contract/endpoints/fiscal/fiscal-registration'
import { getManifest } from '@app/contract/endpoints/manifests'
import { getOrder } from '@app/contract/endpoints/orders'
import { getPurchase } from '@app/contract/endpoints/purchases'
import { getMe } from '@app/contract/endpoints/session'
import { getUser } from '@app/contract/endpoints/users'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import type { ReadRecord } from '../../api/record-versions.ts'
import { useMe } from '../../session/use-session.ts'

type Reader = (id: string, isOwnAccount: boolean) => Promise<unknown>

/** How a record of each kind is read as it is now; what has no reader is told without its differences. */
const READERS: Partial<Record<EditableRecord, Reader>> = {
  order: (id) => call(getOrder, { params: { id } }),
  bundle: (id) => call(getBundle, { params: { id } }),
  manifest: (id) => call(getManifest, { params: { id } }),
  bill: (id) => call(getBill, { params: { id } }),
  purchase: (id) => call(getPurchase, { params: { id } }),
  dropshipping: (id) => call(getDropshipping, { params: { id } }),
  user: (id, isOwnAccount) => (isOwnAccount ? call(getMe, {}) : call(getUser, { params: { id } })),
  authorizedName: async (id) => (await call(listAuthorizedNames, { query: {} })).find((one) => one.id === id),
  charge: async (id) => (await call(listCharges, {})).find((one) => one.id === id),
  company: async (id) => ({ ...(await call(getCompany, {})), id }),
  fiscalSettings: async (id) => {
    const { data, version } = await call(getFiscalRegistration, {})
    return { ...data, version, id }
  },
}

export function useEditedRecord(kind: EditableRecord, id: string) {
  const { id: ownId } = useMe()
  return useQuery({
    queryKey: ['edited', kind, id],
    queryFn: async () => ((await READERS[kind]?.(id, id === ownId)) ?? null) as ReadRecord | null,
    gcTime: 0,
    staleTime: 0,
  })
}
