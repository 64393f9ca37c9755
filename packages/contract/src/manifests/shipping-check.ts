// What keeps a manifest from being shipped.
import { BUNDLE_PROBLEMS } from '@app/domain'
import { z } from 'zod'

export const shippingCheck = z
  .strictObject({
    problem: z.enum(['guideNumberMissing', 'departureDateMissing', 'noBundles', ...BUNDLE_PROBLEMS]),
    count: z.int().meta({ description: 'How many bundles it concerns; 0 where it is the manifest itself.' }),
  })
  .meta({
    description: 'What keeps a manifest from being shipped. `GET /manifest/{id}/bundle` lists its bundles by `readiness`.',
  })
