// What messages about guarded acts say: who did what to whose account, to the company or with people's data, and from where.
import { z } from 'zod'

const GUARDED_ACTS = [
  'administratorAsked',
  'administratorAskedAlone',
  'administratorAdded',
  'administratorClosed',
  'roleChanged',
  'emailChanged',
  'phoneChanged',
  'secondStepRemoved',
  'secondStepTurnedOff',
  'passwordLinkIssued',
  'emailLinkIssued',
  'identificationClaimedTwice',
  'identificationClaimedByAnother',
  'identificationProved',
  'identificationLost',
  'identificationUndisputed',
  'bankAccountsAsked',
  'bankAccountsAskedAlone',
  'bankAccountsChanged',
  'certificateKept',
  'certificateRemoved',
  'certificateEnds',
  'fiscalModeChanged',
  'peopleExported',
  'ownDataDownloaded',
  'restored',
] as const
export type GuardedAct = (typeof GUARDED_ACTS)[number]

export const guardedActPayload = z.object({
  actId: z.uuid(),
  act: z.enum(GUARDED_ACTS),
  /** None where it was done on the server itself. */
  doerId: z.uuid().nullable(),
  ip: z.string(),
  userAgent: z.string(),
  /** Whose account it is about. */
  personId: z.uuid().nullable(),
  /** Also told, where the address changed. */
  formerEmail: z.string().nullable(),
  /** The new address or telephone, the type of account, the accounts at banks, how many people, the moment of the backup, the identification, whose certificate, its end, or the mode. */
  detail: z.string(),
})

export const securityMailPayload = z.object({
  key: z.string(),
  to: z.array(z.string()).min(1),
  subject: z.string(),
  greeting: z.string(),
  paragraphs: z.array(z.string()),
  label: z.string(),
  location: z.string(),
  closing: z.string(),
})
