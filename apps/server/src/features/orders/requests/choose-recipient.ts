import type { Recipient } from '@app/contract/fields/fields'
import { type Category, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import * as authorizedNames from '../../authorized-names/authorized-names.repository.ts'
import type { OrderClient } from '../order-clients.repository.ts'

type Purpose = 'consignee' | 'pickup'
/** Which field of the request named the person. */
type Choice = { authorizedNameId: string | null; field: string }

/** Who is declared: the client or one of their authorized names. Category B needs a cédula (domain, section 2). */
export async function chooseConsignee(db: Db, client: OrderClient, category: Category, choice: Choice): Promise<Recipient> {
  const consignee = await chooseRecipient(db, client, 'consignee', choice)
  if (category !== 'B' || consignee.identificationType === 'cedula') return consignee
  throw new DomainError(choice.authorizedNameId ? 'cedulaRequired' : 'authorizedNameRequired', { field: choice.field })
}

export const choosePickup = (db: Db, client: OrderClient, choice: Choice): Promise<Recipient> =>
  chooseRecipient(db, client, 'pickup', choice)

async function chooseRecipient(db: Db, client: OrderClient, purpose: Purpose, choice: Choice): Promise<Recipient> {
  const { authorizedNameId, field } = choice
  if (authorizedNameId === null)
    return { ...identified(client), authorizedNameId, name: `${client.firstName} ${client.lastName}` }
  const named = await authorizedNames.get(db, client.id, authorizedNameId)
  if (!named.purposes.includes(purpose)) throw new DomainError('authorizedNameRequired', { field })
  return { ...identified(named), authorizedNameId, name: named.name }
}

const identified = ({ identificationType, identification }: Omit<Recipient, 'authorizedNameId' | 'name'>) => ({
  identificationType,
  identification,
})
