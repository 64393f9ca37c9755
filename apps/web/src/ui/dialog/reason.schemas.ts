// What a reason that is asked for is checked by.
import { text } from '@app/contract/fields/fields'
import { z } from 'zod'

export const reasonForm = z.object({ reason: text(500) })
