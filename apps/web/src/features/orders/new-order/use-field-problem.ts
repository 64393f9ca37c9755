import { type FieldError, get, useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { problemSentence } from '../../../ui/form/field-sentence.ts'

/** The type of an error whose message is the sentence itself, with its numbers, and not a code. */
export const SENTENCE = 'sentence'

/** The sentence under a field of the form around it, by the path of the field; nothing while the field is right. */
export function useFieldProblem(): (path: string) => string | undefined {
  const { t, i18n } = useTranslation()
  const { errors } = useFormState()
  return (path) => {
    const found = get(errors, path) as FieldError | undefined
    if (!found?.message) return undefined
    return found.type === SENTENCE ? found.message : problemSentence(t, i18n.language, path, found.message)
  }
}
