import { z } from 'zod'
import { wholeNumber } from './fields.ts'

const version = wholeNumber().min(1).max(1_000_000).optional()

/** By text, the version that the person was shown and ticked. */
export const agreedTexts = z
  .strictObject({ terms: version, privacy: version, consignee: version })
  .meta({ description: 'By text, the version that was shown and ticked. A newer one meanwhile is 409 `textIsNewer`.' })
export type AgreedTexts = z.output<typeof agreedTexts>
