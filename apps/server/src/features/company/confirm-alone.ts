import { company as contract } from '@app/contract'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { approvalKind } from '../approvals/approvals.kind.ts'
import { dueAlone, isNoLongerSo } from '../approvals/approvals.repository.ts'
import { sayApproval } from '../approvals/say-approval.ts'
import { THE_HOUSE } from '../events/events.repository.ts'
import * as users from '../users/users.repository.ts'
import { holdCompany } from './company.repository.ts'
import { changeCompany } from './update-company.ts'

/** Carries out what the only administrator asked a day ago. Where there is a second one by now, or the company changed, it waits for an answer. */
export const confirmAlone = (db: Db): Promise<void> =>
  db.transaction(async (tx) => {
    await holdCompany(tx)
    for (const approval of await lockWhere(tx, approvalKind, dueAlone(now()))) {
      if (await users.hasOtherAdministrator(tx, approval.askedById)) continue
      if (await isNoLongerSo(tx, approval.id)) continue
      await act(tx, THE_HOUSE, approvalKind, 'approve', [approval], { answeredAt: now() })
      await changeCompany(tx, THE_HOUSE, contract.updateCompany.body.parse(approval.body))
      await sayApproval(tx, { approval, from: 'asked', to: 'approved', note: '' })
    }
  })
