// What a note about a client is checked by.
import { text } from '@app/contract/fields/fields'
import { z } from 'zod'

export const noteForm = z.object({ text: text(1_000) })
