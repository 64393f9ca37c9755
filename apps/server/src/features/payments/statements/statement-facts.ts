// What is read to match lines, in a few statements however many lines there are.
import { isTelling, type StatementFacts, spokenIn } from '@app/domain'
import { codeOfNumber } from '../../../db/code.ts'
import type { Db } from '../../../db/db.ts'
import { billsStillDue, settledBillsOf } from '../../ledger/open-bills.repository.ts'
import { type PendingProof, pendingProofs } from '../../payment-proof-records/pending-references.repository.ts'
import { clientsMeant } from '../../people/clients-meant.repository.ts'
import { personView } from '../../people/person.view.ts'
import type { PersonReference } from '../../people/person-columns.repository.ts'

export type FoundFacts = {
  facts: StatementFacts
  people: ReadonlyMap<string, PersonReference>
  /** The oldest first. */
  proofs: readonly PendingProof[]
}

/** Everybody with an open bill or a receipt that waits, and whoever the lines name by casillero or identification. */
export async function factsFor(db: Db, lines: readonly { reference: string; text: string }[]): Promise<FoundFacts> {
  const spoken = [...new Set(lines.flatMap(({ reference, text }) => [...spokenIn(`${reference} · ${text}`)]))]
  const codesOf = (kind: 'bill' | 'casillero') => spoken.flatMap((mark) => codeOfNumber(kind, mark) ?? [])
  const openBills = await billsStillDue(db)
  const settledBills = await settledBillsOf(db, codesOf('bill'))
  const proofs = await pendingProofs(db)
  const rows = await clientsMeant(db, {
    ids: [...openBills, ...settledBills, ...proofs].map(({ clientId }) => clientId),
    casilleros: codesOf('casillero'),
    identifications: spoken.filter(isTelling),
  })
  const clients = rows.map(({ closedAt, ...client }) => ({
    ...client,
    name: `${client.firstName} ${client.lastName}`,
    isClosed: closedAt !== null,
  }))
  return {
    facts: { clients, openBills, settledBills, proofs },
    proofs,
    people: new Map(rows.map((client) => [client.id, personView(client)])),
  }
}
