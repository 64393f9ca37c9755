import type { DrawerClosing } from '@app/contract/drawers/drawers.contract'
import type { SessionInView } from './drawer-view.repository.ts'

/** Of a session that is closed. */
export function closingView({ closedAt, code, closedBy, ...session }: SessionInView): DrawerClosing {
  if (closedAt === null || code === null || closedBy === null) throw new Error(`session ${session.id} is not closed`)
  return {
    ...ofSession(session),
    ...{ code, closedAt, closedBy, notes: session.notes, reason: session.reason },
    expectedInCents: session.expectedInCents,
    countedInCents: session.countedInCents,
    differenceInCents: session.differenceInCents,
    toBankInCents: session.toBankInCents,
    bankAccount: session.bankAccount,
    bankReference: session.bankReference,
    leftInCents: session.leftInCents,
  }
}

export const ofSession = ({
  id,
  drawer,
  holder,
  businessDay: day,
  openedAt,
  floatInCents,
}: Pick<SessionInView, 'id' | 'drawer' | 'holder' | 'businessDay' | 'openedAt' | 'floatInCents'>) => ({
  ...{ id, drawer, holder, businessDay: day, openedAt, floatInCents },
})
