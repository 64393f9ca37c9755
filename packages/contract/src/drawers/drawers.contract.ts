// A drawer of cash at each counter, what goes through it, and what is counted at its closing (office, section 3).
import {
  COUNTER_READERS,
  DENOMINATIONS_IN_CENTS,
  type DenominationInCents,
  DRAWER_LINE_ACTIONS,
  DRAWER_LINE_KINDS,
  MONEY_READERS,
  MOST_IN_CENTS,
} from '@app/domain'
import { z } from 'zod'
import { companyAccountReference } from '../company.contract.ts'
import { endpoint } from '../endpoint.ts'
import {
  cents,
  codeReference,
  date,
  done,
  id,
  idParams,
  instant,
  optionalText,
  paymentAmount,
  personReference,
  signedCents,
  text,
  wholeNumber,
} from '../fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from '../fields/list.ts'

export * from './drawer-names.ts'

const drawerReference = z.strictObject({ id, name: z.string(), place: z.string() })
const writer = z.strictObject({ name: z.string() })

export const drawer = drawerReference.extend({
  isOn: z.boolean().meta({ description: 'One that is turned off is opened no more.' }),
  session: z
    .strictObject({ id, holder: personReference, businessDay: date, openedAt: instant })
    .nullable()
    .meta({ description: 'While it is open.' }),
  leftInCents: cents.meta({ description: 'What stayed at its last closing: the float of the next.' }),
})
export type Drawer = z.output<typeof drawer>

const notes = z
  .array(
    z.strictObject({
      denominationInCents: z.literal([...DENOMINATIONS_IN_CENTS] as [DenominationInCents, ...DenominationInCents[]]),
      count: wholeNumber().min(0, 'notValid').max(100_000, 'tooLarge'),
    }),
  )
  .max(DENOMINATIONS_IN_CENTS.length)
  .refine((given) => new Set(given.map(({ denominationInCents }) => denominationInCents)).size === given.length, 'notValid')
  .refine(
    (given) => given.reduce((total, { denominationInCents, count }) => total + denominationInCents * count, 0) <= MOST_IN_CENTS,
    'tooLarge',
  )
  .meta({ description: 'How many of each note and coin; what is not named is none.' })

const ofSession = {
  id,
  drawer: drawerReference,
  holder: personReference,
  businessDay: date.meta({ description: 'The day in Quito on which it was opened.' }),
  openedAt: instant,
  floatInCents: cents,
}

export const drawerClosing = z
  .strictObject({
    ...ofSession,
    code: z.string(),
    closedAt: instant,
    closedBy: writer,
    notes,
    expectedInCents: signedCents,
    countedInCents: cents,
    differenceInCents: signedCents.meta({ description: 'Counted less expected: negative where money is missing.' }),
    reason: z.string().meta({ description: 'Why it differs.' }),
    toBankInCents: cents,
    bankAccount: companyAccountReference.nullable(),
    bankReference: z.string(),
    leftInCents: cents.meta({ description: 'What stays, as the float of the next session.' }),
  })
  .meta({ description: 'A drawer that was counted and closed. It never changes.' })
export type DrawerClosing = z.output<typeof drawerClosing>

const drawerLine = z
  .strictObject({
    id,
    kind: z.enum(DRAWER_LINE_KINDS).meta({
      description:
        '`float` and `left` come from the rest of the account Caja and go back there; `difference` is what was counted beyond what was expected.',
    }),
    amountInCents: signedCents.meta({ description: 'What it puts into the drawer; negative where it takes out.' }),
    at: instant,
    actor: writer.nullable(),
    reason: z.string(),
    reference: z.string(),
    account: companyAccountReference.nullable().meta({ description: 'Where it went, of what went to the bank.' }),
    payment: codeReference.extend({ client: personReference, bills: z.array(z.string()) }).nullable(),
    refund: codeReference.extend({ client: personReference }).nullable(),
    undoesId: id.nullable().meta({ description: 'The line that this one undoes.' }),
    isUndone: z.boolean(),
    allowedActions: z.array(z.enum(DRAWER_LINE_ACTIONS)),
  })
  .meta({ description: 'What went into a drawer or out of it.' })
export type DrawerLine = z.output<typeof drawerLine>

export const drawerSession = z
  .strictObject({
    ...ofSession,
    isOfEarlierDay: z.boolean().meta({ description: 'Open since before today: it is closed before cash goes into it.' }),
    inItInCents: signedCents.meta({ description: 'What must be in it now: the sum of its lines.' }),
    lines: z.array(drawerLine).meta({ description: 'The newest first.' }),
    closing: drawerClosing.nullable().meta({ description: 'Null while it is open.' }),
  })
  .meta({ description: 'What one person does with a drawer from its opening to its closing.' })
export type DrawerSession = z.output<typeof drawerSession>

export const listDrawers = endpoint({
  method: 'GET',
  path: '/drawer',
  summary: 'The drawers of the house, by name, with who holds each that is open.',
  roles: ['administrator'],
  duties: COUNTER_READERS,
  response: z.array(drawer),
})

export const openDrawer = endpoint({
  method: 'POST',
  path: '/drawer/{id}/session',
  summary: 'Opens a drawer with the float that was counted in it.',
  description:
    'Cash that its holder takes and gives back that day is of it from then on. One person holds one drawer, and a drawer has one holder; what is open since an earlier day is closed first.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter', 'accounts'],
  params: idParams,
  body: z.strictObject({ floatInCents: wholeNumber().min(0, 'notValid').max(MOST_IN_CENTS, 'tooLarge') }),
  response: z.strictObject({ id: id.meta({ description: 'The session.' }) }),
})

export const getMyDrawer = endpoint({
  method: 'GET',
  path: '/drawer/mine',
  summary: 'The drawer that the caller holds, with what went through it.',
  roles: ['administrator'],
  duties: COUNTER_READERS,
  response: z.strictObject({ session: drawerSession.nullable() }),
})

export const getDrawerSession = endpoint({
  method: 'GET',
  path: '/drawer/session/{id}',
  summary: 'One session of a drawer, open or closed, with its lines.',
  roles: ['administrator'],
  duties: COUNTER_READERS,
  params: idParams,
  response: drawerSession,
})

const amountInCents = paymentAmount
export const addDrawerMovement = endpoint({
  method: 'POST',
  path: '/drawer/session/{id}/movement',
  summary: 'Puts cash into a drawer or takes it out, with the reason, or to the bank, with account and reference.',
  description: 'On its day. No more is taken out than is in it (`drawerShort`).',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter', 'accounts'],
  params: idParams,
  body: z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.enum(['in', 'out']), amountInCents, reason: text(500) }),
    z.strictObject({ kind: z.literal('toBank'), amountInCents, accountId: id, reference: text(80) }),
  ]),
  response: done,
})

export const undoDrawerMovement = endpoint({
  method: 'DELETE',
  path: '/drawer/movement/{id}',
  summary: 'Undoes a movement by its opposite, while its drawer is open.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter', 'accounts'],
  params: idParams,
  response: done,
})

export const closeDrawer = endpoint({
  method: 'POST',
  path: '/drawer/session/{id}/closing',
  summary: 'Closes a drawer with the notes and coins that were counted, what goes to the bank and what stays.',
  description:
    'By its holder, or another administrator. `expectedInCents` is what was seen: where money came or went since, nothing is closed (`drawerChangedMeanwhile`). A difference needs a reason (`differenceReasonMissing`).',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter', 'accounts'],
  params: idParams,
  body: z.strictObject({
    notes,
    expectedInCents: signedCents,
    reason: optionalText(500),
    toBank: z
      .strictObject({ amountInCents, accountId: id, reference: text(80) })
      .optional()
      .meta({ description: 'At most what was counted; the rest stays as the next float.' }),
  }),
  response: z.strictObject({ id, code: z.string() }),
})

export const listDrawerClosings = endpoint({
  method: 'GET',
  path: '/drawer/closing',
  summary: 'Drawers that were closed, newest first.',
  roles: ['administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({ sort: ['closedAt', 'code', 'differenceInCents', 'countedInCents'], range: 'closed' }).extend({
    drawerId: repeated(id),
    hasDifference: z.stringbool().optional().meta({ description: 'Those that were over or short; or all others.' }),
  }),
  response: listOf(drawerClosing),
})

export const exportDrawerClosings = exportOf(listDrawerClosings)
export const selectDrawerClosings = selectionOf(listDrawerClosings)

export const getDrawerClosingPdf = endpoint({
  method: 'GET',
  path: '/drawer/closing/{id}/pdf',
  summary: 'The closing of a drawer as a document.',
  description: 'The id is that of the session.',
  roles: ['administrator'],
  duties: COUNTER_READERS,
  params: idParams,
  response: 'file',
})
