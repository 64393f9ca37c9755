// What is typed of a package's extra charges, and what the call takes of it.
import type { Charge } from '@app/contract/charges.contract'
import type { ExtraCharge } from '@app/contract/fields/prices'
import type { Treatment } from '@app/domain'
import type { z } from 'zod'
import type { chargesForm } from '../orders.schemas.ts'

export type TypedCharges = z.output<typeof chargesForm>['charges']

export const emptyCharge = () => ({ chargeId: '', name: '', amountInCents: null, treatment: 'general' as Treatment, note: '' })

/** What a package is charged already, ready to be changed. */
export const typedFrom = (charges: readonly ExtraCharge[]) =>
  charges.map(({ chargeId, name, amountInCents, treatment, note }) => ({
    chargeId: chargeId ?? '',
    name,
    amountInCents,
    treatment,
    note,
  }))

/** A charge of the catalogue brings its name, amount and IVA along; a charge of its own keeps what is typed. */
export const chosenCharge = ({ id, name, amountInCents, treatment }: Charge) => ({ chargeId: id, name, amountInCents, treatment })

/** As the call takes them: of the catalogue by id, which brings name and IVA along, or with those of their own. */
export const bodyFrom = (charges: TypedCharges) => ({
  charges: charges.map(({ chargeId, name, amountInCents, treatment, note }) => {
    const charged = { amountInCents: amountInCents ?? 0, note }
    return chargeId ? { chargeId, ...charged } : { name, treatment, ...charged }
  }),
})
