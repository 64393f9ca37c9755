import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { fiscalDocumentsThatAre } from '@app/domain'

const EVERY_FIVE_SECONDS = 5_000
export const EVERY_MINUTE = 60_000
/** The SRI answers most within it; what takes longer, a contingency say, may take a day. */
const SOON_IN_MILLISECONDS = 3 * EVERY_MINUTE

const OWED = fiscalDocumentsThatAre('owed')

/** How often to look again at documents that the SRI has not authorised: who was paid stands before the screen. */
export function untilSettled(documents: readonly FiscalDocument[] = []): number | false {
  const owed = documents.filter(({ status }) => OWED.includes(status))
  if (owed.length === 0) return false
  const movedLastAt = Math.max(...owed.map(({ statusSince }) => Date.parse(statusSince)))
  return Date.now() - movedLastAt < SOON_IN_MILLISECONDS ? EVERY_FIVE_SECONDS : EVERY_MINUTE
}
