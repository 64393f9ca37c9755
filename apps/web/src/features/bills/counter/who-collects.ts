// Whether a number that was read from a document is that of somebody who may collect a bill's packages.
import type { AuthorizedName } from '@app/contract/authorized-names.contract'
import type { Bill } from '@app/contract/bills.contract'

type Collected = {
  client: Pick<Bill['client'], 'name'>
  pickup: Pick<Bill['pickup'], 'authorizedNameId' | 'name' | 'identification'>
  invoiceOwner: Pick<Bill['invoiceOwner'], 'name' | 'identification'>
}
type Known = Pick<AuthorizedName, 'name' | 'identification' | 'purposes'>

/** `unknown`: the server decides, as the client's own number is not always known here. */
export type Collector = { is: 'named' | 'client' | 'otherAuthorized'; name: string } | { is: 'unknown' }

const plain = (identification: string): string => identification.replaceAll(/[^\dA-Za-z]/g, '').toUpperCase()

/** The bill names who collects; its client always may, another authorized name may not. */
export function collectorOf(typed: string, { client, pickup, invoiceOwner }: Collected, others: readonly Known[]): Collector {
  const number = plain(typed)
  if (number === '') return { is: 'unknown' }
  if (plain(pickup.identification) === number) return { is: pickup.authorizedNameId ? 'named' : 'client', name: pickup.name }
  if (invoiceOwner.name === client.name && plain(invoiceOwner.identification) === number)
    return { is: 'client', name: client.name }
  const other = others.find(({ identification, purposes }) => purposes.includes('pickup') && plain(identification) === number)
  return other ? { is: 'otherAuthorized', name: other.name } : { is: 'unknown' }
}
