import { DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as authorizedNames from '../authorized-names/authorized-names.repository.ts'
import { choosePickup } from '../orders/requests/choose-recipient.ts'
import type { Account } from '../users/users.repository.ts'
import type { BillRow } from './bills.table.ts'

type Choice = { pickupAuthorizedNameId: string | null; invoiceOwnerAuthorizedNameId: string | null }
/** By which field of the request. */
type Chosen = { authorizedNameId: string | null; field: string }
type Pickup = Pick<BillRow, 'pickupAuthorizedNameId' | 'pickupName' | 'pickupIdentificationType' | 'pickupIdentification'>
type InvoiceOwner = Pick<
  BillRow,
  | 'invoiceOwnerAuthorizedNameId'
  | 'invoiceOwnerName'
  | 'invoiceOwnerIdentificationType'
  | 'invoiceOwnerIdentification'
  | 'invoiceOwnerEmail'
  | 'invoiceOwnerAddress'
>

/** Who collects and whom the bill is made out to, as they are now. */
export async function choosePeople(db: Db, client: Account, choice: Choice): Promise<Pickup & InvoiceOwner> {
  const { pickupAuthorizedNameId: authorizedNameId } = choice
  const pickup = await choosePickup(db, client, { authorizedNameId, field: 'pickupAuthorizedNameId' })
  return {
    pickupAuthorizedNameId: pickup.authorizedNameId,
    pickupName: pickup.name,
    pickupIdentificationType: pickup.identificationType,
    pickupIdentification: pickup.identification,
    ...(await chooseInvoiceOwner(db, client, {
      authorizedNameId: choice.invoiceOwnerAuthorizedNameId,
      field: 'invoiceOwnerAuthorizedNameId',
    })),
  }
}

/** Whom the SRI's papers name has a purpose of their own, and an address to send to (fiscal, section 3). */
export async function chooseInvoiceOwner(db: Db, client: Account, { authorizedNameId, field }: Chosen): Promise<InvoiceOwner> {
  const named = authorizedNameId === null ? null : await authorizedNames.get(db, client.id, authorizedNameId)
  if (named && !named.purposes.includes('invoice')) throw new DomainError('authorizedNameRequired', { field })
  const { identificationType, identification } = named ?? client
  return {
    invoiceOwnerAuthorizedNameId: authorizedNameId,
    invoiceOwnerName: named?.name ?? `${client.firstName} ${client.lastName}`,
    invoiceOwnerIdentificationType: identificationType,
    invoiceOwnerIdentification: identification,
    invoiceOwnerEmail: named?.email || client.email,
    invoiceOwnerAddress: named ? named.address : [client.address, client.city].filter(Boolean).join(', '),
  }
}
