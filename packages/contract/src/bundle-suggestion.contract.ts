import { CATEGORIES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, id, instant, personReference, recipient } from './fields/fields.ts'

const readyOrder = z
  .strictObject({
    id,
    code: z.string(),
    client: personReference,
    associate: personReference.nullable().meta({ description: 'Who brought its client.' }),
    description: z.string(),
    weightInGrams: z.int(),
    productValueInCents: z.int(),
    intakeAt: instant.nullable().meta({ description: 'When Miami received it: what its days of waiting are counted from.' }),
    promisedDate: date.nullable().meta({ description: 'By when its client was promised it.' }),
  })
  .meta({ description: 'A package that is ready to be bundled.' })

export const proposedBundle = z
  .strictObject({
    consignee: recipient,
    category: z.enum(CATEGORIES),
    isSpecial: z.boolean(),
    orderIds: z.array(id),
    orders: z.array(readyOrder),
    weightInGrams: z.int(),
    valueWithTaxInCents: z
      .int()
      .meta({ description: 'Of all packages together, as the category and the yearly quota count it.' }),
    warnings: z.array(z.string()).meta({ description: 'What customs may object to, as of a bundle.' }),
  })
  .meta({ description: 'One declaration as POST /bundle takes it: `orderIds` is its body.' })
export type ProposedBundle = z.output<typeof proposedBundle>

export const leftOutOrder = z
  .strictObject({
    orderId: id,
    code: z.string(),
    client: personReference,
    reason: z.string(),
  })
  .meta({
    description: 'A package that cannot be declared now. `reason`: the code of the refusal that POST /bundle would answer with.',
  })

export const bundleSuggestion = z.strictObject({
  bundles: z.array(proposedBundle),
  leftOut: z.array(leftOutOrder),
  packages: z.int().meta({ description: 'Everything that is ready: in bundles or left out.' }),
  declarations: z.int().meta({ description: 'How many bundles there are, and how many with each of their packages alone.' }),
  declarationsAlone: z.int(),
  lowerBound: z.int().meta({ description: 'Nobody needs fewer declarations for the packages that are in bundles.' }),
  isProvenOptimal: z.boolean().meta({
    description:
      '`declarations` is the lower bound: always where no consignee has more than 20 packages of a category and special flag.',
  }),
  savesInCents: z.int().meta({ description: 'The duties of category B that sharing saves.' }),
})
export type BundleSuggestion = z.output<typeof bundleSuggestion>

// Domain, section 7.
export const suggestBundles = endpoint({
  method: 'GET',
  path: '/bundle/suggestion',
  summary: 'Proposes the fewest bundles for every package that is ready in Miami.',
  description: "The fewest declarations for everything that is ready within the caller's reach.",
  roles: ['associate', 'administrator'],
  query: z.object({
    clientId: id.optional().meta({ description: "Only this client's packages; somebody else's client is not found." }),
    consigneeIdentification: z
      .string()
      .trim()
      .toUpperCase()
      .min(1, 'required')
      .max(20, 'tooLong')
      .optional()
      .meta({ description: 'Only what this person is declared for.' }),
  }),
  response: bundleSuggestion,
})
