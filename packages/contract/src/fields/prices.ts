import { EARNING_STATUSES, PRICE_LINE_NAMES, TREATMENTS } from '@app/domain'
import { z } from 'zod'
import { id, signedCents } from './fields.ts'

export const treatment = z.enum(TREATMENTS).meta({
  description:
    'How IVA treats it: `zero` at 0 % (code 0), `general` at the percentage of the parameter `iva`, `notSubject` (code 6), `exempt` (code 7), `thirdParty` (money taken for another: no IVA, no revenue).',
})
/** Of a line of a price: null of IVA itself. */
export const lineTreatment = treatment.nullable()

const percentBasis = z.strictObject({ ofInCents: signedCents, rateInBasisPoints: z.int() })

const lineBasis = z
  .union([
    z.strictObject({ weightInGrams: z.int(), rateInCentsPerKilogram: z.int(), isMinimum: z.boolean() }),
    percentBasis,
    z.strictObject({ shares: z.array(percentBasis).readonly() }),
  ])
  .meta({
    description:
      'How an amount came to be: a weight at a rate (or the minimum, where that is more), a percentage of another amount, or one of each share of it: what customs tax by several item classes, share by share of the CIF value.',
  })

// Domain, section 8.
export const priceLine = z
  .strictObject({
    name: z.enum(PRICE_LINE_NAMES),
    amountInCents: signedCents,
    treatment: lineTreatment,
    label: z.string().optional(),
    basis: lineBasis.optional(),
  })
  .meta({ description: 'One line of a price: the same names in the quote, the estimate, the bill and the earnings.' })

export const extraCharge = z
  .strictObject({
    id,
    chargeId: id.nullable().meta({ description: 'Of the catalogue, as it was then; none for a charge of its own.' }),
    name: z.string(),
    amountInCents: z.int(),
    treatment,
    note: z.string(),
  })
  .meta({ description: 'What an order is charged beside its carriage.' })
export type ExtraCharge = z.output<typeof extraCharge>

export const price = z.strictObject({ lines: z.array(priceLine), totalInCents: signedCents })
export type Price = z.output<typeof price>

export const landedPrice = z
  .strictObject({
    ...price.shape,
    highestTotalInCents: signedCents.meta({
      description: 'The same with every item at the highest price that the client agreed to.',
    }),
    fitsCategory: z.boolean().meta({ description: 'False where that weight, or the value, is above the limit of the category.' }),
    isDutyShareable: z.boolean().meta({ description: 'The duty is that of a whole declaration, or less once it is shared.' }),
  })
  .meta({ description: 'What it costs in Quito: bought, carried, with the duty and IVA, at the prices of today.' })
export type LandedPrice = z.output<typeof landedPrice>

// Domain, section 8.
export const orderEarning = z
  .strictObject({
    status: z.enum(EARNING_STATUSES),
    weightInGrams: z.int(),
    basePricePerKilogramInCents: z.int(),
    bonusRateInBasisPoints: z.int(),
    discountRateInBasisPoints: z.int(),
    freightInCents: signedCents.meta({ description: "Less the client's discount." }),
    baseInCents: signedCents,
    marginInCents: signedCents,
    bonusInCents: signedCents,
    keptBackInCents: signedCents,
    profitInCents: signedCents,
  })
  .meta({
    description:
      "How an associate's earning came to be, with what it takes to compute it again: `base` = weight × base price, at most the freight; `margin` = freight − base; `bonus` and `keptBack` = margin × their rates; `profit` = margin + bonus − kept back.",
  })
