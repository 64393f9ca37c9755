// Drawers of cash, each of a person of its own: one holds one drawer.
import { drawers } from '@app/contract'
import type { DrawerSession } from '@app/contract/drawers/drawers.contract'
import { given, type Person, signedInAs } from '../world.ts'

const administrator = signedInAs('administrator')
const numbers = Array.from({ length: 10_000 }, (_, index) => index + 1).values()
export const newDrawerName = (): string => `Mostrador ${numbers.next().value}`

export const givenDrawer = async (): Promise<string> =>
  (await administrator.call(drawers.createDrawer, { body: { name: newDrawerName(), place: 'Quito, planta baja' } })).id

export type Held = { holder: Person; sessionId: string; drawerId: string }

/** Held by somebody new, or by whom it is said. */
export async function openDrawer({
  holder,
  floatInCents = 5_000,
}: {
  holder?: Person
  floatInCents?: number
} = {}): Promise<Held> {
  const person = holder ?? (await given.administrator())
  const drawerId = await givenDrawer()
  const opened = await signedInAs(person).call(drawers.openDrawer, { params: { id: drawerId }, body: { floatInCents } })
  return { holder: person, sessionId: opened.id, drawerId }
}

export const sessionOf = ({ sessionId }: Pick<Held, 'sessionId'>): Promise<DrawerSession> =>
  administrator.call(drawers.getDrawerSession, { params: { id: sessionId } })

/** In cents, as coins of one cent, or in notes and coins where it is said. */
export const asNotes = (amountInCents: number) => [
  { denominationInCents: 100 as const, count: Math.floor(amountInCents / 100) },
  { denominationInCents: 1 as const, count: amountInCents % 100 },
]

type Counted = { countedInCents?: number; reason?: string; expectedInCents?: number; toBank?: Banked }
type Banked = { amountInCents: number; accountId: string; reference: string }

/** Counted as expected, unless it is said. */
export async function closeDrawer(held: Held, { countedInCents, reason = '', ...more }: Counted = {}, who: Person = held.holder) {
  const { inItInCents } = await sessionOf(held)
  const notes = asNotes(countedInCents ?? inItInCents)
  const body = { notes, reason, expectedInCents: more.expectedInCents ?? inItInCents, toBank: more.toBank }
  return signedInAs(who).call(drawers.closeDrawer, { params: { id: held.sessionId }, body })
}

const moved = async (): Promise<string> => {
  const held = await openDrawer()
  const body = { kind: 'out' as const, amountInCents: 100, reason: 'Almuerzo' }
  await signedInAs(held.holder).call(drawers.addDrawerMovement, { params: { id: held.sessionId }, body })
  return (await sessionOf(held)).lines[0]?.id ?? ''
}

export const DRAWER_RECORDS = {
  drawer: givenDrawer,
  drawerSession: async () => (await openDrawer()).sessionId,
  drawerMovement: moved,
  drawerClosing: async () => {
    const held = await openDrawer()
    await closeDrawer(held)
    return held.sessionId
  },
}
