import { orders } from '@app/contract'
import { expect, test } from 'vitest'
import { checkBooks } from '../features/ledger-check/check-books.ts'
import { currentServer, signedInAs } from '../testing/world.ts'
import { BEGINNING, NEXT, type State } from './package-model.ts'
import { OFFERED } from './package-offers.ts'
import { PACKAGE_STEPS } from './package-steps.ts'
import { beginPackage, observePackage, type PackageWorld, tracesOfPackage } from './package-world.ts'
import { type Machine, Refusal } from './random-walk.ts'
import { TIMEOUT_IN_MILLISECONDS, walkThrough } from './sequences.ts'

const machine: Machine<State, PackageWorld> = {
  steps: PACKAGE_STEPS,
  begin: async () => ({ world: await beginPackage(), state: BEGINNING }),
  observe: async (world) => ({
    ...(await observePackage(world)),
    cameFrom: expect.stringMatching(/^inReview|reviewed$/),
    bounced: expect.any(Boolean),
    hasCharges: expect.any(Boolean),
    answers: expect.any(String),
    billedAfterEnd: expect.any(Boolean),
  }),
  traces: tracesOfPackage,
  inspect: expectOffers,
}

const WHO = { C: 'owner', S: 'associate', N: 'administrator' } as const
const ROLE = { C: 'client', S: 'associate', N: 'administrator' } as const
let turn = 0

/** The bill of a package that ended is paid or voided where it stands: the package itself offers neither. */
const isOfferedByBill = (action: string, { order }: State): boolean =>
  (action === 'confirmPayment' || action === 'voidBill') && order === 'removed'

/** The buttons of each person in turn, after every third step, are the steps that the model allows them. */
async function expectOffers({ people, orderId }: PackageWorld, state: State): Promise<void> {
  turn += 1
  if (turn % 3 !== 0) return
  const letter = (['C', 'S', 'N'] as const)[(turn / 3) % 3] ?? 'C'
  const { allowedActions } = await signedInAs(people[WHO[letter]]).call(orders.getOrder, { params: { id: orderId } })
  const known = Object.entries(OFFERED)
  const allowed = known.filter(
    ([action, [step, roles]]) =>
      roles.includes(letter) && !(NEXT[step](state, ROLE[letter]) instanceof Refusal) && !isOfferedByBill(action, state),
  )
  const offered = allowedActions.filter((action) => Object.hasOwn(OFFERED, action))
  expect([...offered].sort(), `offered to ${letter} in ${JSON.stringify(state)}`).toEqual(
    allowed.map(([action]) => action).sort(),
  )
}

test(
  'order, bundle, manifest, bill, earning and incident go where domain sections 5 and 6 say, and nowhere else',
  async () => {
    // Enough to come from the request to the delivery, and back a few times.
    await walkThrough('package', machine, 40)
    expect(await checkBooks((await currentServer()).db)).toEqual([])
  },
  TIMEOUT_IN_MILLISECONDS,
)
