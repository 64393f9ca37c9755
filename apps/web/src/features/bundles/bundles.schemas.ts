// What the forms around bundles are checked by.
import { text, withIdentification } from '@app/contract/fields/fields'
import { z } from 'zod'

export { customsLiquidation } from '@app/contract/bundles.contract'

/** As the call takes it: a person, never nobody; nobody is the consignee, which has a button of its own. */
export const ownerForm = z.strictObject({ invoiceOwner: withIdentification({ name: text(120) }) })
