import { email } from '@app/contract/fields/fields'
import { z } from 'zod'

export const mailForm = z.object({ email })
