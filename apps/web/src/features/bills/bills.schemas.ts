// What the forms around bills are checked by.

import { ids, optionalText, text } from '@app/contract/fields/fields'
import { PAYMENT_METHODS } from '@app/domain'
import { z } from 'zod'

export const reasonForm = z.object({ reason: text(500) })
export const deliveryForm = z.object({ orderIds: ids, identification: text(20) })
export const paymentForm = z.object({ method: z.enum(PAYMENT_METHODS), references: z.array(optionalText(80)) })
