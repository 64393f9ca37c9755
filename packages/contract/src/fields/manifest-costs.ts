import { z } from 'zod'
import { cents, optionalText } from './fields.ts'

const cost = z.strictObject({
  amountInCents: cents.nullable().meta({ description: 'Null while nobody knows it yet; 0 where there was none.' }),
  note: optionalText(200).meta({ description: 'The number of its invoice, or another reference.' }),
})

export const manifestCosts = z
  .strictObject({
    freight: cost,
    customs: cost.meta({ description: "The customs agent's, not the duty." }),
    other: cost,
    dutyPaid: cost.meta({ description: 'What the house paid customs for its clients.' }),
  })
  .meta({ description: 'What the flight cost the house. Its packages have a margin once all four are known.' })
export type ManifestCostsInContract = z.output<typeof manifestCosts>
