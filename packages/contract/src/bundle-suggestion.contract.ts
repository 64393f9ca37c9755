import { CATEGORIES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, personReference, recipient } from './fields/fields.ts'

/** A package that is ready to be bundled. */
const readyOrder = z.strictObject({
  id,
  code: z.string(),
  client: personReference,
  description: z.string(),
  weightInGrams: z.int(),
  productValueInCents: z.int(),
})

/** One declaration as POST /bundle takes it: `orderIds` is its body. */
export const proposedBundle = z.strictObject({
  consignee: recipient,
  category: z.enum(CATEGORIES),
  isSpecial: z.boolean(),
  orderIds: z.array(id),
  orders: z.array(readyOrder),
  weightInGrams: z.int(),
  /** Of all packages together, as the category and the yearly quota count it. */
  valueWithTaxInCents: z.int(),
  /** What customs may object to, as of a bundle. */
  warnings: z.array(z.string()),
})
export type ProposedBundle = z.output<typeof proposedBundle>

/** A package that cannot be declared now. `reason`: the code of the refusal that POST /bundle would answer with. */
export const leftOutOrder = z.strictObject({
  orderId: id,
  code: z.string(),
  client: personReference,
  reason: z.string(),
})

export const bundleSuggestion = z.strictObject({
  bundles: z.array(proposedBundle),
  leftOut: z.array(leftOutOrder),
  /** Everything that is ready: in bundles or left out. */
  packages: z.int(),
  /** How many bundles there are, and how many with each of their packages alone. */
  declarations: z.int(),
  declarationsAlone: z.int(),
  /** Nobody needs fewer declarations for the packages that are in bundles. */
  lowerBound: z.int(),
  /** `declarations` is the lower bound: always where no consignee has more than 20 packages of a category and special flag. */
  isProvenOptimal: z.boolean(),
  /** The duties of category B that sharing saves. */
  savesInCents: z.int(),
})
export type BundleSuggestion = z.output<typeof bundleSuggestion>

/** GET /bundle/suggestion: the fewest declarations for everything that is ready within the caller's reach (domain, section 7). */
export const suggestBundles = endpoint({
  method: 'GET',
  path: '/bundle/suggestion',
  summary: 'Proposes the fewest bundles for every package that is ready in Miami.',
  roles: ['associate', 'administrator'],
  query: z.object({
    /** Only this client's packages; somebody else's client is not found. */
    clientId: id.optional(),
    /** Only what this person is declared for. */
    consigneeIdentification: z.string().trim().toUpperCase().min(1, 'required').max(20, 'tooLong').optional(),
  }),
  response: bundleSuggestion,
})
