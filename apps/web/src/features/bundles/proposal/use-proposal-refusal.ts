import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error.ts'
import { errorSentence } from '../../../api/error-sentence.ts'
import type { ReadyOrder } from './proposal.ts'

/** Why a proposed bundle was not made, with the packages that stand in the way by their codes. */
export function useProposalRefusal() {
  const { t } = useTranslation()
  return (error: unknown, orders: readonly ReadyOrder[]): string => {
    const ids = error instanceof ApiError ? (error.details.ids ?? []) : []
    const codes = orders.filter(({ id }) => ids.includes(id)).map(({ code }) => code)
    return [errorSentence(t, error), codes.join(', ')].filter(Boolean).join(' ')
  }
}
