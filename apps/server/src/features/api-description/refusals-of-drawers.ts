// What the rules of calls about drawers of cash refuse. Written by hand.
import type { Problem } from '@app/domain'

export const REFUSALS_OF_DRAWERS: Record<string, readonly Problem[]> = {
  createDrawer: ['drawerNameTaken'],
  updateDrawer: ['drawerNotFound', 'drawerNameTaken', 'drawerTaken'],
  openDrawer: ['drawerNotFound', 'drawerTaken', 'drawerTurnedOff', 'drawerAlreadyHeld', 'drawerOfEarlierDay'],
  getDrawerSession: ['drawerSessionNotFound'],
  addDrawerMovement: ['drawerSessionNotFound', 'drawerClosed', 'drawerOfEarlierDay', 'drawerShort', 'companyAccountNotFound'],
  undoDrawerMovement: ['drawerMovementNotFound', 'drawerClosed', 'drawerMovementNotAllowed', 'drawerShort'],
  closeDrawer: [
    ...(['drawerSessionNotFound', 'drawerClosed', 'drawerChangedMeanwhile'] as const),
    ...(['differenceReasonMissing', 'drawerShort', 'companyAccountNotFound'] as const),
  ],
  getDrawerClosingPdf: ['drawerSessionNotFound'],
}
