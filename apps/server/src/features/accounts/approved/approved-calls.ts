// What each kind of call does once a second administrator says yes. Another kind is one more row.
import { accounts, users as accountsOfPeople, company } from '@app/contract'
import type { Actor, ApprovalKind } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { lockOne } from '../../../records/records.repository.ts'
import type { ApprovalRow } from '../../approvals/approvals.table.ts'
import { holdCompany } from '../../company/company.repository.ts'
import { changeCompany } from '../../company/update-company.ts'
import { holdAccounts } from '../../ledger/accounts.repository.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import { openAccount } from '../../users/create-user.ts'
import { changeAccount } from '../../users/update-user.ts'
import { holdWith } from '../../users/users.repository.ts'
import { payMore } from '../compensate-more.ts'
import { keepOpening } from '../set-opening-balance.ts'
import { bearDebt } from '../write-off-debt.ts'

/** It is carried out when it is answered: from where it was asked is not known any more. */
const LATER = { ip: '', userAgent: '' }

type Approval = Pick<ApprovalRow, 'id' | 'recordId' | 'body' | 'amountInCents'>
type ApprovedCall = {
  /** Holds the record before the approval is locked: in the order in which the call itself locks. */
  hold: (db: Db, actor: Actor, approval: Approval) => Promise<unknown>
  carryOut: (db: Db, actor: Actor, approval: Approval) => Promise<void>
}

export const APPROVED_CALLS: Record<ApprovalKind, ApprovedCall> = {
  writeOff: {
    hold: (db, _actor, { recordId }) => holdAccounts(db, [recordId]),
    // What was asked for: what is owed since was not decided.
    carryOut: async (db, actor, { body, amountInCents: debtInCents }) => {
      const { clientId, reason } = accounts.writeOffDebt.body.parse(body)
      await bearDebt(db, actor, { clientId, debtInCents, reason })
    },
  },
  opening: {
    hold: (db, _actor, { recordId }) => holdAccounts(db, [recordId]),
    carryOut: (db, actor, { body }) => keepOpening(db, actor, accounts.setOpeningBalance.body.parse(body)),
  },
  compensation: {
    hold: (db, actor, { recordId }) => lockOne(db, actor, orderKind, recordId),
    carryOut: async (db, actor, { id: approvalId, recordId, body }) => {
      const order = await lockOne(db, actor, orderKind, recordId)
      await payMore(db, actor, order, { approvalId, ...accounts.compensateMore.body.parse(body) })
    },
  },
  bankAccounts: {
    hold: (db) => holdCompany(db),
    carryOut: async (db, actor, { body }) => {
      await changeCompany(db, actor, company.updateCompany.body.parse(body))
    },
  },
  newAdministrator: {
    hold: async () => undefined,
    carryOut: async (db, actor, { body }) => {
      await openAccount(db, actor, LATER, accountsOfPeople.createUser.body.parse(body))
    },
  },
  administrator: {
    hold: (db, { userId }, { recordId }) => holdWith(db, recordId, userId),
    carryOut: async (db, actor, { recordId, body }) => {
      await changeAccount(db, actor, LATER, recordId, accountsOfPeople.updateUser.body.parse(body))
    },
  },
}
