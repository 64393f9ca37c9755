// Brings an associate the paper of what was settled with them.
import { ASSOCIATE_PATHS, addressOf } from '@app/contract/paths'
import type { JobParts } from '../../jobs/job-parts.ts'
import { sendMail } from '../../mail/send-mail.ts'
import { settlementMail } from '../../mail/settlement-mail.ts'
import { companyOfPaper } from '../company/company-of-paper.ts'
import { settlementDocument } from '../earnings/settlements/settlement.document.ts'
import { viewSettlement } from '../earnings/settlements/settlements.view.ts'
import type { SettlementMade } from '../outbox/mail-payloads.ts'
import type { Said } from '../outbox/messages.ts'
import * as users from '../users/users.repository.ts'

/** Not of what was taken back before its mail went, and not to an associate who has left. */
export async function onSettlementMade(parts: JobParts, { id, payload }: Said<SettlementMade>): Promise<void> {
  const { db, config } = parts
  const { associateId, settlementId } = payload
  const settlement = await viewSettlement(db, { userId: associateId, role: 'associate' }, settlementId)
  const associate = await users.get(db, associateId)
  if (settlement.status === 'takenBack' || associate.status !== 'active') return
  const { email: to, firstName, language } = associate
  const company = await companyOfPaper(db, new Date(settlement.createdAt))
  const { kind, code, paidOn, totalInCents, orders } = settlement
  const mail = settlementMail({
    ...{ id, to, language, name: firstName, kind, code, paidOn, totalInCents, orders, company: company.tradeName },
    link: config.publicUrl + addressOf(ASSOCIATE_PATHS.earnings, { view: 'settlements', open: settlementId }),
    attachments: [await settlementDocument(settlement, company, language)],
  })
  await sendMail(parts, mail, id)
}
