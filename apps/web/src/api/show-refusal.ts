import i18next from 'i18next'
import { showError } from '../ui/say/toast.ts'
import { errorSentence } from './error-sentence.ts'
import { placeOf } from './place-of.ts'

/** What was refused and why, with a way to what this person may do instead. */
export const showRefusal = (error: unknown): void => showError(errorSentence(i18next.t, error), placeOf(error))
